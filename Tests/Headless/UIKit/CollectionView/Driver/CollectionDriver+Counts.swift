import Foundation

// The numbers of sections and items, fetched when they are first asked for, as PSTCollectionView
// does (evidence P).
extension CollectionDriver {
  var sectionCounts: [Int] {
    if let counts { return counts }
    let fetched = fetchCounts()
    counts = fetched
    return fetched
  }

  func fetchCounts() -> [Int] {
    guard let dataSource = view.dataSource, !isCounting else {
      return view.dataSource == nil && modes.withoutDataSource == .oneEmptySection ? [0] : []
    }
    isCounting = true
    callouts.append(.dataSource)
    defer {
      isCounting = false
      callouts.removeLast()
    }
    let sections = max(0, dataSource.numberOfSections(in: view))
    return (0..<sections).map { section in
      let count = max(0, dataSource.collectionView(view, numberOfItemsInSection: section))
      return count + placeholders.count { $0.section == section }
        + (movement?.countChange(ofSection: section) ?? 0)
    }
  }

  func numberOfItems(inSection section: Int) throws -> Int {
    noteCountQuestion()
    let counts = sectionCounts
    guard counts.indices.contains(section) else {
      throw raise(
        .itemCountOutOfRange,
        """
        request for number of items in section \(section) when there are only \(counts.count) \
        sections in the collection view
        """)
    }
    return counts[section]
  }

  func noteCountQuestion() {
    if callouts.contains(.updates) {
      reportOnce(
        .askedDuringUpdates, "counts are asked for while the closure of a batch update is running")
    }
    if isCountingQuestions { questionCount += 1 }
  }

  func itemExists(at path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = sectionCounts
    return counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
  }

  var allItemPaths: [IndexPath] {
    sectionCounts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }
}

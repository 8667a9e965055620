import Foundation

// Which rectangles and elements the layout is asked for, and what is done with the answers.
extension CollectionDriver {
  /// Whether all that may be visible has been asked for.
  var isBoundsKnown: Bool { missingRects.isEmpty }

  private var missingRects: [CGRect] {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return known.rects.isEmpty ? [bounds] : [] }
    switch modes.rects {
    case .exactBounds:
      return known.covers(bounds) ? [] : [bounds]
    case .enlarged:
      return known.covers(bounds)
        ? [] : [bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)]
    case .prefetchAhead:
      if known.covers(bounds) { return [] }
      return view.isPrefetchingEnabled ? [bounds, pageAhead(of: bounds)] : [bounds]
    case .pageGrid:
      return pages(around: bounds).filter { !known.covers($0) }
    }
  }

  private func pageAhead(of bounds: CGRect) -> CGRect {
    let scrollsAcross = view.contentSize.width > bounds.width
    return bounds.offsetBy(
      dx: scrollsAcross ? bounds.width : 0, dy: scrollsAcross ? 0 : bounds.height)
  }

  /// The pages that meet the bounds and those before them, on a grid that starts at zero.
  private func pages(around bounds: CGRect) -> [CGRect] {
    let (width, height) = (bounds.width, bounds.height)
    let columns =
      Int(
        (bounds.minX / width).rounded(.down))...Int(
        (bounds.maxX / width).rounded(.up) - 1)
    let rows =
      Int(
        (bounds.minY / height).rounded(.down) - 1)...Int(
        (bounds.maxY / height).rounded(.up) - 1)
    return rows.flatMap { row in
      columns.map { column in
        CGRect(
          x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
      }
    }
  }

  func queryElements() throws {
    for rect in missingRects {
      needsAudit = true
      let answer = try elements(in: rect)
      try receive(answer)
      known.addRect(rect)
    }
  }

  func elements(in rect: CGRect) throws -> [UICollectionViewLayoutAttributes] {
    try call(.query) { layout.layoutAttributesForElements(in: rect) } ?? []
  }

  /// Asks for the elements that a context named, and for nothing else (evidence W).
  func queryAgain(_ elements: Set<ElementID>) throws {
    for id in elements.sorted() {
      try checkExisted(id)
      guard let attributes = try item(id) else {
        if id.category == .cell, itemExists(at: id.indexPath) { throw missingItem(id.indexPath) }
        continue
      }
      try receive([attributes])
    }
  }

  /// The layout's answer to a question about one element.
  func item(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    try call(.query) {
      switch id.category {
      case .cell: layout.layoutAttributesForItem(at: id.indexPath)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: id.kind, at: id.indexPath)
      case .decorationView:
        layout.layoutAttributesForDecorationView(ofKind: id.kind, at: id.indexPath)
      }
    }
  }

  func missingItem(_ path: IndexPath) -> Abandoned {
    raise(
      .nilItemAttributes,
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
      \(path.messageText)
      """)
  }

  /// Keeps attributes after the checks that each answer must pass.
  func receive(_ answer: [UICollectionViewLayoutAttributes]) throws {
    try checkAnswer(answer)
    for attributes in answer {
      let id = attributes.elementID
      try checkUnchanged(id, attributes)
      let copy = try checkedCopy(of: attributes)
      let entry = KnownAttributes.Entry(given: attributes, copy: copy)
      known.insert(entry, for: id)
      received[id] = entry
      if id.category != .cell {
        knownKinds.insert(ElementKind(category: id.category, kind: id.kind))
      }
    }
  }

  /// What is believed of an element, asking the layout if nothing is.
  func currentAttributes(_ id: ElementID) throws -> UICollectionViewLayoutAttributes? {
    if let entry = known[id] { return entry.copy }
    guard let attributes = try item(id) else { return nil }
    try receive([attributes])
    return known[id]?.copy
  }
}

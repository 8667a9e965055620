// UIKit has to be told of views that come or go although their sections stay.
extension AnimatedChange {
  enum Side { case former, present }

  /// Returns the sections on one side that stay, and have a view of the section that they lack on the other.
  func sections(
    onlyOn side: Side, present content: ContentLayout, with view: (Int) -> ContentLayout.Element?
  ) -> [Int] {
    guard case .updates(let map) = cause else { return [] }
    return (0..<former.content.sectionCount).compactMap { old in
      guard let new = map.newSection(of: old), new < content.sectionCount else { return nil }
      return switch side {
      case .former: !content.has(view(new)) && former.content.has(view(old)) ? old : nil
      case .present: !former.content.has(view(old)) && content.has(view(new)) ? new : nil
      }
    }
  }

  func isOnly(
    on side: Side, _ view: ContentLayout.Element, present content: ContentLayout
  ) -> Bool {
    guard case .updates = cause else { return false }
    let (had, has) = (former.content.has(view), content.has(view))
    return side == .former ? had && !has : has && !had
  }

  /// A background stays with its section, and a separator with the line of the same number.
  func decorations(
    ofKind kind: String, onlyOn side: Side, present content: ContentLayout
  ) -> [(section: Int, index: Int)] {
    guard case .updates(let map) = cause else { return [] }
    let isFormer = side == .former
    let (own, other) = isFormer ? (former.content, content) : (content, former.content)
    return (0..<own.sectionCount).flatMap { section in
      let counterpart = isFormer ? map.newSection(of: section) : map.oldSection(of: section)
      // The content may be empty, if the view has lost its width or its data in the batch.
      let others = counterpart.flatMap {
        $0 < other.sectionCount ? other.decorationViews(ofKind: kind, inSection: $0) : nil
      }
      return own.decorationViews(ofKind: kind, inSection: section).indices(missingIn: others)
        .map { (section, $0) }
    }
  }

  /// Returns the hosts of attached views that are replaced in sections that stay, before and after a batch.
  ///
  /// A view belongs to its host, but UIKit keeps attached views at their index paths, or counts them anew (a
  /// guess: `Guess.elementsMayBeRenumbered`). So it has to replace the first view whose host is another, and all
  /// behind it in the section.
  func replacedHosts(
    among old: [ContentLayout.Element], and new: [ContentLayout.Element]
  ) -> (former: [ContentLayout.Element], present: [ContentLayout.Element]) {
    guard case .updates(let map) = cause else { return ([], []) }
    let (oldHosts, newHosts) = (Set(old), Set(new))
    var firstReplaced: [Int: Int] = [:]
    func replace(from index: Int, inSection section: Int) {
      firstReplaced[section] = min(index, firstReplaced[section] ?? index)
    }
    for host in old {
      guard let section = map.newSection(of: host.sectionOfHost) else { continue }
      let place = newElement(of: host).flatMap { newHosts.contains($0) ? $0 : nil }
      let isKept = place.map { $0.sectionOfHost == section && $0.index == host.index } ?? false
      if !isKept { replace(from: host.index, inSection: section) }
    }
    for host in new {
      guard let section = map.oldSection(of: host.sectionOfHost) else { continue }
      let place = oldElement(of: host).flatMap { oldHosts.contains($0) ? $0 : nil }
      let isKept = place.map { $0.sectionOfHost == section && $0.index == host.index } ?? false
      if !isKept { replace(from: host.index, inSection: host.sectionOfHost) }
    }
    func isReplaced(_ index: Int, inSection section: Int?) -> Bool {
      section.flatMap { firstReplaced[$0] }.map { index >= $0 } ?? false
    }
    return (
      old.filter { isReplaced($0.index, inSection: map.newSection(of: $0.sectionOfHost)) },
      new.filter {
        map.oldSection(of: $0.sectionOfHost) != nil
          && isReplaced($0.index, inSection: $0.sectionOfHost)
      }
    )
  }
}

extension ContentLayout.Element {
  fileprivate var sectionOfHost: Int { section ?? 0 }

  fileprivate var index: Int { if case .cell(let position) = self { position.cell } else { 0 } }
}

extension ContentLayout {
  fileprivate func has(_ element: Element?) -> Bool {
    switch element {
    case .header(let section): sections.read(section) { $0.headerLength > 0 }
    case .footer(let section): sections.read(section) { $0.footerLength > 0 }
    case let element?: frame(of: element, pinning: nil) != nil
    case nil: false
    }
  }
}

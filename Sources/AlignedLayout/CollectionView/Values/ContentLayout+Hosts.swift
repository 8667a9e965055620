// The elements to which views are attached.

extension ContentLayout.Element {
  /// The index path of the attachments of an element, as the position of a cell.
  var pathOfAttachments: ContentLayout.CellPosition? {
    switch self {
    case .cell(let position): position
    case .header(let section), .footer(let section): .init(section: section, cell: 0)
    case .contentHeader, .contentFooter, .overflow, .background, .lineSeparator: nil
    }
  }
}

extension ContentLayout {
  func attachments(ofHost element: Element) -> [ViewAttachment] {
    guard sections.attachmentReach != nil, contains(element),
      let section = element.section, let attachments = self[section].attributes.attachments
    else { return [] }
    return switch element {
    case .cell: attachments.ofCells.ofDifferentKinds
    case .header: attachments.ofHeader.ofDifferentKinds
    case .footer: attachments.ofFooter.ofDifferentKinds
    case .contentHeader, .contentFooter, .overflow, .background, .lineSeparator: []
    }
  }

  func frame(of attachment: ViewAttachment, on host: CGRect) -> CGRect {
    snapped(attachment.frame(on: host, direction: direction))
  }

  /// Returns the elements whose attachments have an index path, here as the position of a cell.
  func hosts(at path: CellPosition) -> [Element] {
    guard (0..<sectionCount).contains(path.section) else { return [] }
    let views: [Element] =
      path.cell == 0 ? [.header(section: path.section), .footer(section: path.section)] : []
    let cells: [Element] = contains(.cell(path)) ? [.cell(path)] : []
    return cells + views.filter { frame(of: $0, pinning: nil) != nil }
  }
}

extension [ViewAttachment] {
  func first(ofKind kind: String) -> ViewAttachment? { first { $0.kind == kind } }

  /// The attachments without those whose kind one before them has.
  var ofDifferentKinds: [ViewAttachment] {
    guard count > 1 else { return self }
    var kinds: Set<String> = []
    return filter { kinds.insert($0.kind).inserted }
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // The elements to which views are attached.

  extension ContentLayout.Element {
    var mayHaveAttachments: Bool {
      switch self {
      case .header, .cell, .footer: true
      case .contentHeader, .contentFooter, .overflow, .background, .lineSeparator: false
      }
    }
  }

  extension ContentLayout {
    /// Returns the attachments that the section of an element names for it.
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

    /// Returns the frame of an attachment on a host, with its origin on a whole pixel.
    func frame(of attachment: ViewAttachment, on host: CGRect) -> CGRect {
      snapped(attachment.frame(on: host, direction: direction))
    }

    /// Returns the elements whose attachments have an index path.
    func hosts(at path: IndexPath) -> [Element] {
      guard path.count == 2, (0..<sectionCount).contains(path[0]) else { return [] }
      let views: [Element] =
        path[1] == 0 ? [.header(section: path[0]), .footer(section: path[0])] : []
      let position = CellPosition(section: path[0], cell: path[1])
      let cells: [Element] = contains(.cell(position)) ? [.cell(position)] : []
      return cells + views.filter { frame(of: $0, pinning: nil) != nil }
    }
  }

  extension [ViewAttachment] {
    /// Returns the first attachment of a kind.
    func first(ofKind kind: String) -> ViewAttachment? {
      first { $0.kind == kind }
    }

    /// The attachments without those whose kind one before them has.
    var ofDifferentKinds: [ViewAttachment] {
      guard count > 1 else { return self }
      var kinds: Set<String> = []
      return filter { kinds.insert($0.kind).inserted }
    }
  }
#endif

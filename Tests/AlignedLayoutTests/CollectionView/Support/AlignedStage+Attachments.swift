#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The kind and index path of an attached view.
  struct AttachedView: Hashable {
    let kind: String
    let path: IndexPath
  }

  extension AlignedStage {
    /// Returns the first attachment of a visible element that has no view in its place, or the first attached
    /// view too many, in words, or nil.
    ///
    /// - Parameters:
    ///   - carried: an item whose attachments follow a finger.
    ///   - ofItem: returns the attachments of an item, by default those of its section.
    func firstFaultOfAttachments(
      _ computed: PlacedLayout, carried: IndexPath? = nil,
      ofItem: ((IndexPath) -> [ViewAttachment])? = nil
    ) -> String? {
      let expected = plainAttachments(computed, ofItem: ofItem)
      for (view, frame) in expected where isWellVisible(frame) && view.path != carried {
        let attributes = layout.layoutAttributesForSupplementaryView(
          ofKind: view.kind, at: view.path)
        guard isClose(attributes?.frame, frame) else {
          return
            "\(view.kind) \(view.path.words) at \(words(attributes?.frame)), not \(words(frame))"
        }
        let shown = self.view.supplementaryView(forElementKind: view.kind, at: view.path)
        guard isClose(shown?.frame, frame) else {
          return "the view of \(view.kind) \(view.path.words) at \(words(shown?.frame)), not "
            + words(frame)
        }
      }
      for kind in ContentSource.attachmentKinds {
        for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        where expected[AttachedView(kind: kind, path: path)] == nil {
          return "a view of \(kind) \(path.words), which does not exist"
        }
      }
      return nil
    }

    /// Returns the first element in a rectangle that is missing, too many, or not in the order of the content with
    /// each attachment right after its host, in words, or nil.
    func firstFaultOfOrder(in rect: CGRect) -> String? {
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let all = layout.layoutAttributesForElements(in: .infinite) ?? []
      let views = found.map(\.words)
      let expected = all.filter { $0.frame.meets(rect) }.map(\.words)
      guard views == expected else { return "in \(words(rect)) \(views), not \(expected)" }
      var host: UICollectionViewLayoutAttributes?
      for attributes in all {
        guard let kind = attributes.representedElementKind,
          ContentSource.attachmentKinds.contains(kind)
        else {
          host = attributes
          continue
        }
        let isAfterHost =
          host?.representedElementCategory != .decorationView
          && host?.indexPath == attributes.indexPath
        guard isAfterHost else { return "\(attributes.words) after \(host?.words ?? "nothing")" }
      }
      return nil
    }

    /// The frames of all attached views, found by looking at all elements.
    func plainAttachments(
      _ computed: PlacedLayout, ofItem: ((IndexPath) -> [ViewAttachment])? = nil
    ) -> [AttachedView: CGRect] {
      var frames: [AttachedView: CGRect] = [:]
      func attach(_ attachments: [ViewAttachment], to host: CGRect?, at path: IndexPath) {
        guard let host else { return }
        for attachment in attachments {
          let view = AttachedView(kind: attachment.kind, path: path)
          if frames[view] == nil { frames[view] = plainFrame(of: attachment, on: host, computed) }
        }
      }
      for section in content.sections.indices where section < computed.sectionCount {
        let attachments = content.sections[section].attributes.attachments
        for cell in 0..<computed.layout.visibleCellCount(inSection: section) {
          let path = IndexPath(item: cell, section: section)
          attach(
            ofItem?(path) ?? attachments?.ofCells ?? [],
            to: computed.frame(
              ofCellAt: .init(section: section, cell: cell), pinning: pinning), at: path)
        }
        let path = IndexPath(item: 0, section: section)
        attach(
          attachments?.ofHeader ?? [],
          to: computed.frame(ofHeaderInSection: section, pinning: pinning), at: path)
        attach(
          attachments?.ofFooter ?? [],
          to: computed.frame(ofFooterInSection: section, pinning: pinning), at: path)
      }
      return frames
    }

    private func plainFrame(
      of attachment: ViewAttachment, on host: CGRect, _ computed: PlacedLayout
    ) -> CGRect {
      let isMirrored = computed.layout.direction == .rightToLeft
      // Along x, everything is counted from the leading edge.
      let along =
        host.width * attachment.point.x + attachment.offset.x
        - attachment.size.width * attachment.ownPoint.x
      let x = isMirrored ? host.maxX - along - attachment.size.width : host.minX + along
      let y =
        host.minY + host.height * attachment.point.y + attachment.offset.y
        - attachment.size.height * attachment.ownPoint.y
      let scale = view.traitCollection.displayScale
      return CGRect(
        x: (x * scale + 0.001).rounded(.down) / scale,
        y: (y * scale + 0.001).rounded(.down) / scale,
        width: attachment.size.width, height: attachment.size.height)
    }
  }

  extension UICollectionViewLayoutAttributes {
    @MainActor
    fileprivate var words: String { "\(representedElementKind ?? "cell") \(indexPath.words)" }
  }

  extension CGRect {
    fileprivate func meets(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
#endif

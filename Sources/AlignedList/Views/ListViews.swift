#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  final class ListViews {
    static let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      CollectionViewAlignedLayout.elementKindOverflow,
    ]

    weak var list: CollectionViewAlignedList?
    let sizer: ListSizer

    /// The headers and footers of the list, as those of a section without items.
    let boundaries = SectionRecord.ofBoundaries()

    /// The views of the overlays, from back to front.
    var overlays: [ListOverlayView] = []
    var effects = ScrollEffects()

    /// The types of views for which cells are registered. Cells are registered by identifiers, in advance. UIKit
    /// raises an exception for a `CellRegistration` that is created while it asks a data source for a cell ([Apple's
    /// forums](https://developer.apple.com/forums/thread/690611)). Perhaps it also does while another collection view
    /// asks, as for a cell that contains a carousel.
    private var registered: Set<ObjectIdentifier> = []
    private var registeredDecorations: Set<String> = []
    private(set) var attachmentKinds: [String] = []

    init(_ sizer: ListSizer, in view: UICollectionView) {
      self.sizer = sizer
      for kind in Self.kinds + boundaryKinds {
        view.register(
          ListSupplementaryView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: Self.identifier)
      }
    }

    var calls: ClientCalls { sizer.calls }

    private static let identifier = "AlignedList"

    /// Returns a reuse identifier. Lists that show one view after the other can reuse each other's cells.
    private static func identifier(of viewType: ObjectIdentifier) -> String {
      "\(identifier).\(UInt(bitPattern: viewType))"
    }

    func register(_ sections: [StoredSection], in view: UICollectionView) {
      for section in sections {
        registerCells(for: section.run, in: view)
        for decoration in section.values.decorations
        where registeredDecorations.insert(decoration.kind).inserted {
          view.collectionViewLayout.register(
            decoration.viewClass, forDecorationViewOfKind: decoration.kind)
        }
        registerAttachments(of: section, in: view)
      }
    }

    private func registerCells(for items: ItemRun, in view: UICollectionView) {
      if items.hasViewTypes(among: registered) { return }
      for content in items.contents(exceptOf: registered)
      where registered.insert(content.viewType).inserted {
        view.register(
          content.cellClass ?? ListCell.self,
          forCellWithReuseIdentifier: Self.identifier(of: content.viewType))
      }
    }

    func cell(
      for number: Int, at path: IndexPath, in view: UICollectionView
    ) -> UICollectionViewCell? {
      guard let record = list?.core.item(number), registered.contains(record.key.viewType)
      else { return nil }
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: Self.identifier(of: record.key.viewType), for: path)
      calls.whileFilling {
        guard let listCell = cell as? ListCell
        else { return ItemMarker.show(record, in: cell, calls) }
        listCell.show(record, sizer)
      }
      return cell
    }

    private func registerAttachments(of section: StoredSection, in view: UICollectionView) {
      func register(_ host: ListAttachment.Host, _ count: Int) {
        for kind in (0..<count).map(host.kind) where !attachmentKinds.contains(kind) {
          attachmentKinds.append(kind)
          view.register(
            ListAttachedView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: Self.identifier)
        }
      }
      register(.header, section.values.header.item?.attachments.count ?? 0)
      register(.footer, section.values.footer.item?.attachments.count ?? 0)
      if section.run.hasAttachments { register(.item, section.run.greatestAttachmentCount) }
    }

    func supplementaryView(
      ofKind kind: String, at path: IndexPath, in view: UICollectionView
    ) -> UICollectionReusableView? {
      guard section(ofKind: kind, at: path) != nil else { return nil }
      let made = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: Self.identifier, for: path)
      fill(made, ofKind: kind, at: path)
      return made
    }

    /// Fills headers, footers and overflow views that stay. The snapshot does not know them.
    func refreshSupplementaryViews(of view: UICollectionView) {
      for kind in boundaryKinds where boundaries.item(ofKind: kind, hiddenCount: 0) != nil {
        let path = IndexPath(index: 0)
        fill(view.supplementaryView(forElementKind: kind, at: path), ofKind: kind, at: path)
      }
      for kind in Self.kinds + attachmentKinds {
        for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          fill(view.supplementaryView(forElementKind: kind, at: path), ofKind: kind, at: path)
        }
      }
    }

    private var boundaryKinds: [String] { [boundaries.headerKind, boundaries.footerKind] }

    private func section(ofKind kind: String, at path: IndexPath) -> SectionRecord? {
      boundaryKinds.contains(kind) ? boundaries : list?.record(ofSection: path.section)
    }

    private func fill(_ view: UICollectionReusableView?, ofKind kind: String, at path: IndexPath) {
      guard let section = section(ofKind: kind, at: path) else { return }
      calls.whileFilling {
        if let index = ListAttachment.Host.item.index(ofKind: kind) {
          guard let item = list?.record(at: path) else { return }
          (view as? ListAttachedView)?.show(kind, at: index, of: item, sizer)
        } else {
          (view as? ListSupplementaryView)?.show(kind, of: section, sizer)
        }
      }
    }
  }

  extension SectionRecord {
    func item(ofKind kind: String, hiddenCount: Int) -> ListItem? {
      switch kind {
      case headerKind: section.values.header.item
      case footerKind: section.values.footer.item
      case CollectionViewAlignedLayout.elementKindOverflow: overflowItem(hiddenCount: hiddenCount)
      default: attachedItem(ofKind: kind)
      }
    }

    private func attachedItem(ofKind kind: String) -> ListItem? {
      if let index = ListAttachment.Host.header.index(ofKind: kind) {
        return section.values.header.item?.attachedItem(at: index)
      }
      return ListAttachment.Host.footer.index(ofKind: kind).flatMap {
        section.values.footer.item?.attachedItem(at: $0)
      }
    }
  }

  extension ListItem {
    func attachedItem(at index: Int) -> ListItem? {
      attachments.indices.contains(index) ? attachments[index].item : nil
    }
  }

  extension ItemRun {
    fileprivate var greatestAttachmentCount: Int {
      (0..<count).lazy.map { self.item(at: $0).attachments.count }.max() ?? 0
    }
  }
#endif

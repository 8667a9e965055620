#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Makes the views of a list for its data source.
  @MainActor
  final class ListViews {
    static let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      CollectionViewAlignedLayout.elementKindOverflow,
    ]

    private let contents: ListContents
    private let boundaries: SectionRecord
    private let calls: ClientCalls
    private let sizer: ListSizer

    /// The types of views for which cells are registered.
    ///
    /// Cells are registered by identifiers, in advance. UIKit raises an exception for a `CellRegistration` that
    /// is created while it asks a data source for a cell ([Apple's
    /// forums](https://developer.apple.com/forums/thread/690611)). Perhaps it also does while another
    /// collection view asks, as for a cell that contains a carousel.
    private var registered: Set<ObjectIdentifier> = []

    /// The kinds for which attached views are registered.
    private(set) var attachmentKinds: [String] = []

    init(
      of contents: ListContents, _ boundaries: SectionRecord, calls: ClientCalls, sizer: ListSizer,
      in view: UICollectionView
    ) {
      self.contents = contents
      self.boundaries = boundaries
      self.calls = calls
      self.sizer = sizer
      for kind in Self.kinds + [boundaries.headerKind, boundaries.footerKind] {
        view.register(
          ListSupplementaryView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: Self.identifier)
      }
    }

    private static let identifier = "AlignedList"

    /// Returns the reuse identifier of cells that contain a type of views. Lists that show one view after
    /// the other can reuse each other's cells.
    private static func identifier(of viewType: ObjectIdentifier) -> String {
      "\(identifier).\(UInt(bitPattern: viewType))"
    }

    /// Makes cells for the types of views of items available.
    func register(_ items: ItemRun, in view: UICollectionView) {
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
      guard let record = contents.item(number), registered.contains(record.key.viewType)
      else { return nil }
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: Self.identifier(of: record.key.viewType), for: path)
      calls.whileFilling {
        guard let listCell = cell as? ListCell else {
          return ItemMarker.show(record, in: cell, calls)
        }
        listCell.show(record, calls, sizer)
      }
      return cell
    }

    /// Makes views for what is attached to items, headers and footers available.
    func registerAttachments(of sections: [ListSection], in view: UICollectionView) {
      func register(_ host: ListAttachment.Host, _ count: Int) {
        for kind in (0..<count).map(host.kind) where !attachmentKinds.contains(kind) {
          attachmentKinds.append(kind)
          view.register(
            ListAttachedView.self, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: Self.identifier)
        }
      }
      for section in sections {
        register(.header, section.values.header.item?.attachments.count ?? 0)
        register(.footer, section.values.footer.item?.attachments.count ?? 0)
        if section.items.hasAttachments { register(.item, section.items.greatestAttachmentCount) }
      }
    }

    func supplementaryView(
      ofKind kind: String, at path: IndexPath, in view: UICollectionView
    ) -> UICollectionReusableView? {
      guard let dataSource = view.dataSource as? CollectionViewAlignedList.DataSource,
        let section = kind == boundaries.headerKind || kind == boundaries.footerKind
          ? boundaries
          : contents.section(
            dataSource.sectionIdentifier(for: path.section), expectedAt: path.section)
      else { return nil }
      let made = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: Self.identifier, for: path)
      fill(made, ofKind: kind, in: section) {
        dataSource.itemIdentifier(for: path).flatMap(contents.item)
      }
      return made
    }

    /// Fills a header, a footer, an overflow view or an attached view with what it shows.
    ///
    /// - Parameter item: a closure that returns the item to which it is attached.
    func fill(
      _ view: UICollectionReusableView?, ofKind kind: String, in section: SectionRecord,
      item: () -> ItemRecord?
    ) {
      calls.whileFilling {
        if let index = ListAttachment.Host.item.index(ofKind: kind) {
          guard let item = item() else { return }
          (view as? ListAttachedView)?.show(kind, at: index, of: item, calls, sizer)
        } else {
          (view as? ListSupplementaryView)?.show(kind, of: section, calls, sizer)
        }
      }
    }
  }

  extension SectionRecord {
    /// Returns what a supplementary view of the section shows, or nil if there is none.
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
    /// Returns the component that is attached at an index, or nil if there is none any more.
    func attachedItem(at index: Int) -> ListItem? {
      attachments.indices.contains(index) ? attachments[index].item : nil
    }
  }

  extension ItemRun {
    /// The greatest number of components that are attached to an item.
    fileprivate var greatestAttachmentCount: Int {
      (0..<count).lazy.map { self.item(at: $0).attachments.count }.max() ?? 0
    }
  }
#endif

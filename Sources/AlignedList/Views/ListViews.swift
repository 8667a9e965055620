#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Makes the views of a list for its data source.
  @MainActor
  final class ListViews {
    typealias Registration = UICollectionView.CellRegistration<ListCell, ItemRecord>
    typealias SupplementaryRegistration =
      UICollectionView.SupplementaryRegistration<ListSupplementaryView>

    static let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      CollectionViewAlignedLayout.elementKindOverflow,
    ]

    private let contents: ListContents
    private let calls: ClientCalls

    /// The registrations of cells, by the type of view. UIKit raises an exception for those that are made
    /// while it asks for a cell.
    private var cells: [ObjectIdentifier: Registration] = [:]
    private let supplementaryViews: [String: SupplementaryRegistration]

    init(of contents: ListContents, calls: ClientCalls) {
      self.contents = contents
      self.calls = calls
      supplementaryViews = Dictionary(
        uniqueKeysWithValues: Self.kinds.map { kind in
          (kind, SupplementaryRegistration(elementKind: kind) { _, _, _ in })
        })
    }

    /// Makes cells for types of views available.
    func register(_ viewTypes: Set<ObjectIdentifier>) {
      for viewType in viewTypes where cells[viewType] == nil {
        cells[viewType] = Registration { [calls] cell, _, record in
          cell.show(record, calls)
        }
      }
    }

    func cell(
      for number: Int, at path: IndexPath, in view: UICollectionView
    ) -> UICollectionViewCell? {
      guard let record = contents.item(number), let registration = cells[record.key.viewType]
      else { return nil }
      return calls.during {
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: record)
      }
    }

    func supplementaryView(
      ofKind kind: String, at path: IndexPath, in view: UICollectionView
    ) -> UICollectionReusableView? {
      guard let registration = supplementaryViews[kind],
        let dataSource = view.dataSource as? CollectionViewAlignedList.DataSource,
        let record = contents.section(dataSource.sectionIdentifier(for: path.section))
      else { return nil }
      let made = view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
      calls.during {
        made.show(kind, of: record, calls)
      }
      return made
    }
  }

  extension SectionRecord {
    /// Returns what a supplementary view of the section shows, or nil if there is none.
    func item(ofKind kind: String, hiddenCount: Int) -> ListItem? {
      switch kind {
      case UICollectionView.elementKindSectionHeader: section.header
      case UICollectionView.elementKindSectionFooter: section.footer
      default: overflowItem(hiddenCount: hiddenCount)
      }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A data source that shows a test's content in plain cells, headers and footers, and records
  /// questions.
  @MainActor
  class ContentSource: NSObject, UICollectionViewDataSource {
    var content: TestContent
    var asked: [Question] = []
    /// Called with the space that is offered to each item whose size is asked for.
    var didOffer: ((CGFloat) -> Void)?

    init(_ content: TestContent) {
      self.content = content
    }

    static let supplementaryKinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      CollectionViewAlignedLayout.elementKindOverflow,
      CollectionViewAlignedLayout.elementKindContentHeader,
      CollectionViewAlignedLayout.elementKindContentFooter,
    ]

    static let attachmentKinds = ["badge", "dot", "mark"]

    static func register(in view: UICollectionView) {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in Self.supplementaryKinds + Self.attachmentKinds {
        view.register(
          OverflowView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "supplementary")
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      asked.append(.sectionCount)
      return content.sections.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      asked.append(.itemCount(section: section))
      return content.sections[section].cells.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let cell = content.sections[sourceIndexPath.section].cells.remove(at: sourceIndexPath.item)
      content.sections[destinationIndexPath.section].cells.insert(
        cell, at: destinationIndexPath.item)
    }
  }

  /// A header, footer or overflow view that stores the number of hidden items in its attributes.
  final class OverflowView: UICollectionReusableView {
    private(set) var hiddenItemCount: Int?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      hiddenItemCount =
        (layoutAttributes as? CollectionViewAlignedLayoutAttributes)?.hiddenItemCount
    }
  }

  /// A delegate that returns sizes and attributes from a data source's content.
  @MainActor
  class ContentDelegate: NSObject, CollectionViewDelegateAlignedLayout {
    let source: ContentSource
    var didEndScrollingAnimation: (() -> Void)?

    init(_ source: ContentSource) {
      self.source = source
    }

    var didScroll: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      didScroll?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      didEndScrollingAnimation?()
    }

    private func note(_ question: Question, in collectionView: UICollectionView) {
      source.asked.append(question)
      noteQuestion(in: collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      note(.size(indexPath), in: collectionView)
      source.didOffer?(remainingLineSpace)
      return source.content.sections[indexPath.section].cells[indexPath.item]
        .size(remainingLineSpace)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      note(.section(section), in: collectionView)
      return source.content.sections[section].attributes
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      note(.attributes(indexPath), in: collectionView)
      return source.content.sections[indexPath.section].cells[indexPath.item].attributes
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat {
      note(.header(section), in: collectionView)
      return source.content.sections[section].headerLength
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat {
      note(.footer(section), in: collectionView)
      return source.content.sections[section].footerLength
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      note(.overflow(section, hiding: hiddenItemCount), in: collectionView)
      return source.content.sections[section].sizeOfOverflow(hiddenItemCount)
    }
  }
#endif

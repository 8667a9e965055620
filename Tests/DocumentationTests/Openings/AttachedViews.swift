#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  final class BadgesController: UIViewController, UICollectionViewDataSource {
    private let badge = ViewAttachment(
      kind: "badge", at: .topTrailing, ownPoint: .center, size: CGSize(width: 20, height: 20))

    func showBadges(in collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.defaultSectionAttributes = SectionAttributes(
        attachments: .init(ofCells: [badge], reach: 10))
      collectionView.collectionViewLayout = layout
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: badge.kind,
        withReuseIdentifier: badge.kind)
      collectionView.dataSource = self
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      12
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
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
  }
#endif

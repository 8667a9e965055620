#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  struct ChatLine: Hashable {
    let text: String
    let isOwn: Bool
  }

  /// A bubble that is as wide as its text, and at most 240 points.
  final class BubbleCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.insetBy(dx: 12, dy: 8)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      let size = label.sizeThatFits(
        CGSize(width: min(attributes.offeredSpace, 240) - 24, height: .greatestFiniteMagnitude))
      attributes.size = CGSize(width: size.width + 24, height: size.height + 16)
      return attributes
    }
  }

  final class SmallChatController: UIViewController {
    var lines: [ChatLine] = []
    let layout = CollectionViewAlignedLayout()
    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.staysAtEnd = true
      layout.keepsAnswersAcrossUpdates = true
      layout.defaultSectionAttributes = SectionAttributes(
        maximumCellsPerLine: 1, sizing: .selfSizing(estimate: CGSize(width: 200, height: 36)),
        lineSpacing: 6)
      layout.attributesForItem = { [weak self] indexPath in
        let isOwn = self?.lines[indexPath.item].isOwn == true
        return CellAttributes(lineAlignment: isOwn ? .trailing : .leading)
      }
      collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
      collectionView.dataSource = self
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
    }

    /// Adds a message at the end, and scrolls to it if it is one's own.
    func add(_ line: ChatLine) {
      collectionView.performBatchUpdates {
        lines.append(line)
        collectionView.insertItems(at: [[0, lines.count - 1]])
      }
      guard line.isOwn else { return }
      layout.scrollToItem(at: [0, lines.count - 1], position: .bottom, animated: true)
    }

    /// Adds older messages at the top. What is read stays where it is.
    func addOlder(_ older: [ChatLine]) {
      collectionView.performBatchUpdates {
        lines.insert(contentsOf: older, at: 0)
        collectionView.insertItems(at: older.indices.map { [0, $0] })
      }
    }
  }

  extension SmallChatController: UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      lines.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
      (cell as? BubbleCell)?.label.text = lines[indexPath.item].text
      return cell
    }
  }
#endif

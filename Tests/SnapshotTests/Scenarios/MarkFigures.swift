import AlignedLayout
import AlignedMarks
import Testing
import UIKit

/// A view with the marks that show how its lines came about.
struct MarkFigure: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  var style = UIUserInterfaceStyle.light
  let makeView: @MainActor @Sendable () -> UIView

  var testDescription: String { name }

  static let all = [
    MarkFigure(
      name: "marks", title: "Marks over a collection view show how its lines came about."
    ) { MarkedReplies.view(size: CGSize(width: 360, height: 272)) },
    MarkFigure(
      name: "marks-right-to-left", title: "From right to left, marks begin at the right."
    ) {
      let view = MarkedReplies.view(size: CGSize(width: 360, height: 272), captions: .arabic)
      view.semanticContentAttribute = .forceRightToLeft
      return view
    },
    MarkFigure(name: "marks-dark", title: "On a dark screen, marks are light.", style: .dark) {
      MarkedReplies.view(size: CGSize(width: 360, height: 272))
    },
    MarkFigure(name: "marks-sideways", title: "Marks over lines that run from the top.") {
      MarkedReplies.view(size: CGSize(width: 545, height: 220), .horizontal)
    },
    MarkFigure(name: "marks-held", title: "A view that stays at its end holds that.") {
      let view = MarkedReplies.view(size: CGSize(width: 360, height: 120))
      (view.collectionViewLayout as? CollectionViewAlignedLayout)?.staysAtEnd = true
      return view
    },
    MarkFigure(
      name: "marks-aligned-view", title: "Marks over an aligned view, and over a group in it."
    ) { markedForm },
  ]
}

/// Indented replies, and tags that measure themselves.
@MainActor
private enum MarkedReplies {
  static func view(
    size: CGSize, _ scrollDirection: UICollectionView.ScrollDirection = .vertical,
    captions: MarkedSource = .english
  ) -> UICollectionView {
    let isVertical = scrollDirection == .vertical
    let layout = CollectionViewAlignedLayout()
    layout.scrollDirection = scrollDirection
    layout.contentInsets = Insets(10)
    layout.attributesForSection = { section in
      section == 0
        ? SectionAttributes(lineSpacing: 10)
        : SectionAttributes(
          sizing: .selfSizing(
            estimate: CGSize(width: 80, height: 40), offering: .remainingLineSpace),
          lineAlignment: .center, lineSpacing: 10)
    }
    layout.attributesForItem = { indexPath in
      switch indexPath {
      case [0, 1]: CellAttributes(indentation: .start)
      case [0, 3]: CellAttributes(endsLine: true)
      default: .default
      }
    }
    layout.sizeForItem = { indexPath, _ in
      let length: CGFloat = [72, 170, 160, 62, 150][indexPath.item]
      return isVertical
        ? CGSize(width: length, height: 44) : CGSize(width: 96, height: length * 0.6)
    }
    layout.showsLineMarks = true
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = captions
    return view
  }
}

private final class MarkedSource: NSObject, UICollectionViewDataSource {
  // A collection view holds its data source weakly.
  static let english = MarkedSource([
    ["Ana", "Swim?", "Where?", "Here", "At ten"],
    ["Breakfast", "Outdoor seating", "Open late", "Vegetarian dishes", "Parking"],
  ])
  static let arabic = MarkedSource([
    ["آنا", "نسبح؟", "أين؟", "هنا", "في العاشرة"],
    ["فطور", "جلسة خارجية", "مفتوح ليلا", "أطباق نباتية", "موقف سيارات"],
  ])

  private let captions: [[String]]

  private init(_ captions: [[String]]) { self.captions = captions }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    captions.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    captions[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MarkedCell)?.label.text = captions[indexPath.section][indexPath.item]
    return cell
  }
}

/// A cell that is as large as its caption, if it sizes itself.
private final class MarkedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(white: 0.5, alpha: 0.15)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .label
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    attributes.size = CGSize(width: max(96, label.sizeThatFits(.zero).width + 24), height: 40)
    return attributes
  }
}

/// A field beside a label, and a group of tags in a group of their own.
@MainActor
private var markedForm: UIView {
  func item(_ caption: String, width: CGFloat, _ attributes: CellAttributes = .default)
    -> AlignedItem
  {
    let label = UILabel()
    label.text = caption
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.backgroundColor = UIColor(white: 0.5, alpha: 0.15)
    return AlignedItem(label, attributes: attributes) { _ in CGSize(width: width, height: 40) }
  }
  let tags = AlignedGroup(
    attributes: SectionAttributes(lineSpacing: 10),
    items: [
      item("Breakfast", width: 90), item("Open late", width: 86), item("Parking", width: 100),
    ])
  let view = AlignedView(
    items: [
      item("Name", width: 80),
      item("Lido", width: 120, CellAttributes(minimumLineSpace: 60, growth: 1)),
      item("Offers", width: 80, CellAttributes(beginsLine: true)),
      AlignedItem(tags, attributes: CellAttributes(width: .remaining)),
    ],
    attributes: SectionAttributes(lineSpacing: 10), padding: Insets(10))
  view.frame = CGRect(x: 0, y: 0, width: 360, height: 160)
  view.showsLineMarks = true
  return view
}

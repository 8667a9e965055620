import AlignedLayout
import AlignedList
import UIKit

/// The list of all examples of the playground, which the library itself shows.
final class ExampleList: UIViewController {
  private let open: (NamedExample) -> Void
  private var list: CollectionViewAlignedList?

  /// - Parameter open: is called with an example that was chosen.
  init(open: @escaping (NamedExample) -> Void) {
    self.open = open
    super.init(nibName: nil, bundle: nil)
    title = "AlignedLayout"
  }

  /// Returns nil: screens are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(16)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
    let list = CollectionViewAlignedList(collectionView)
    list.show {
      ListSection("examples") {
        for named in NamedExample.all {
          ExampleRow(id: named.name, title: named.title, summary: named.summary)
            .onSelect { [weak self] in self?.open(named) }
        }
      }
      .attributes(
        .columns(minimumWidth: 300).with(cellAlignment: .stretch, cellSpacing: 8, lineSpacing: 8))
    }
    self.list = list
  }
}

/// What an example is called, and what it shows.
private struct ExampleRow: ListComponent, Hashable, Identifiable {
  let id: String
  let title: String
  let summary: String

  func makeView() -> ExampleRowView { ExampleRowView() }

  func configure(_ view: ExampleRowView) { view.show(title, summary) }

  func update(_ view: ExampleRowView, for state: UICellConfigurationState) {
    view.alpha = state.isHighlighted ? 0.5 : 1
  }
}

private final class ExampleRowView: AlignedView {
  private let title = UILabel()
  private let summary = UILabel()

  func show(_ title: String, _ summary: String) {
    (self.title.text, self.summary.text) = (title, summary)
    self.title.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    self.summary.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    self.summary.textColor = .secondaryLabel
    for label in [self.title, self.summary] { label.numberOfLines = 0 }
    attributes = SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 4)
    padding = Insets(12)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    setArrangedSubviews([self.title, self.summary])
    invalidateSizes()
  }
}

extension NamedExample {
  /// The name as a title, such as “Tag bar” for `tag-bar`.
  var title: String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

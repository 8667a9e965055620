#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  struct Heading: ListComponent, Equatable {
    let text: String

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = text }
  }

  @MainActor
  func show(_ texts: [String], in list: CollectionViewAlignedList) {
    list.show {
      ListSection("texts") {
        for text in texts { Heading(text: text).id(text) }
      }
      .attributes(.columns(1))
    }
  }
#endif

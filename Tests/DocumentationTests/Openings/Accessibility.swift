#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  /// A name and what is known of it, whose fonts follow the text size.
  struct PersonName: ListComponent, Hashable {
    let name: String
    let status: String

    func makeView() -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }

    func configure(_ view: UILabel) { view.text = "\(name)\n\(status)" }

    func update(_ view: UILabel, for state: UICellConfigurationState) {
      view.textColor = state.isFocused ? .systemBlue : .label
    }
  }

  final class PeopleController: UIViewController {
    func show(_ people: [PersonName], in list: CollectionViewAlignedList) {
      list.show {
        ListSection("people") {
          for person in people {
            person.id(person.name)
              .onSelect { [weak self] in self?.open(person) }
              .highlightAlpha(0.5)
          }
        }
        .header { PersonName(name: "People", status: "\(people.count) of them") }
      }
    }

    func open(_ person: PersonName) {}

    /// Returns the item that an arrow key downward reaches.
    func pathBelow(_ path: IndexPath, in layout: CollectionViewAlignedLayout) -> IndexPath? {
      let position = ContentLayout.CellPosition(section: path.section, cell: path.item)
      let below = layout.content.cell(onLineAfter: position)
      return below.map { IndexPath(item: $0.cell, section: $0.section) }
    }
  }
#endif

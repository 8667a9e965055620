#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  struct Network {
    var name = "Workshop"
  }

  struct Value: ListComponent, Equatable {
    let text: String

    init(_ text: String) { self.text = text }

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = text }
  }

  /// A component that is aligned by its baseline.
  struct Price: ListComponent, Equatable {
    let text: String

    func makeView() -> UILabel { UILabel() }

    func configure(_ view: UILabel) { view.text = text }

    func baselines(of view: UILabel, at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      (view.font.ascender, size.height + view.font.descender)
    }
  }

  /// Rows of settings.
  @MainActor
  final class SettingsController {
    var network = Network()

    func showNetworks() {}

    func show(_ list: CollectionViewAlignedList) {
      list.show {
        ListSection("network") {
          ListRow {
            Title("Wi-Fi").cellAttributes(CellAttributes(width: .remaining, minimumWidth: 120))
            Value(network.name)
          }
          .onSelect { [weak self] in self?.showNetworks() }
        }
        .insetGrouped()
      }
    }

    func show(_ networks: [Network], in list: CollectionViewAlignedList) {
      list.show {
        ListSection("networks") {
          for network in networks {
            ListRow {
              Title(network.name).cellAttributes(CellAttributes(width: .shared(.label)))
              Value("Connected").cellAttributes(CellAttributes(width: .remaining))
            }
            .id(network.name)
          }
        }
        .attributes(SectionAttributes(sharedWidths: [.label: 0.4]))
        .insetGrouped()
      }
    }

    func showOnCards(_ list: CollectionViewAlignedList) {
      list.show {
        ListSection("network") {
          ListRow {
            Title("Wi-Fi").cellAttributes(CellAttributes(width: .remaining, minimumWidth: 120))
            Value(network.name)
          }
          .onSelect { [weak self] in self?.showNetworks() }
        }
      }
    }
  }
#endif

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

import AlignedList
import UIKit

/// What a list asks of a component.
enum ComponentCall: CaseIterable {
  case configuring, updating, measuring, comparing
}

/// Receives the calls of components.
@MainActor
final class CallReceiver {
  var onCall: ((ComponentCall) -> Void)?

  nonisolated init() {}

  /// Has an action done at the next call of one kind only.
  func once(_ call: ComponentCall, _ action: @escaping @MainActor () -> Void) {
    onCall = { [weak self] received in
      guard received == call else { return }
      self?.onCall = nil
      action()
    }
  }
}

/// A component that reports what a list asks of it.
struct Reporting: ListComponent, Identifiable {
  let id: Int
  let receiver: CallReceiver
  var text = ""
  var width: CGFloat = 200

  /// Whether the size follows from a formula, so that only views that are displayed are filled.
  var hasFormula = false

  func makeView() -> TileView { TileView() }

  func configure(_ view: TileView) {
    view.text = text
    receiver.onCall?(.configuring)
  }

  func update(_ view: TileView, for state: UICellConfigurationState) {
    receiver.onCall?(.updating)
  }

  func size(fitting width: CGFloat) -> CGSize? {
    hasFormula ? CGSize(width: min(self.width, width), height: 20) : nil
  }

  func size(of view: TileView, fitting width: CGFloat) -> CGSize {
    receiver.onCall?(.measuring)
    return CGSize(width: min(self.width, width), height: 20)
  }

  func hasSameContent(as other: Reporting) -> Bool {
    MainActor.assumeIsolated { receiver.onCall?(.comparing) }
    return text == other.text && width == other.width
  }
}

import UIKit

/// A content configuration, as an app would write it.
public struct ContentProbe: UIContentConfiguration, Equatable {
  public var text = ""
  public var isBold = false

  public init() {}

  public func makeContentView() -> any UIView & UIContentView {
    ContentViewProbe(self)
  }
  public func updated(for state: any UIConfigurationState) -> ContentProbe {
    var updated = self
    if let state = state as? UICellConfigurationState { updated.isBold = state.isSelected }
    if state[.archived] != nil { updated.text = "" }
    return updated
  }
}

extension UIConfigurationStateCustomKey {
  static let archived = UIConfigurationStateCustomKey("archived")
}

/// The view of that configuration.
open class ContentViewProbe: UIView, UIContentView {
  private let label = UILabel()

  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  public init(_ configuration: ContentProbe) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is ContentProbe
  }
  private func show() {
    label.text = (configuration as? ContentProbe)?.text
    invalidateIntrinsicContentSize()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.sizeThatFits(size)
  }
}

/// A view whose `supports` is UIKit's own.
final class PlainContentViewProbe: UIView, UIContentView {
  var configuration: any UIContentConfiguration = ContentProbe()
}

/// A cell that overrides every member that concerns its configuration.
open class ConfiguredCellProbe: UICollectionViewCell {
  open override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.archived] = true
    return state
  }
  open override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = ContentProbe().updated(for: state)
    content.text = state.isHighlighted ? "highlighted" : "plain"
    contentConfiguration = content
  }
}

@MainActor
func configure(_ cell: UICollectionViewCell) -> Bool {
  cell.configurationUpdateHandler = { cell, state in
    cell.contentConfiguration = ContentProbe().updated(for: state)
  }
  let state = UICellConfigurationState(traitCollection: cell.traitCollection)
  return cell.contentConfiguration is ContentProbe && state == cell.configurationState
    && (state.isDisabled || state.isFocused || state.isPinned || state.isEditing
      || state.isExpanded || state.isSwiped || state.isReordering)
}

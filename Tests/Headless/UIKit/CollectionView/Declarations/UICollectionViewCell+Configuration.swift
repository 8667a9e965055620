import Foundation

/// The content configuration of a cell, and what it was updated for.
@MainActor
struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  /// The state for which the content was last updated.
  var state: UICellConfigurationState?
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// Whether the cell must update its configuration. A new cell must (evidence I).
  var needsUpdate = true
}

extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The content of the cell. Setting it changes the content view if that supports the
  /// configuration, and replaces it otherwise. Without a configuration it is an empty view
  /// (evidence D).
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set {
      configuration.state = nil
      setContent(newValue)
    }
  }

  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.updateHandler }
    set {
      configuration.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the configuration for a new state, and lets the client do so.
  func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, configuration.content != nil,
      configuration.state != state
    {
      setContent(configuration.content)
    }
    updateConfiguration(using: state)
  }

  private func setContent(_ new: (any UIContentConfiguration)?) {
    let state = configurationState
    let updates = automaticallyUpdatesContentConfiguration
    let hadContent = configuration.content != nil
    let updated = updates ? new?.updated(for: state) : new
    configuration.content = updated
    configuration.state = updates ? state : nil
    if let updated {
      show(updated)
    } else if hadContent {
      replaceContent(with: UIView(frame: content.frame))
    }
  }

  private func show(_ shown: any UIContentConfiguration) {
    if let existing = content as? any UIContentView, existing.supports(shown) {
      existing.configuration = shown
    } else {
      replaceContent(with: shown.makeContentView())
    }
    // A cell whose content changes while it is shown is measured again (evidence W: WWDC 2022,
    // session 10068).
    content.invalidateIntrinsicContentSize()
  }

  private func replaceContent(with new: UIView) {
    let old = content
    content = new
    new.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    setNeedsLayout()
  }
}

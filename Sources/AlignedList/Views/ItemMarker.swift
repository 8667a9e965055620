#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A hidden view in a cell of a client's own class. It knows which item the cell shows. A list cannot make such a
  /// cell a subclass of its own. A subview lives as long as the cell, and gets the same traits.
  final class ItemMarker: HiddenView {
    fileprivate(set) var record: ItemRecord?
    private var calls: ClientCalls?

    /// Whether the cell was filled under traits that may give another size.
    private var isOutdated = false

    static func show(_ record: ItemRecord, in cell: UICollectionViewCell, _ calls: ClientCalls) {
      let marker = cell.itemMarker ?? ItemMarker(in: cell)
      marker.record = record
      marker.calls = calls
      marker.isOutdated = false
      record.item?.content.configure(cell)
      cell.setNeedsUpdateConfiguration()
    }

    private convenience init(in cell: UICollectionViewCell) {
      self.init(frame: .zero)
      cell.insertSubview(self, at: 0)
      // A cell that has a handler already takes care of its states itself.
      if cell.configurationUpdateHandler != nil { return }
      cell.configurationUpdateHandler = { [weak self] cell, state in
        guard let self, let content = record?.item?.content else { return }
        calls?.whileFilling { content.update(cell, for: state) }
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.changesSizes(from: previousTraitCollection) else { return }
      // The other views in the cell may get the traits later.
      isOutdated = true
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard isOutdated, let cell = superview as? UICollectionViewCell,
        let content = record?.item?.content
      else { return }
      isOutdated = false
      cell.receiveTraits()
      calls?.whileFilling { content.configure(cell) }
      cell.setNeedsUpdateConfiguration()
    }
  }

  /// A view that is hidden, takes no touches, and is skipped by VoiceOver.
  class HiddenView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }
  }

  extension UICollectionViewCell {
    fileprivate var itemMarker: ItemMarker? {
      for case let marker as ItemMarker in subviews { return marker }
      return nil
    }

    var listRecord: ItemRecord? { (self as? ListCell)?.record ?? itemMarker?.record }

    func forgetListItem() {
      (self as? ListCell)?.forgetItem()
      itemMarker?.record = nil
    }

    /// The view of the component that the cell shows: a view in it, or a client's cell itself.
    var listView: UIView { (self as? ListCell)?.shownView ?? self }
  }
#endif

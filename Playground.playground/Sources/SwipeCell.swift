import UIKit

#if canImport(Darwin)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// What happens to a swipe cell. The delegate finds out by itself what the cell shows.
@MainActor
protocol SwipeCellDelegate: AnyObject {
  /// The cell was swiped beyond its threshold.
  func swipeCell(_ cell: SwipeCell, wasSwipedTo side: SwipeCell.Side)

  /// The grip of the cell is dragged.
  func swipeCell(_ cell: SwipeCell, isMovedBy finger: FingerRecognizer)
}

/// A cell that follows a finger sideways and has a grip at its trailing edge, in the manner of a swipe kit.
public class SwipeCell: UICollectionViewCell {
  /// The side to which a cell is swiped.
  enum Side {
    case left, right
  }

  weak var delegate: (any SwipeCellDelegate)?

  /// What a finger takes hold of to move the cell.
  let grip = UILabel()

  private static let threshold: CGFloat = 80

  public override init(frame: CGRect) {
    super.init(frame: frame)
    grip.text = "="
    grip.textAlignment = .center
    grip.textColor = UIColor(hex: 0x8A_94_A3)
    grip.isUserInteractionEnabled = true
    contentView.addSubview(grip)
    contentView.backgroundColor = .systemBackground
    backgroundColor = Shade.orange.background
    addGestureRecognizer(FingerRecognizer { [weak self] in self?.follow($0) })
    grip.addGestureRecognizer(
      FingerRecognizer(beginsAtOnce: true) { [weak self] finger in
        guard let self else { return }
        delegate?.swipeCell(self, isMovedBy: finger)
      })
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    contentView.frame = bounds
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    grip.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - 32, y: 0, width: 32, height: bounds.height)
  }

  /// Whether reading begins at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func follow(_ finger: FingerRecognizer) {
    let distance = finger.distance.dx
    guard finger.state == .ended || finger.state == .cancelled else {
      contentView.frame.origin.x = distance
      return
    }
    UIView.animate(withDuration: 0.2) { [contentView] in contentView.frame.origin.x = 0 }
    guard finger.state == .ended, abs(distance) >= Self.threshold else { return }
    delegate?.swipeCell(self, wasSwipedTo: distance < 0 ? .left : .right)
  }
}

/// Follows a finger: one that begins to move sideways, or any that touches the view.
final class FingerRecognizer: UIGestureRecognizer {
  private let beginsAtOnce: Bool
  private let action: (FingerRecognizer) -> Void
  private var start = CGPoint.zero

  init(beginsAtOnce: Bool = false, _ action: @escaping (FingerRecognizer) -> Void) {
    self.beginsAtOnce = beginsAtOnce
    self.action = action
    super.init(target: nil, action: nil)
  }

  /// How far the finger has moved.
  var distance: CGVector {
    let point = location(in: nil)
    return CGVector(dx: point.x - start.x, dy: point.y - start.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    if beginsAtOnce { go(to: .began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return go(to: .changed) }
    let way = (abs(distance.dx), abs(distance.dy))
    if max(way.0, way.1) > 10 { way.0 > way.1 ? go(to: .began) : (state = .failed) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed } else { go(to: .ended) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    go(to: .cancelled)
  }

  private func go(to state: State) {
    self.state = state
    action(self)
  }
}

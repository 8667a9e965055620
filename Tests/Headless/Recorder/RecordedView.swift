#if canImport(UIKit)
  import UIKit

  /// A collection view that can keep a view in front of its cells, by the order of its subviews alone.
  final class RecordedView: UICollectionView {
    var front: UIView? {
      didSet { front.map(addSubview) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      front.map(bringSubviewToFront)
    }

    /// What a touch in the middle of the front view finds, and whether that view is the last subview.
    var hitAtFront: String {
      guard let front else { return "no front view" }
      let middle = CGPoint(x: front.frame.midX, y: front.frame.midY)
      let hit = hitTest(middle, with: nil)
      let name = hit === front ? "the front view" : "another view"
      return "hit: \(name), last subview: \(subviews.last === front)"
    }
  }
#endif

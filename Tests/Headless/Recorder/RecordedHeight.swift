#if canImport(UIKit)
  import UIKit

  /// The height that a view prefers at a width.
  typealias RecordedHeight = @MainActor (_ width: CGFloat) -> CGFloat

  extension UICollectionViewLayoutAttributes {
    /// Returns a view's preferred attributes, and records the call. They have the given height, or
    /// that of these attributes if it is nil. The superclass is not called: it would ask Auto
    /// Layout, which is not recorded.
    @MainActor
    func preferred(
      by view: String, _ height: RecordedHeight?
    ) -> UICollectionViewLayoutAttributes {
      let preferred = copy() as? UICollectionViewLayoutAttributes ?? self
      if let height { preferred.size.height = height(preferred.size.width) }
      Transcript.current?.write(
        "\(view): preferredLayoutAttributesFitting(\(Wording.attributes(self)))"
          + " → \(Wording.number(preferred.size.height)) high")
      return preferred
    }
  }
#endif

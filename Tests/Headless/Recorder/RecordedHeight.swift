#if canImport(UIKit)
  import UIKit

  /// What a view prefers to be high at a width.
  typealias RecordedHeight = @MainActor (_ width: CGFloat) -> CGFloat

  extension UICollectionViewLayoutAttributes {
    /// The attributes that a view prefers to these, of its own height if it is given one; that it
    /// was asked is written down. Constraints, which its superclass asks, are no part of what is
    /// recorded.
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

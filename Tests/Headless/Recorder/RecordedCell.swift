#if canImport(UIKit)
  import UIKit

  /// A cell that writes down what it is told, and prefers a height if it is given one.
  final class RecordedCell: UICollectionViewCell {
    var name = "?"
    var preferredHeight: RecordedHeight?

    override func prepareForReuse() {
      super.prepareForReuse()
      Transcript.current?.write("cell \(name): prepareForReuse()")
      name = "?"
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Transcript.current?.write("cell \(name): apply(\(Wording.attributes(layoutAttributes)))")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      // Constraints, which super asks, are no part of what is recorded.
      let preferred =
        layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      if let preferredHeight { preferred.size.height = preferredHeight(preferred.size.width) }
      Transcript.current?.write(
        "cell \(name): preferredLayoutAttributesFitting(\(Wording.attributes(layoutAttributes)))"
          + " → \(Wording.number(preferred.size.height)) high")
      return preferred
    }

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      super.willTransition(from: oldLayout, to: newLayout)
      Transcript.current?.write("cell \(name): willTransition(from:to:)")
    }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      super.didTransition(from: oldLayout, to: newLayout)
      Transcript.current?.write("cell \(name): didTransition(from:to:)")
    }
  }

  /// What a view prefers to be high at a width.
  typealias RecordedHeight = @MainActor (_ width: CGFloat) -> CGFloat
#endif

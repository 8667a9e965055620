#if canImport(UIKit)
  import UIKit

  /// A header that writes down what it is told, and prefers a height if it is given one.
  final class RecordedHeader: UICollectionReusableView {
    var name = "?"
    var preferredHeight: RecordedHeight?

    override func prepareForReuse() {
      super.prepareForReuse()
      Transcript.current?.write("header \(name): prepareForReuse()")
      name = "?"
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Transcript.current?.write("header \(name): apply(\(Wording.attributes(layoutAttributes)))")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let preferred =
        layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      if let preferredHeight { preferred.size.height = preferredHeight(preferred.size.width) }
      Transcript.current?.write(
        "header \(name): preferredLayoutAttributesFitting(\(Wording.attributes(layoutAttributes)))"
          + " → \(Wording.number(preferred.size.height)) high")
      return preferred
    }
  }
#endif

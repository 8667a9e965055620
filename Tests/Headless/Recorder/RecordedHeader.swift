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
      layoutAttributes.preferred(by: "header \(name)", preferredHeight)
    }
  }
#endif

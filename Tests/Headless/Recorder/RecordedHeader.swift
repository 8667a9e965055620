#if canImport(UIKit)
  import UIKit

  /// A header that records the calls it receives, and can prefer a height.
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

#if canImport(UIKit)
  import UIKit

  /// A header, a badge or a line that records the calls it receives, and can prefer a height.
  final class RecordedHeader: UICollectionReusableView {
    var name = "view ?"
    var preferredHeight: RecordedHeight?

    override func prepareForReuse() {
      super.prepareForReuse()
      Transcript.current?.write("\(name): prepareForReuse()")
      name = "view ?"
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Transcript.current?.write("\(name): apply(\(Wording.attributes(layoutAttributes)))")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.preferred(by: name, preferredHeight)
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// A cell that records the calls it receives, and can prefer a height.
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
      layoutAttributes.preferred(by: "cell \(name)", preferredHeight)
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
#endif

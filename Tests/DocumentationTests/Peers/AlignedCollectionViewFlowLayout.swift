#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What an article uses of AlignedCollectionViewFlowLayout, as it is declared there. Nothing is aligned. The
  // enumerations stand in the class here: at the top they would hide SwiftUI's of the same names.

  final class AlignedCollectionViewFlowLayout: UICollectionViewFlowLayout {
    enum HorizontalAlignment {
      case left, justified, right
    }

    enum VerticalAlignment {
      case top, center, bottom
    }

    init(
      horizontalAlignment: HorizontalAlignment = .justified,
      verticalAlignment: VerticalAlignment = .center
    ) {
      super.init()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#endif

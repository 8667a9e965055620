#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The preferred size and baselines that a self-sizing view has returned.
  struct ViewMeasurement {
    let element: ContentLayout.Element

    /// The width that the view was offered.
    let offeredSpace: CGFloat

    /// The size that the view prefers.
    let size: CGSize

    /// The size that the view had when it was measured.
    let sizeWhenMeasured: CGSize

    /// The baselines that a cell reports. Headers and footers have none.
    let baselines: Baselines

    /// Whether the view prefers more width than it was offered.
    var isTooWide: Bool {
      !size.width.fits(in: offeredSpace)
    }

    /// The size, clamped as the engine does.
    var fittingSize: CGSize {
      OfferRule.wholeLine.box(of: .default, size: size, offered: offeredSpace).size
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component that floats in the visible area of a list, and does not scroll: a button, a bar, or a backdrop.
  ///
  /// Write it among the sections, also in the body of a ``ListPart``. It is not a section, and has no index. An
  /// overlay that is shown again under its id keeps its view, which is filled only if the component differs.
  /// With animation, a new overlay fades in, and one that you leave out fades out. Later overlays are in front
  /// of earlier ones.
  ///
  /// The component is measured as everywhere, for the width of the area. Its actions for taps and displaying are
  /// called. An overlay keeps touches from the cells that it covers. Without an action it leaves them to the cells
  /// if user interaction is disabled in the component's view, as it is in labels.
  @MainActor
  public struct ListOverlay {
    /// The section without items that stands for the overlay among the sections of a list.
    let section: ListSection

    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - id: what identifies the overlay among those of its list.
    ///   - placement: where it stands.
    ///   - item: the component. Several elements stand below each other. If the builder returns none, nothing
    ///     is shown.
    public init(
      _ id: some Hashable, at placement: FloatingPlacement, @ListItemBuilder item: () -> [ListItem]
    ) {
      let value = OverlayValue(id: AnyHashable(id), placement: placement, item: item().stacked)
      section = ListSection(id: AnyHashable(OverlayKey(id: value.id)), ElementRun(items: []))
        .changing { $0.overlay = value }
    }
  }

  struct OverlayValue {
    let id: AnyHashable
    let placement: FloatingPlacement
    let item: ListItem?
  }

  /// What identifies an overlay among sections, which may have the same ids.
  private struct OverlayKey: Hashable {
    let id: AnyHashable
  }

  extension ListBuilder {
    /// An overlay.
    public static func buildExpression(_ overlay: ListOverlay) -> [ListSection] {
      [overlay.section]
    }
  }

  extension [ListSection] {
    @MainActor
    var overlays: [OverlayValue] { compactMap(\.values.overlay) }

    /// The sections alone, without what only stands among them.
    @MainActor
    var alone: [ListSection] {
      contains(where: \.values.isBesideSections) ? filter { !$0.values.isBesideSections } : self
    }
  }
#endif

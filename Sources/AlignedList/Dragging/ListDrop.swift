#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// What a person has dropped on a section. See ``ListSection/onDrop(of:_:)``.
  @MainActor
  public struct ListDrop {
    /// The index before which the items were dropped, among the elements that the section shows. It is at most their
    /// number, so you can insert there into an array of the elements. In a drop from the same section, it counts the
    /// dragged items where they still are.
    public let index: Int

    /// What provides the data of the dropped items, in their order.
    ///
    /// Begin loading in the action: UIKit grants the data of other apps only while that runs.
    public let itemProviders: [NSItemProvider]

    /// Whether the items were dragged from the same list. Then they are to be moved rather than copied.
    public let isFromSameList: Bool

    /// What the app in which the drag began has put into the items.
    let localObjects: [Any]

    /// Returns the elements that were dragged from a list of the same app, by
    /// ``ListSection/onDrag(of:_:)``, in their order. Nothing has to be loaded for these.
    ///
    /// It is empty if the drag comes from another app. A `UIDragItem` that you create has an element if you set
    /// that as its `localObject`.
    public func elements<Element>(of type: Element.Type) -> [Element] {
      localObjects.compactMap { $0 as? Element }
    }
  }
#endif

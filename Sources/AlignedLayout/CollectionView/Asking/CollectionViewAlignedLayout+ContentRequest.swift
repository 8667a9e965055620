#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// What is to be laid out ahead of time, and the state of the content that it was taken from.
    public struct ContentRequest: Sendable {
      /// All but the answers about single cells.
      ///
      /// Sections of whose cells nobody is asked have fixed sizes here. If cells have other
      /// attributes than the default, ``CollectionViewAlignedLayout/defaultCellAttributes``
      /// included, the closure that lays out has to answer them; and if sections have a line limit,
      /// another has to answer the sizes of their overflow views.
      public let specification: ContentLayout.Specification

      let canvas: Surroundings.Canvas
      let state: ContentState
    }

    /// What would be laid out if the collection view's bounds had a width: to be computed on
    /// another thread, from sizes that are already known, before the bounds have it.
    ///
    ///     let request = layout.contentRequest(fittingWidth: landscapeWidth)
    ///     let sizes = tagSizes
    ///     let content = await Task.detached {
    ///       ContentLayout(request.specification) { position, _ in sizes[position.cell] }
    ///     }.value
    ///     layout.cacheContent(content, for: request)
    ///
    /// Sections are asked for their attributes and heights, cells for nothing. Counts are those
    /// that the collection view has or, after `reloadData()`, gets from its data source; direction
    /// and display scale are those that the view has. While a drop's placeholder is shown, the
    /// specification has no sections.
    ///
    /// - Parameters:
    ///   - width: the width of the bounds, insets included.
    ///   - safeAreaInsets: the collection view's safe area at that width, of which only left and
    ///     right matter; the present one if not given. Nobody can look it up beforehand: it is what
    ///     the client foresees, or saw the last time.
    public func contentRequest(
      fittingWidth width: CGFloat, safeAreaInsets: UIEdgeInsets? = nil
    ) -> ContentRequest {
      let state = contentState
      // While there are placeholders, positions are not those of the client's data.
      guard let collectionView, !collectionView.hasUncommittedUpdates else {
        return ContentRequest(
          specification: ContentLayout.Specification(width: 0, sections: []), canvas: .none,
          state: state)
      }
      let canvas = Surroundings(
        of: collectionView, boundsWidth: width, safeAreaInsets: safeAreaInsets,
        reference: contentInsetsReference
      ).canvas
      let provider = ContentProvider(of: self, in: collectionView)
      return ContentRequest(
        specification: provider.specification(on: canvas), canvas: canvas, state: state)
    }

    /// Hands over a content that was computed for a request. The next `prepare()` that finds the
    /// request's width, insets, direction and scale takes it, and asks nothing.
    ///
    /// It is kept until then, or until the content changes: until anything invalidates the layout
    /// other than new bounds, or a context that keeps the computed layout. That is whatever makes
    /// everything, or single cells, be asked again where the width stays: `invalidateLayout()`, a
    /// property, a closure, `reloadData()`, batch updates; and another delegate.
    ///
    /// Contents for several widths can be kept. One that is taken leaves its place to the one that
    /// it replaces, so that the way back asks nothing either.
    ///
    /// Sizes and attributes of cells are taken at their word: they have to be those that the
    /// delegate or the closures would have answered.
    ///
    /// - Returns: whether the content is kept. It is not if anything has changed since the request was
    ///   made, if there is no width, or if the content is of another specification than the request's;
    ///   all is then asked as usual.
    @discardableResult
    public func cacheContent(_ content: ContentLayout, for request: ContentRequest) -> Bool {
      guard let collectionView, !collectionView.hasUncommittedUpdates, request.canvas.width > 0,
        request.state === contentState, content.specification == request.specification
      else { return false }
      keptContents.keep(content, on: request.canvas)
      return true
    }

    private var contentState: ContentState {
      keptContents.noteDelegate(collectionView?.delegate)
      return keptContents.state
    }
  }
#endif

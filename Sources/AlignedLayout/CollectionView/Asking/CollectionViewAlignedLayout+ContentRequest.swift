#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the size that the content would have in bounds of another size, as `sizeThatFits(_:)` does.
    ///
    /// The method calls the delegate or the closures as a layout pass does, but does not change the present
    /// layout. You can call it before the first layout pass, for example in a table view's cell that is as tall
    /// as the tags in it. Counts are those of the collection view or, after `reloadData()`, of its data source.
    ///
    ///     let layout = tagsView.collectionViewLayout as? CollectionViewAlignedLayout
    ///     let size = layout?.contentSize(fitting: targetSize)
    ///
    /// - Parameter size: the size of the bounds, including insets. Only its width counts or, if the layout
    ///   scrolls sideways, its height. The returned size does not include the collection view's own content
    ///   insets. If ``contentInsetsReference`` is `.readableContent`, layout margins are used at any width
    ///   but the present one.
    /// - Complexity: O(*n*) in the cells. The layout asks for each as in a layout pass, and does not
    ///   remember the result. Sections of fixed sizes take no time for single cells.
    public func contentSize(fitting size: CGSize) -> CGSize {
      guard let client else { return .zero }
      return client.content(on: client.surroundings(inBoundsOf: size).canvas).contentSize
    }

    /// A content to compute ahead of time.
    public struct ContentRequest: Sendable {
      /// Everything that the content is computed from, except the sizes and attributes of cells.
      ///
      /// Sections have fixed sizes here if neither a delegate nor a closure returns anything about their cells. If
      /// cells have other attributes than `CellAttributes.default`, pass them to ``ContentLayout`` as well. That
      /// includes the layout's own ``CollectionViewAlignedLayout/defaultItemAttributes``. If sections have a line
      /// limit, also pass the sizes of their overflow views.
      public let specification: ContentLayout.Specification

      let canvas: Surroundings.Canvas
      let version: ContentVersion
    }

    /// Returns a request for the content that the layout would have in bounds of another size.
    /// Compute it on another thread, from sizes that are already known, before the bounds change.
    ///
    ///     let request = layout.contentRequest(fitting: landscapeSize)
    ///     let sizes = tagSizes
    ///     let content = await Task.detached {
    ///       ContentLayout(request.specification) { position, _ in sizes[position.cell] }
    ///     }.value
    ///     layout.cacheContent(content, for: request)
    ///
    /// The method asks for the attributes, headers and footers of sections, but for no cells. Counts are those of
    /// the collection view or, after `reloadData()`, of its data source. Direction and display scale are the
    /// present ones. While the collection view shows a drop's placeholder, the specification has no sections.
    ///
    /// - Parameters:
    ///   - size: the size of the bounds, including insets. Only its width counts or, if the layout scrolls
    ///     sideways, its height.
    ///   - safeAreaInsets: the collection view's safe area at that size; only left and right matter or,
    ///     sideways, top and bottom. By default it is the present safe area. UIKit cannot predict the safe
    ///     area, so pass what you expect or have seen before.
    /// - Complexity: O(*n*) in the sections.
    public func contentRequest(
      fitting size: CGSize, safeAreaInsets: UIEdgeInsets? = nil
    ) -> ContentRequest {
      let version = updateVersion()
      // While there are placeholders, positions are not those of the client's data.
      guard let client, !client.hasPlaceholders else {
        return ContentRequest(
          specification: ContentLayout.Specification(width: 0, sections: []), canvas: .none,
          version: version)
      }
      let canvas = client.surroundings(inBoundsOf: size, safeAreaInsets: safeAreaInsets).canvas
      return ContentRequest(
        specification: client.specification(on: canvas), canvas: canvas, version: version)
    }

    /// Caches a content that was computed for a request. The next `prepare()` with the request's
    /// width, insets, direction and display scale uses it and asks for nothing.
    ///
    /// The content stays cached until then, or until the layout is invalidated. `invalidateLayout()`, another
    /// property value, another closure or delegate, `reloadData()` and batch updates drop it. New bounds, and a
    /// context that keeps the content, do not.
    ///
    /// Contents for several widths can be cached. When the layout uses one, it caches the content that was
    /// shown before, so that it asks for nothing on the way back either.
    ///
    /// The layout does not check the sizes and attributes of cells. They must equal those that the delegate or
    /// the closures would return.
    ///
    /// - Returns: whether the content is cached. It is not if anything has changed since the
    ///   request was made, if there is no width, or if the content has another specification than
    ///   the request. The layout then asks for everything as usual.
    /// - Complexity: O(*n*) in the sections.
    @discardableResult
    public func cacheContent(_ content: ContentLayout, for request: ContentRequest) -> Bool {
      guard let client, !client.hasPlaceholders,
        request.canvas.lineLength > 0, request.version === updateVersion(),
        content.specification == request.specification
      else { return false }
      core.cache(content, for: request.canvas)
      return true
    }

    private func updateVersion() -> ContentVersion {
      updateDelegate()
      return core.contents.version
    }
  }
#endif

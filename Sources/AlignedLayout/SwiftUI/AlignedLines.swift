#if canImport(SwiftUI)
  import Dispatch
  import SwiftUI

  /// Sets SwiftUI views on lines, as a collection view layout sets the cells of a section.
  ///
  ///     AlignedLines(SectionAttributes(lineAlignment: .center, cellSpacing: 8, lineSpacing: 8)) {
  ///       ForEach(tags, id: \.self) { Text($0) }
  ///     }
  ///
  /// The views are the cells of one section with these attributes. Each is offered its whole line, unless the
  /// attributes say `.selfSizing(…, offering: .remainingLineSpace)`. To give a view attributes of its own,
  /// apply `alignedCell(_:)`.
  ///
  /// The container is as wide as its longest line. A view that is wider than its line, its column or its
  /// fraction widens the container. A view sticks out of the container only if a greatest width, a fraction of
  /// 0, or columns with a least width are too narrow for it.
  ///
  /// Without a limit of the width, as in a horizontal scroll view, lines break only where they must: at forced
  /// breaks, and after the greatest number of cells. Views neither grow nor shrink, no line is justified, and
  /// fractions and columns are ignored.
  ///
  /// SwiftUI mirrors the container where the layout direction is right to left. Backgrounds and line
  /// separators are views that are marked by `alignedDecoration(_:)`. All views exist at once: for hundreds of
  /// them, use a collection view.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  public struct AlignedLines: Layout {
    /// The attributes by which the views are set on lines.
    public var attributes: SectionAttributes

    /// The axis along which lines follow each other. With `.horizontal`, lines run from the top, and follow each
    /// other from the leading edge.
    ///
    /// Lines then break at the proposed height. In this documentation, exchange width and height.
    public var axis: ContentLayout.Axis

    /// Whether gaps are those that the views prefer, in place of the `cellSpacing` and `lineSpacing` of the
    /// attributes.
    ///
    /// The gaps of all lines are equal. They are the greatest that two neighbors prefer.
    public var usesPreferredSpacing: Bool

    private let hiddenViewCount: Binding<Int>?

    /// Creates lines.
    ///
    /// - Parameters:
    ///   - attributes: the attributes of the section that the views are.
    ///   - axis: the axis along which lines follow each other.
    ///   - usesPreferredSpacing: whether gaps are those that the views prefer.
    ///   - hiddenViewCount: a binding that is set to the number of views that a line limit hides, after they
    ///     have been placed. The view that shows it is marked by `alignedOverflow()`.
    public init(
      _ attributes: SectionAttributes = SectionAttributes(), axis: ContentLayout.Axis = .vertical,
      usesPreferredSpacing: Bool = false, hiddenViewCount: Binding<Int>? = nil
    ) {
      self.attributes = attributes
      self.axis = axis
      self.usesPreferredSpacing = usesPreferredSpacing
      self.hiddenViewCount = hiddenViewCount
    }

    /// What the container remembers between passes: the sizes of its views, and its lines for a few widths.
    public struct Cache {
      let views: LineViews
    }

    /// Makes items of the subviews.
    public func makeCache(subviews: Subviews) -> Cache {
      Cache(views: LineViews(subviews, in: self))
    }

    /// Makes items again when the container or a view in it has changed.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views. All are measured again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
      cache = Cache(
        views: LineViews(subviews, in: self, overflowWidth: cache.views.overflowWidth.next))
    }

    /// Returns the size of the lines in the proposed width. A proposed height counts only for views that take what
    /// remains of it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views, for a width that was not proposed before. A view
    ///   is measured once for a proposal. For one of the latest widths it is O(1).
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      cache.views.lines(subviews, for: proposal).size.transposed(for: axis)
    }

    /// Places the subviews on the lines whose size was returned, and sets the number of hidden ones.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      let lines = cache.views.lines(subviews, filling: bounds.size, for: proposal)
      cache.views.place(subviews, on: lines, at: bounds.origin)
      show(lines.layout.hiddenItemCount)
    }

    /// Returns nil: views that a line limit hides would otherwise count in the guides of the container.
    public func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
      nil
    }

    /// Returns the first text baseline of the first line, or the last one of the last line.
    public func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
      let layout = cache.views.lines(subviews, filling: bounds.size, for: proposal).layout
      let position: CGFloat? =
        switch guide {
        case .firstTextBaseline:
          layout.lines.first.flatMap {
            cache.views.position(of: \.firstBaseline, on: $0, of: layout)
          }
        case .lastTextBaseline:
          layout.lines.last.flatMap {
            cache.views.position(of: \.lastBaseline, on: $0, of: layout)
          }
        default: nil
        }
      return position.map { bounds.minY + $0 }
    }

    /// Sets the binding. State must not change while SwiftUI lays out.
    private func show(_ count: Int) {
      guard let hiddenViewCount else { return }
      DispatchQueue.main.async {
        if hiddenViewCount.wrappedValue != count { hiddenViewCount.wrappedValue = count }
      }
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  /// The views of a container, with what they have returned. The items of a group hold it.
  ///
  /// All sizes are upright: where lines run from the top, width and height have changed places.
  ///
  /// Proxies of subviews are valid in one call only. So items know views by their index, and `subviews`
  /// is set again in each call.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  final class MeasuredViews {
    var subviews: LayoutSubviews
    let axis: ContentLayout.Axis
    private let attributes: SectionAttributes
    private var answers: [ViewAnswers]
    private var leastHeights: [Int: CGFloat] = [:]

    init(
      _ subviews: LayoutSubviews, along axis: ContentLayout.Axis, on attributes: SectionAttributes
    ) {
      self.subviews = subviews
      self.axis = axis
      self.attributes = attributes
      answers = Array(repeating: ViewAnswers(), count: subviews.count)
    }

    func answer(ofViewAt index: Int, proposed width: CGFloat?) -> ViewAnswer {
      answers[index].answer(for: width) { width in
        ViewAnswer(for: width, along: axis) { subviews[index].dimensions(in: $0) }
      }
    }

    /// Returns the answer of a view with attributes. One that grows, or shares its width with others, has its
    /// ideal size, if that fits: it would otherwise take a whole line before its line is broken.
    func answer(
      ofViewAt index: Int, proposed width: CGFloat?, _ cell: CellAttributes
    ) -> ViewAnswer {
      if let width, cell.growth > 0 || attributes.listsSharedWidth(of: cell), cell.width.isAsked {
        let ideal = answer(ofViewAt: index, proposed: nil)
        if ideal.width.fits(in: width) { return ideal }
      }
      return answer(ofViewAt: index, proposed: width)
    }

    /// Returns the answer of a view whose size it is or, if its line has decided its width, the answer for
    /// that width.
    func answer(ofViewAt index: Int, sized size: CGSize) -> ViewAnswer {
      answers[index].answer(sized: size) ?? answer(ofViewAt: index, proposed: size.width)
    }

    /// Returns the height of a view that is proposed none.
    func leastHeight(ofViewAt index: Int) -> CGFloat {
      if let known = leastHeights[index] { return known }
      let proposal = ProposedViewSize(width: nil, height: 0).transposed(for: axis)
      let height = subviews[index].sizeThatFits(proposal).transposed(for: axis).height
      leastHeights[index] = height
      return height
    }

    /// Places a view in a frame from a point on the screen.
    func place(_ index: Int, in frame: CGRect, isIdeal: Bool, from origin: CGPoint) {
      let onScreen = axis == .vertical ? frame : frame.transposed
      subviews[index].place(
        at: CGPoint(x: origin.x + onScreen.minX, y: origin.y + onScreen.minY),
        proposal: answers[index].proposal(for: frame.size, isIdeal: isIdeal).transposed(for: axis))
    }

    /// Returns the width of a view that is given one: more, if the view cannot be as narrow.
    func width(
      ofViewAt index: Int, given width: CGFloat, _ attributes: CellAttributes
    ) -> CGFloat {
      answers[index].show(thatViewFitsIn: width)
        ? width : max(width, answer(ofViewAt: index, proposed: width, attributes).width)
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension ProposedViewSize {
    /// The size in upright coordinates, or an upright one on the screen.
    func transposed(for axis: ContentLayout.Axis) -> ProposedViewSize {
      axis == .vertical ? self : ProposedViewSize(width: height, height: width)
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  /// The views of a container, with what they have returned. The items of a group hold it.
  ///
  /// Proxies of subviews are valid in one call only. So items know views by their index, and `subviews`
  /// is set again in each call.
  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  final class MeasuredViews {
    var subviews: LayoutSubviews
    private let attributes: SectionAttributes
    private var answers: [ViewAnswers]

    init(_ subviews: LayoutSubviews, on attributes: SectionAttributes) {
      self.subviews = subviews
      self.attributes = attributes
      answers = Array(repeating: ViewAnswers(), count: subviews.count)
    }

    func answer(ofViewAt index: Int, proposed width: CGFloat?) -> ViewAnswer {
      answers[index].answer(for: width) { width in
        ViewAnswer(for: width) { subviews[index].dimensions(in: $0) }
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

    /// Returns what is proposed to a view that is placed.
    func proposal(toViewAt index: Int, sized size: CGSize, isIdeal: Bool) -> ProposedViewSize {
      answers[index].proposal(for: size, isIdeal: isIdeal)
    }

    /// Returns the width of a view that is given one: more, if the view cannot be as narrow.
    func width(
      ofViewAt index: Int, given width: CGFloat, _ attributes: CellAttributes
    ) -> CGFloat {
      answers[index].show(thatViewFitsIn: width)
        ? width : max(width, answer(ofViewAt: index, proposed: width, attributes).width)
    }
  }
#endif

extension MeasuredSizes {
  struct KnownSize: Equatable, Sendable {
    let offeredSpace: CGFloat
    var spaces: ClosedRange<CGFloat>
    var size: CGSize

    /// Whether any other size replaces this one: the view preferred more width than it was offered.
    var isProvisional: Bool
    var lastLineWidth: Float?

    private var isTooWide: Bool { !size.width.fits(in: offeredSpace) }
    private var leavesSpace: Bool { !offeredSpace.fits(in: size.width) }

    /// Learns from another offer with the same answer. If two offers were too narrow, the view wants that width
    /// in any case. If one of the two was wider, the view takes the same width of all offers that are wide
    /// enough. An offer of exactly that width tells nothing: the view may fill whatever is wide enough.
    mutating func learn(from other: inout KnownSize) {
      guard size == other.size else { return }
      if isTooWide, other.isTooWide {
        isProvisional = false
        other.isProvisional = false
      } else if isTooWide, other.leavesSpace {
        other.spaces = size.width ... .infinity
      } else if leavesSpace, other.isTooWide {
        spaces = size.width ... .infinity
      }
    }
  }

  struct ViewSizes: Equatable, Sendable {
    /// The sizes for different widths, the last one first.
    var known: [KnownSize] = []

    /// The size that the view returned last, for whatever width. Estimates are made of it.
    let last: CGSize

    /// Whether the view is taken to become narrower if it is offered less, as text that breaks. One that has
    /// taken no more than three quarters of its offer probably is a tag or a picture, as is one that wanted more
    /// than that.
    let isFlexible: Bool
    let sizeWhenMeasured: CGSize

    /// The size that the view had when it last returned nothing new.
    var sizeWhenConfirmed: CGSize?

    /// Returns the index of the size for that width, or else of the last one that holds for it.
    func index(for space: CGFloat) -> Int? {
      known.firstIndex { $0.offeredSpace == space } ?? known.firstIndex { $0.spaces.include(space) }
    }

    func knownSize(for space: CGFloat) -> KnownSize? { index(for: space).map { known[$0] } }
  }
}

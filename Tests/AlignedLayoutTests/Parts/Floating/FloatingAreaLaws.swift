import Testing

@testable import AlignedLayout

/// Frames of floating views compared with a plain model, which knows only left to right: it mirrors all else.
@Suite struct FloatingAreaLaws {
  /// One placement in one area, in plain numbers.
  private struct Situation {
    var bounds = rect(0, 0, 0 × 0)
    var safe = Insets.zero
    var insets = Insets.zero
    var isMirrored = false
    var isSideways = false
    var scale: CGFloat = 1
    var anchor = (x: CGFloat(0), y: CGFloat(0))
    var usesBounds = false
    var counts = false
    var width = FloatingPlacement.Length.own
    var height = FloatingPlacement.Length.own
    var ownSize = 0 × 0

    init(_ random: inout SplitMix64) {
      func quarter(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &random)) / 4
      }
      func edges(_ range: ClosedRange<Int>) -> Insets {
        Insets(
          top: quarter(range), leading: quarter(range), bottom: quarter(range),
          trailing: quarter(range))
      }
      bounds = rect(quarter(-900...900), quarter(-900...900), quarter(0...400) × quarter(0...800))
      safe = edges(0...60)
      insets = edges(random.happens(onceIn: 5) ? -400...400 : -20...30)
      isMirrored = random.happens(onceIn: 2)
      isSideways = random.happens(onceIn: 2)
      scale = random.pick([0, 1, 2])
      let shares: [CGFloat] = [0, 0, 0.25, 0.5, 0.75, 1, 1, -1, 2]
      anchor = (random.pick(shares), random.pick(shares))
      usesBounds = random.happens(onceIn: 2)
      counts = random.happens(onceIn: 2)
      func length() -> FloatingPlacement.Length {
        switch random.next() % 3 {
        case 0: .own
        case 1: .points(quarter(-5...300))
        default: .fraction(random.pick([-1, 0, 0.5, 1, 1, 2]))
        }
      }
      width = length()
      height = length()
      ownSize = quarter(-5...300) × quarter(-5...300)
    }

    var area: FloatingArea {
      FloatingArea(
        bounds: bounds, insets: safe, direction: isMirrored ? .rightToLeft : .leftToRight,
        axis: isSideways ? .horizontal : .vertical, grid: PixelGrid(displayScale: scale))
    }

    var placement: FloatingPlacement {
      FloatingPlacement(
        AnchorPoint(x: anchor.x, y: anchor.y), of: usesBounds ? .bounds : .safeArea, insets: insets,
        width: width, height: height, coverage: counts ? .counted : .ignored)
    }

    // MARK: The model

    /// Where a view begins and how long it is on one axis, counted from the leading or the top edge.
    private func span(
      _ total: CGFloat, _ outer: (CGFloat, CGFloat), _ inner: (CGFloat, CGFloat), _ share: CGFloat,
      _ length: FloatingPlacement.Length, own: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      var first = inner.0 + (usesBounds ? 0 : outer.0)
      var last = total - inner.1 - (usesBounds ? 0 : outer.1)
      if first > last {
        first = (first + last) / 2
        last = first
      }
      let covering = scale == 0 ? own : (own * scale).rounded(.up) / scale
      let size: CGFloat =
        switch length {
        case .own: own < 0 ? 0 : min(covering, last - first)
        case .points(let points): max(0, points)
        case .fraction(let fraction): max(0, fraction) * (last - first)
        }
      return (first + (last - first - size) * share, size)
    }

    /// The frame relative to the bounds.
    var modelFrame: CGRect {
      let around = isMirrored ? (safe.trailing, safe.leading) : (safe.leading, safe.trailing)
      var (x, width) = span(
        bounds.width, around, (insets.leading, insets.trailing), anchor.x, width,
        own: ownSize.width)
      if isMirrored { x = bounds.width - x - width }
      let (y, height) = span(
        bounds.height, (safe.top, safe.bottom), (insets.top, insets.bottom), anchor.y, height,
        own: ownSize.height)
      func floored(_ coordinate: CGFloat) -> CGFloat {
        scale == 0 ? coordinate : (coordinate * scale).rounded(.down) / scale
      }
      return rect(floored(x), floored(y), width × height)
    }

    /// What the view covers at the top, the left, the bottom and the right, whichever counts.
    var modelCoverage: (start: CGFloat, end: CGFloat) {
      guard counts else { return (0, 0) }
      let frame = modelFrame
      let share = isSideways ? anchor.x : anchor.y
      let isFirst = isSideways && isMirrored ? share > 0.5 : share < 0.5
      guard share != 0.5 else { return (0, 0) }
      // From left to right, or from the top to the bottom.
      let low = isSideways ? frame.maxX - safe.leading : frame.maxY - safe.top
      let high =
        isSideways
        ? bounds.width - safe.trailing - frame.minX : bounds.height - safe.bottom - frame.minY
      let covered = max(0, isFirst ? low : high)
      return share < 0.5 ? (covered, 0) : (0, covered)
    }
  }

  @Test(arguments: Seeds(1000, usually: 120))
  func `frames and coverage are those of the model`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<100 {
      let situation = Situation(&random)
      let (area, placement) = (situation.area, situation.placement)
      let relative = situation.modelFrame
      let expected = relative.offsetBy(dx: situation.bounds.minX, dy: situation.bounds.minY)
      let frame = area.frame(placement, ownSize: situation.ownSize)
      expectEqual(frame, expected, "\(number): \(situation)")
      let coverage = area.coverage(placement, ownSize: situation.ownSize)
      let covered = situation.modelCoverage
      expectEqual(
        coverage, .init(start: covered.start, end: covered.end), "\(number): \(situation)")
    }
  }

  @Test(arguments: Seeds(1000, usually: 120))
  func `on the screen frames do not depend on the content offset`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var situation = Situation(&random)
    func frameOnScreen() -> CGRect {
      situation.area.frame(situation.placement, ownSize: situation.ownSize)
        .offsetBy(dx: -situation.bounds.minX, dy: -situation.bounds.minY)
    }
    let frame = frameOnScreen()
    let coverage = situation.area.coverage(situation.placement, ownSize: situation.ownSize)
    for _ in 0..<20 {
      let move = (CGFloat(Int.random(in: -9000...9000, using: &random)), CGFloat(7))
      situation.bounds = situation.bounds.offsetBy(dx: move.0, dy: move.1)
      expectEqual(frameOnScreen(), frame)
      expectEqual(
        situation.area.coverage(situation.placement, ownSize: situation.ownSize), coverage)
    }
  }

  @Test func `no number leads to a frame that UIKit refuses`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0]
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      func number() -> CGFloat { random.pick(numbers) }
      let placement = FloatingPlacement(
        AnchorPoint(x: number(), y: number()),
        insets: Insets(top: number(), leading: number(), bottom: number(), trailing: number()),
        width: random.pick([.own, .points(number()), .fraction(number())]),
        height: random.pick([.own, .points(number()), .fraction(number())]), coverage: .counted)
      let area = FloatingArea(
        bounds: rect(0, 0, 100 × 100), insets: .zero, direction: .rightToLeft, axis: .vertical,
        grid: PixelGrid(displayScale: 2))
      let frame = area.frame(placement, ownSize: number() × number())
      #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite && frame.width >= 0)
      let coverage = area.limit(area.coverage(placement, ownSize: number() × number()))
      #expect(coverage.start + coverage.end <= 100)
    }
  }
}

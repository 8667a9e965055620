import Testing

@testable import AlignedLayout

/// Frames of floating views, and what they cover, in an area of 200 by 100 points that is scrolled by 30.
@Suite struct FloatingAreaTests {
  private func area(
    _ direction: ContentLayout.Direction = .leftToRight, axis: ContentLayout.Axis = .vertical,
    scale: CGFloat = 1, insets: Insets = Insets(top: 10, leading: 4, bottom: 20, trailing: 6)
  ) -> FloatingArea {
    FloatingArea(
      bounds: rect(0, 30, 200 × 100), insets: insets, direction: direction, axis: axis,
      grid: PixelGrid(displayScale: scale))
  }

  private let button = FloatingPlacement(.bottomTrailing, insets: Insets(leading: 1, trailing: 16))

  @Test func `a view stands in the safe area, which moves with the bounds`() {
    expectEqual(area().frame(button, ownSize: 20 × 10), rect(158, 100, 20 × 10))
    expectEqual(area(.rightToLeft).frame(button, ownSize: 20 × 10), rect(20, 100, 20 × 10))
  }

  @Test func `a view stands in the bounds`() {
    let placement = FloatingPlacement(.topLeading, of: .bounds, insets: Insets(top: 3, leading: 5))
    expectEqual(area().frame(placement, ownSize: 20 × 10), rect(5, 33, 20 × 10))
    expectEqual(area(.rightToLeft).frame(placement, ownSize: 20 × 10), rect(175, 33, 20 × 10))
  }

  @Test func `the aligned point of the area is the same point of the view`() {
    let placement = FloatingPlacement(AnchorPoint(x: 0.25, y: 1), of: .bounds)
    expectEqual(area().frame(placement, ownSize: 40 × 10), rect(40, 120, 40 × 10))
    expectEqual(area(.rightToLeft).frame(placement, ownSize: 40 × 10), rect(120, 120, 40 × 10))
  }

  @Test func `lengths are fixed, fractions of the area, or the view's own`() {
    let bar = FloatingPlacement(.bottom, width: .fraction(1), height: .points(44))
    expectEqual(area().frame(bar, ownSize: 7 × 7), rect(4, 66, 190 × 44))
    let backdrop = FloatingPlacement(of: .bounds, width: .fraction(1), height: .fraction(0.5))
    expectEqual(area().frame(backdrop, ownSize: 0 × 0), rect(0, 55, 200 × 50))
  }

  @Test func `own lengths are at most those of the area, in whole pixels, and fixed ones are not`()
  {
    expectEqual(area().frame(FloatingPlacement(.top), ownSize: 900 × 900), rect(4, 40, 190 × 70))
    expectEqual(
      area().frame(FloatingPlacement(.topLeading), ownSize: 9.2 × 9.5), rect(4, 40, 10 × 10))
    let tall = FloatingPlacement(.top, height: .points(900))
    expectEqual(area().frame(tall, ownSize: 10 × 10).height, 900)
  }

  @Test func `origins are on whole pixels of the screen`() {
    let placement = FloatingPlacement(of: .bounds)
    expectEqual(area().frame(placement, ownSize: 21 × 11), rect(89, 74, 21 × 11))
    expectEqual(area(scale: 2).frame(placement, ownSize: 21 × 11), rect(89.5, 74.5, 21 × 11))
  }

  @Test func `insets that leave nothing leave the middle between them`() {
    let placement = FloatingPlacement(
      .topLeading, of: .bounds, insets: Insets(top: 80, bottom: 60), width: .points(10),
      height: .points(10))
    expectEqual(area().frame(placement, ownSize: 0 × 0), rect(0, 90, 10 × 10))
    expectEqual(area().frame(FloatingPlacement(insets: Insets(1e9)), ownSize: 10 × 10).size, .zero)
  }

  @Test func `lengths and sizes that are no lengths count as 0`() {
    for length in [-5, .nan, -.infinity] as [CGFloat] {
      let placement = FloatingPlacement(width: .points(length), height: .fraction(length))
      expectEqual(placement, FloatingPlacement(width: .points(0), height: .fraction(0)))
      expectEqual(area().frame(FloatingPlacement(), ownSize: length × length).size, .zero)
    }
    expectEqual(
      FloatingPlacement(width: .points(.infinity)), FloatingPlacement(width: .points(1e9)))
  }

  // MARK: Asking

  @Test func `a view is offered the width that it may have`() {
    expectEqual(area().offer(button), 173)
    expectEqual(area().offer(FloatingPlacement(width: .points(50))), 50)
    expectEqual(area().offer(FloatingPlacement(of: .bounds, width: .fraction(0.5))), 100)
    #expect(area().offer(FloatingPlacement(width: .points(5), height: .points(5))) == nil)
  }

  // MARK: Coverage

  private func bar(_ alignment: AnchorPoint, of area: FloatingPlacement.Area = .safeArea)
    -> FloatingPlacement
  {
    FloatingPlacement(alignment, of: area, coverage: .counted)
  }

  @Test func `a view covers the edge with which it is aligned, beyond the insets`() {
    expectEqual(area().coverage(bar(.top), ownSize: 9 × 25), .init(start: 25, end: 0))
    expectEqual(area().coverage(bar(.bottom), ownSize: 9 × 25), .init(start: 0, end: 25))
    expectEqual(
      area().coverage(bar(.bottom, of: .bounds), ownSize: 9 × 25), .init(start: 0, end: 5))
    expectEqual(area().coverage(bar(.top, of: .bounds), ownSize: 9 × 8), .none)
    expectEqual(area().coverage(bar(.leading), ownSize: 9 × 25), .none)
  }

  @Test func `a view that does not count covers nothing`() {
    expectEqual(area().coverage(FloatingPlacement(.top), ownSize: 9 × 25), .none)
  }

  @Test func `sideways a view covers the beginning or the end of the lines`() {
    for direction in [ContentLayout.Direction.leftToRight, .rightToLeft] {
      let area = area(direction, axis: .horizontal)
      expectEqual(area.coverage(bar(.leading), ownSize: 9 × 25), .init(start: 9, end: 0))
      expectEqual(area.coverage(bar(.trailing), ownSize: 9 × 25), .init(start: 0, end: 9))
      expectEqual(area.coverage(bar(.top), ownSize: 9 × 25), .none)
    }
  }

  @Test func `no more is covered than there is`() {
    expectEqual(area().limit(.init(start: 50, end: 50)), .init(start: 50, end: 20))
    expectEqual(area().limit(.init(start: 500, end: 500)), .init(start: 70, end: 0))
    expectEqual(area(insets: Insets(80)).limit(.init(start: 5, end: 5)), .none)
  }
}

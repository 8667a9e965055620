import AlignedLayout
import SwiftUI
import Testing

@MainActor
struct AlignedLinesLaws {
  private static let proposals: [CGFloat?] = [0, 1, 60, 133.5, 240, 375, 1000, .infinity, nil]

  @Test(arguments: Seeds(400))
  func `the size for every proposal contains what is placed`(seed: UInt64) {
    for plain in [true, false] {
      let host = RandomViews(seed: seed, plain: plain).host()
      for width in Self.proposals {
        let size = host.layOut(ProposedViewSize(width: width, height: nil))
        for child in host.root.children {
          #expect(
            child.frame.minX >= -0.001 && child.frame.maxX <= size.width + 0.001
              && child.frame.minY >= -0.001 && child.frame.maxY <= size.height + 0.001,
            "\(seed) \(plain) \(String(describing: width)) \(child.frame) \(size)")
        }
      }
    }
  }

  @Test(arguments: Seeds(400))
  func `the ideal size is one line, and the least is as wide as the widest view`(seed: UInt64) {
    let views = RandomViews(seed: seed, plain: true)
    let host = views.host()
    let ideal = views.items.map { $0.dimensions(nil) }
    let size = host.size(for: .unspecified)
    let gaps = views.attributes.cellSpacing * CGFloat(ideal.count - 1)
    #expect(abs(size.width - ideal.reduce(gaps) { $0 + $1.width }) < 0.001)
    expectEqual(size.height, ideal.map(\.height).max())
    expectEqual(host.size(for: .zero).width, views.items.map(\.leastWidth).max())
  }

  @Test(arguments: Seeds(400))
  func `frames are those of a content layout of the same width`(seed: UInt64) {
    let views = RandomViews(seed: seed, plain: false)
    let host = views.host()
    for width in [180, 333, 720] as [CGFloat] {
      let size = host.layOut(ProposedViewSize(width: width, height: nil))
      guard views.items.allSatisfy({ $0.leastWidth + 20 <= width }) else { continue }
      // Lines break without regard to baselines, so a second layout knows what each view was offered.
      let offers = views.content(width: size.width, offers: views.items.map { _ in width }).offers
      let content = views.content(width: size.width, offers: offers).layout
      guard !views.stretchWithTheirLine else { continue }
      for (index, child) in host.root.children.enumerated() {
        let frame = content.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: index))
        #expect(
          abs(child.frame.minX - frame.origin.x) < 0.001
            && abs(child.frame.minY - frame.origin.y) < 0.001
            && abs(child.frame.width - frame.size.width) < 0.001,
          "\(seed) \(width) \(index): \(child.frame) \(frame)")
      }
    }
  }

  @Test(arguments: Seeds(100))
  func `placement moves by the origin of the bounds alone`(seed: UInt64) {
    let host = RandomViews(seed: seed, plain: false).host()
    let proposal = ProposedViewSize(width: 250, height: nil)
    host.layOut(proposal)
    let frames = host.root.children.map(\.frame)
    host.layOut(proposal, at: CGPoint(x: 40, y: -17.5))
    for (child, frame) in zip(host.root.children, frames) {
      #expect(abs(child.frame.minX - frame.minX - 40) < 0.001)
      #expect(abs(child.frame.minY - frame.minY + 17.5) < 0.001)
      expectEqual(child.frame.size, frame.size)
    }
  }

  @Test(arguments: Seeds(400))
  func `a view is measured at most twice for a proposal`(seed: UInt64) {
    let views = RandomViews(seed: seed, plain: true)
    for width in Self.proposals {
      let host = views.host()
      _ = host.size(for: ProposedViewSize(width: width, height: nil))
      for child in host.root.children {
        #expect(child.measureCount <= 2, "\(seed) \(String(describing: width))")
      }
    }
  }

  @Test(arguments: Seeds(100))
  func `right to left, frames are mirrored, but left and right stay`(seed: UInt64) {
    var views = RandomViews(seed: seed, plain: true)
    for alignment in SectionAttributes.LineAlignment.allCases {
      views.attributes = views.attributes.with(lineAlignment: alignment)
      let proposal = ProposedViewSize(width: 250, height: nil)
      let mirrored = views.host(direction: .rightToLeft)
      let size = mirrored.layOut(proposal)
      let content = ContentLayout(
        width: size.width, direction: .rightToLeft, contentInsets: .zero,
        sections: [
          ContentLayout.Section(
            attributes: views.attributes.with(
              sizing: .asked(offering: .wholeLine), clampsOversizedCells: true),
            cellCount: views.items.count)
        ]
      ) { position, space in
        let dimensions = views.items[position.cell].dimensions(space)
        return CGSize(width: dimensions.width, height: dimensions.height)
      }
      for (index, child) in mirrored.root.children.enumerated() {
        let frame = content.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: index))
        #expect(abs(child.frame.minX - frame.origin.x) < 0.001, "\(seed) \(alignment) \(index)")
      }
    }
  }

  @Test func `an unchanged pass of 1,000 views measures none`() {
    let host = ViewHost(
      AlignedLines {
        ForEach(0..<1000, id: \.self) { number in
          MeasuredView { _ in ViewDimensions(width: 20 + CGFloat(number % 70), height: 20) }
        }
      })
    let proposal = ProposedViewSize(width: 375, height: nil)
    host.layOut(proposal)
    func counts() -> Int { host.root.children.reduce(0) { $0 + $1.measureCount } }
    // Placing a view measures it in the stand-in, to find its frame.
    let before = counts()
    _ = host.size(for: proposal)
    expectEqual(counts(), before)
    host.layOut(proposal)
    expectEqual(counts(), before + 1000)
  }
}

extension RandomViews {
  /// Whether the heights of views depend on their line, so that a proposal of both lengths stretches them.
  fileprivate var stretchWithTheirLine: Bool {
    attributes.cellAlignment == .stretch
  }

  /// Returns the content of the views as cells, which stand on the baselines that they have for some offers,
  /// and what they are offered in it.
  fileprivate func content(
    width: CGFloat, offers: [CGFloat]
  ) -> (layout: ContentLayout, offers: [CGFloat]) {
    var newOffers = offers
    let layout = ContentLayout(
      width: width, contentInsets: .zero,
      sections: [
        ContentLayout.Section(
          attributes: attributes.with(
            sizing: .asked(offering: .wholeLine), clampsOversizedCells: true),
          cellCount: items.count)
      ]
    ) { position, space in
      newOffers[position.cell] = space
      let dimensions = items[position.cell].dimensions(space)
      return CGSize(width: dimensions.width, height: dimensions.height)
    } attributesOfCell: { position in
      let dimensions = items[position.cell].dimensions(offers[position.cell])
      return items[position.cell].attributes.with(
        firstBaseline: dimensions[.firstTextBaseline], lastBaseline: dimensions[.lastTextBaseline])
    }
    return (layout, newOffers)
  }
}

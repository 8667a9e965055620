@testable import AlignedLayout
import Testing

/// Laws about the gaps of justified lines.
@Suite struct JustifiedGapsLaws {
  private static let scales: [CGFloat] = [0, 1, 2, 3, 2.625]

  @Test(arguments: scales)
  func `gaps differ by at most a pixel and use all whole pixels of the free space`(
    scale: CGFloat
  ) throws {
    let grid = PixelGrid(displayScale: scale)
    for seed in Seeds(2000) {
      var random = SplitMix64(seed: seed)
      let free = CGFloat(random.length(1...400))
      let count = Int.random(in: 2...40, using: &random)
      let gaps = try #require(
        JustifiedGaps(
          freeSpace: free, cellCount: count, spacing: 5, maximumGap: 1e9, grid: grid))
      let offsets = (0..<count).map { gaps.offset(ofCell: $0) }
      let extras = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
      expectEqual(offsets[0], 0)
      expectEqual(offsets[count - 1], gaps.total, "\(seed)")
      #expect(extras.max()! - extras.min()! <= grid.pixel + 1e-9, "\(seed)")
      #expect(extras.min()! >= -1e-9, "\(seed)")
      if scale == 0 {
        expectEqual(gaps.total, free)
      } else {
        let wholePixels: CGFloat = (free * scale + 0.001).rounded(.down) / scale
        expectEqual(gaps.total, wholePixels, "\(seed)")
        let pixels = offsets.map { $0 * scale }
        let total = Int((gaps.total * scale).rounded())
        let formula = (0..<count).map { CGFloat($0 * total / (count - 1)) / scale }
        expectEqual(offsets, formula, "\(seed)")
        #expect(pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(seed)")
      }
    }
  }

  @Test func `pixels are distributed by the formula`() throws {
    let gaps = try #require(
      JustifiedGaps(
        freeSpace: 5.4, cellCount: 4, spacing: 5, maximumGap: 100,
        grid: PixelGrid(displayScale: 2)))
    // Ten pixels among three gaps: three, three and four.
    expectEqual((0..<4).map { gaps.offset(ofCell: $0) }, [0, 1.5, 3, 5])
  }

  @Test func `gaps are nil if they would be too large, or without free space or gaps`() {
    func gaps(_ free: CGFloat, cells: Int = 3, maximumGap: CGFloat = 20) -> JustifiedGaps? {
      JustifiedGaps(
        freeSpace: free, cellCount: cells, spacing: 5, maximumGap: maximumGap,
        grid: PixelGrid(displayScale: 0))
    }
    #expect(gaps(30) != nil)
    #expect(gaps(30.01) == nil)
    #expect(gaps(0) == nil)
    #expect(gaps(-10) == nil)
    #expect(gaps(30, cells: 1) == nil)
    #expect(gaps(30, cells: 0) == nil)
  }

  @Test(arguments: scales)
  func `enormous free space gives finite offsets in order`(scale: CGFloat) throws {
    let gaps = try #require(
      JustifiedGaps(
        freeSpace: 1e14, cellCount: 100_000, spacing: -1e9, maximumGap: 1e9,
        grid: PixelGrid(displayScale: scale)))
    let offsets = (0..<100_000).map { gaps.offset(ofCell: $0) }
    #expect(offsets.allSatisfy { $0.isFinite })
    expectEqual(offsets, offsets.sorted())
  }
}

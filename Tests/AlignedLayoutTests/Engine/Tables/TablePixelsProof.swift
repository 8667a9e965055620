import AlignedLayout
import Testing

/// Equal fractions and columns fill lines of all widths to the pixel.
@Suite struct TablePixelsProof {
  /// The widths from 1 to 2000 points.
  private static let widths = Seeds(2000, usually: 60)
  private static let gaps: [CGFloat] = [0, 5, 10]

  private struct Row {
    let width: CGFloat
    let gap: CGFloat
    let scale: CGFloat

    /// Lays out cells of one line, and returns their frames and offers.
    func layout(
      _ count: Int, _ attributes: CellAttributes,
      _ sizing: SectionAttributes.Sizing = .asked
    ) -> (layout: ContentLayout, offers: [CGFloat]) {
      var content = TestContent(
        width: width, SectionAttributes(sizing: sizing, cellSpacing: gap, lineSpacing: 0),
        Array(repeating: .cell(1 × 10, attributes), count: count))
      content.displayScale = scale
      var offers: [CGFloat] = []
      return (content.layout { offers.append($1) }, offers)
    }

    /// The first fault of frames that should fill the width in whole pixels.
    func fault(of frames: [CGRect], count: Int) -> String? {
      guard frames.count == count, frames[0].minX == 0 else { return "\(frames)" }
      let widths = frames.map { $0.width * scale }
      guard abs(frames[count - 1].maxX - width) < 1e-6 else { return "ends otherwise: \(frames)" }
      guard widths.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) else {
        return "parts of pixels: \(widths)"
      }
      guard widths.max()! - widths.min()! < 1 + 1e-6 else { return "unequal: \(widths)" }
      for (frame, next) in zip(frames, frames.dropFirst())
      where abs(next.minX - frame.maxX - gap) > 1e-6 {
        return "a gap of \(next.minX - frame.maxX)"
      }
      return nil
    }

    /// Returns the width of a cell before pixels, if equal cells fill the line.
    func share(_ count: Int) -> CGFloat {
      (width + gap) / CGFloat(count) - gap
    }
  }

  /// The first fault of all widths, scales and gaps.
  private func firstFault(_ fault: (Row) -> String?) -> String? {
    for width in Self.widths {
      for gap in Self.gaps {
        for scale in [1, 2, 3] as [CGFloat] {
          let row = Row(width: CGFloat(width + 1), gap: gap, scale: scale)
          if let fault = fault(row) { return "\(row): \(fault)" }
        }
      }
    }
    return nil
  }

  @Test func `equal fractions fill every width, and are asked with the width rounded down`() {
    let fault = firstFault { row in
      for count in 1...12 where row.share(count) * row.scale >= 1 {
        let (layout, offers) = row.layout(
          count, CellAttributes(width: .fraction(1 / CGFloat(count))))
        let fault = row.fault(of: layout.frames(), count: count)
        let offer = (row.share(count) * row.scale + 0.001).rounded(.down) / row.scale
        guard fault == nil, offers == Array(repeating: offer, count: count) else {
          return "\(count) cells, offers \(offers): \(fault ?? "")"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test(arguments: [0.333, 0.3334])
  func `three fractions of almost a third fill every width`(fraction: Double) {
    let fault = firstFault { row in
      guard (CGFloat(fraction) * (row.width + row.gap) - row.gap) * row.scale >= 1 else {
        return nil
      }
      let (layout, offers) = row.layout(3, CellAttributes(width: .fraction(CGFloat(fraction))))
      guard offers.count == 3 else { return "offers \(offers)" }
      let frames = layout.frames()
      guard zip(frames, offers).allSatisfy({ $0.width >= $1 - 1e-9 }) else {
        return "\(frames) narrower than \(offers)"
      }
      return row.fault(of: frames, count: 3)
    }
    #expect(fault == nil)
  }

  @Test func `columns fill every width, and are asked with the width rounded down`() {
    let fault = firstFault { row in
      for count in 1...12 where row.share(count) * row.scale >= 1 {
        let (layout, offers) = row.layout(
          count, .default, .columns(count))
        let fault = row.fault(of: layout.frames(), count: count)
        let offer = (row.share(count) * row.scale + 0.001).rounded(.down) / row.scale
        guard fault == nil, offers == Array(repeating: offer, count: count) else {
          return "\(count) columns, offers \(offers): \(fault ?? "")"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `where gaps leave less than a pixel a cell, fractions are 0 wide and columns fewer`() {
    let fault = firstFault { row in
      for count in 2...12 where row.share(count) * row.scale < 0.99 {
        let attributes = CellAttributes(width: .fraction(1 / CGFloat(count)))
        let (fractions, offers) = row.layout(count, attributes)
        guard offers.allSatisfy({ $0 == 0 }) else { return "\(count) cells offered \(offers)" }
        let perLine = row.gap == 0 ? count : Int((row.width + 0.001) / row.gap) + 1
        guard row.share(count) > 0 || fractions.cellsPerLine()[0] == min(count, perLine) else {
          return "\(fractions.cellsPerLine()[0]) cells of no width, not \(perLine)"
        }
        let columns = row.layout(count, .default, .columns(count)).layout
        let columnCount = columns.cellsPerLine()[0]
        guard columnCount < count, columns.frames()[0].width * row.scale > 1 - 1e-6 else {
          return "\(columnCount) columns of \(columns.frames()[0].width)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `pixels that fractions leave are shared as an exhaustive search allows`() {
    let fault = AlignedLayoutTests.firstFault(ofSeeds: 3000) { seed in
      var random = SplitMix64(seed: seed)
      let parts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 1...4, using: &random)
      }
      let whole = CGFloat(parts.reduce(0, +))
      let fractions = parts.map { CGFloat($0) / whole }
      let width = CGFloat(Int.random(in: 1...60, using: &random))
      var content = TestContent(
        width: width, SectionAttributes(cellSpacing: 0),
        fractions.map { .cell(1 × 10, CellAttributes(width: .fraction($0))) })
      content.displayScale = 1
      let found = content.layout().frames().map { Int($0.width.rounded()) }
      let floors = fractions.map { Int(($0 * width + 0.001).rounded(.down)) }
      let left = Int(width) - floors.reduce(0, +)
      // Cells that are less than a pixel wide stay 0 wide.
      let open = floors.filter { $0 > 0 }.count
      guard open > 0 else { return found.contains { $0 > 0 } ? "\(parts) in \(width)" : nil }
      let possible = sharings(
        of: left, floors.map { $0 > 0 ? CGFloat(left) / CGFloat(open) : 0 })
      let shares = zip(found, floors).map { $0 - $1 }
      return possible.contains(shares) ? nil : "\(parts) in \(width): \(found), shares \(shares)"
    }
    #expect(fault == nil)
  }

  /// Returns all ways to share pixels such that none gets a pixel more or less than its share.
  private func sharings(of count: Int, _ shares: [CGFloat]) -> [[Int]] {
    guard let share = shares.first else { return count == 0 ? [[]] : [] }
    let rest = Array(shares.dropFirst())
    var found: [[Int]] = []
    for first in 0...count where abs(CGFloat(first) - share) < 1 - 1e-9 {
      found += sharings(of: count - first, rest).map { [first] + $0 }
    }
    return found
  }
}

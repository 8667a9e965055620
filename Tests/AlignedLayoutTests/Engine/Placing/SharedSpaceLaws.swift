@testable import AlignedLayout
import Testing

/// Laws about the shares of growing and shrinking cells.
@Suite struct SharedSpaceLaws {
  private struct Cell {
    let weight: CGFloat
    let width: CGFloat
    let maximumWidth: CGFloat

    var maximumGrowth: CGFloat {
      max(0, maximumWidth - width)
    }
  }

  private func growths(
    _ cells: [Cell], _ free: CGFloat, scale: CGFloat = 0
  ) -> [CGFloat] {
    sharedSpace(of: cells).shares(of: free, grid: PixelGrid(displayScale: scale))
  }

  private func sharedSpace(of cells: [Cell]) -> SharedSpace {
    var shared = SharedSpace(cellCount: cells.count)
    for cell in cells {
      shared.append(weight: cell.weight, most: cell.maximumGrowth)
    }
    return shared
  }

  /// Returns the shares by their definition: by weight, and again without the cells that have
  /// reached their maximum width.
  private func shares(_ cells: [Cell], _ free: CGFloat) -> [CGFloat] {
    var shares = cells.map { _ in CGFloat(0) }
    var open = cells.indices.filter { cells[$0].weight > 0 }
    var left = free
    while !open.isEmpty {
      let weights = open.reduce(CGFloat(0)) { $0 + cells[$1].weight }
      for index in open {
        shares[index] = left * cells[index].weight / weights
      }
      let bound = open.filter { shares[$0] >= cells[$0].maximumGrowth }
      guard !bound.isEmpty else { break }
      for index in bound {
        shares[index] = cells[index].maximumGrowth
        left -= cells[index].maximumGrowth
      }
      open.removeAll { bound.contains($0) }
    }
    return shares
  }

  private func randomCells(_ random: inout SplitMix64) -> [Cell] {
    (0..<Int.random(in: 1...8, using: &random)).map { _ in
      Cell(
        weight: random.happens(onceIn: 3) ? 0 : CGFloat(random.length(1...5)),
        width: CGFloat(random.length(0...60)),
        maximumWidth: random.happens(onceIn: 2) ? 1e9 : CGFloat(random.length(0...120)))
    }
  }

  @Test func `free space is shared by weight, again while cells reach their maximum widths`() {
    for seed in Seeds(3000) {
      var random = SplitMix64(seed: seed)
      let cells = randomCells(&random)
      let free = CGFloat(random.length(1...300))
      let found = growths(cells, free)
      #expect(zip(found, shares(cells, free)).allSatisfy { abs($0 - $1) < 1e-6 }, "\(seed)")
    }
  }

  @Test(arguments: [0, 1, 2, 3] as [CGFloat])
  func `cells use all free space within their maximum widths and near their shares`(
    scale: CGFloat
  ) {
    let pixel = scale == 0 ? 0 : 1 / scale
    for seed in Seeds(3000) {
      var random = SplitMix64(seed: seed)
      let cells = randomCells(&random)
      let free = CGFloat(random.length(1...300))
      let found = growths(cells, free, scale: scale)
      let exact = shares(cells, free)
      let sum = found.reduce(0, +)
      let due = exact.reduce(0, +)
      let mayBeShort = zip(cells, exact).contains {
        $0.maximumGrowth > $1 && $0.maximumGrowth < $1 + pixel
      }
      #expect(sum <= due + 1e-6, "\(seed)")
      #expect(sum >= due - 1e-6 - (mayBeShort ? pixel : 0), "\(seed)")
      for (index, cell) in cells.enumerated() {
        #expect(found[index] >= 0, "\(seed)")
        #expect(
          cell.weight > 0 && found[index] <= cell.maximumGrowth || found[index] == 0, "\(seed)")
        #expect(abs(found[index] - exact[index]) <= 2 * pixel + 1e-6, "\(seed)")
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3] as [CGFloat])
  func `complete shares are the space, up to what the greatest shares allow`(scale: CGFloat) {
    for seed in Seeds(3000) {
      var random = SplitMix64(seed: seed)
      let cells = randomCells(&random)
      let free = CGFloat(random.length(1...300))
      let grid = PixelGrid(displayScale: scale)
      let found = sharedSpace(of: cells).completeShares(of: free, grid: grid)
      let most = cells.reduce(CGFloat(0)) { $0 + ($1.weight > 0 ? $1.maximumGrowth : 0) }
      let sum = found.reduce(0, +)
      let due = min(free, most)
      #expect(abs(sum - due) < 1e-6, "\(seed)")
      for (share, cell) in zip(found, cells) {
        #expect(share >= 0 && share <= (cell.weight > 0 ? cell.maximumGrowth : 0), "\(seed)")
      }
    }
  }

  @Test func `equal weights get whole pixels that differ by one, and the last cell the rest`() {
    let cell = Cell(weight: 1, width: 10, maximumWidth: 1e9)
    expectEqual(growths([cell, cell, cell], 10.5, scale: 1), [3, 4, 3.5])
    expectEqual(growths([cell, cell, cell], 10, scale: 2), [3, 3.5, 3.5])
  }

  @Test func `more free space makes no cell narrower`() {
    for seed in Seeds(2000) {
      var random = SplitMix64(seed: seed)
      let cells = randomCells(&random)
      let free = CGFloat(random.length(1...300))
      let more = free + CGFloat(random.length(0...50))
      #expect(
        zip(growths(cells, free), growths(cells, more)).allSatisfy { $0 <= $1 + 1e-9 }, "\(seed)")
    }
  }

  @Test func `no free space or no growing cell gives zero growth`() {
    let cell = Cell(weight: 1, width: 10, maximumWidth: 1e9)
    expectEqual(growths([cell], 0), [0])
    expectEqual(growths([cell], -20), [0])
    expectEqual(growths([], 20), [])
    expectEqual(growths([Cell(weight: 0, width: 10, maximumWidth: 1e9)], 20), [0])
    expectEqual(growths([Cell(weight: 1, width: 30, maximumWidth: 20)], 20), [0])
  }

  @Test func `weights that are not positive count as 0, and extreme ones give finite growth`() {
    let weights: [CGFloat] = [
      .nan, -1, -.infinity, .infinity, 1e300, .leastNonzeroMagnitude, 1e-300,
    ]
    for first in weights {
      for second in weights {
        for free in [1e-9, 1, 1e9, 1e14] as [CGFloat] {
          for maximumWidth in [1e9, 50] as [CGFloat] {
            let cells = [first, second, 1].map {
              Cell(weight: $0, width: 10, maximumWidth: maximumWidth)
            }
            for scale in [0, 2] as [CGFloat] {
              let found = growths(cells, free, scale: scale)
              let sum = found.reduce(0, +)
              #expect(found.allSatisfy { $0.isFinite && $0 >= 0 })
              #expect(sum <= free * (1 + 1e-9))
              #expect(first > 0 || found[0] == 0)
              #expect(second > 0 || found[1] == 0)
            }
          }
        }
      }
    }
  }
}

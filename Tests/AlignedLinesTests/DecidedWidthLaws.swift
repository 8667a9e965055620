import AlignedLayout
import SwiftUI
import Testing

/// Laws of containers whose lines decide widths, or hide views.
@MainActor
struct DecidedWidthLaws {
  nonisolated enum Way: CaseIterable {
    case columns, fittingColumns, fractions, remaining, shrinking, growing, remainingSpace,
      lineLimit, shared
  }

  nonisolated private static let ways = Way.allCases

  private func views(_ seed: UInt64, _ way: Way) -> RandomViews {
    var views = RandomViews(seed: seed, plain: seed % 2 == 0)
    views.decideWidths(way, seed: seed)
    return views
  }

  private func widths(_ seed: UInt64) -> [CGFloat] {
    var random = SplitMix64(seed: seed)
    return [0, 60, 240, 375] + (0..<3).map { _ in CGFloat(random.length(1...600)) }
  }

  @Test(arguments: ways, Seeds(1000, usually: 40))
  func `the size contains what is placed, and fits itself`(way: Way, seed: UInt64) {
    for width in widths(seed) {
      let host = views(seed, way).host()
      let size = host.layOut(ProposedViewSize(width: width, height: nil))
      for child in host.root.children where child.frame.maxX > -50_000 {
        #expect(
          child.frame.minX >= -0.001 && child.frame.maxX <= size.width + 0.001
            && child.frame.minY >= -0.001 && child.frame.maxY <= size.height + 0.001,
          "\(seed) \(width) \(child.frame) \(size)")
      }
      let again = host.layOut(ProposedViewSize(size))
      #expect(
        abs(again.width - size.width) < 0.001 && abs(again.height - size.height) < 0.001,
        "\(seed) \(width) \(size) \(again)")
    }
  }

  @Test(arguments: ways, Seeds(1000, usually: 25))
  func `what was proposed before does not matter`(way: Way, seed: UInt64) {
    let host = views(seed, way).host()
    for width in widths(seed) + [nil, .infinity] {
      let proposal = ProposedViewSize(width: width, height: nil)
      let fresh = views(seed, way).host()
      let size = host.layOut(proposal)
      let expected = fresh.layOut(proposal)
      #expect(abs(size.width - expected.width) < 0.001, "\(seed) \(String(describing: width))")
      #expect(abs(size.height - expected.height) < 0.001, "\(seed) \(String(describing: width))")
      for (child, other) in zip(host.root.children, fresh.root.children) {
        #expect(
          abs(child.frame.minX - other.frame.minX) < 0.001
            && abs(child.frame.minY - other.frame.minY) < 0.001
            && abs(child.frame.width - other.frame.width) < 0.001,
          "\(seed) \(String(describing: width)) \(child.frame) \(other.frame)")
      }
    }
  }
}

extension RandomViews {
  fileprivate mutating func decideWidths(_ way: DecidedWidthLaws.Way, seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 1)
    switch way {
    case .columns:
      attributes = attributes.with(
        sizing: .columns(Int.random(in: 1...4, using: &random)))
    case .fittingColumns:
      attributes = attributes.with(
        sizing: .columns(
          minimumWidth: CGFloat(random.length(1...80)),
          maximumCount: Int.random(in: 1...4, using: &random)))
    case .remainingSpace:
      attributes = attributes.with(
        sizing: .selfSizing(
          estimate: CGSize(width: 40, height: 20), offering: .remainingLineSpace))
    case .lineLimit:
      attributes = attributes.with(lineLimit: .lines(Int.random(in: 1...3, using: &random)))
      overflow = Item(kind: .rigid(CGFloat(random.length(4...60))), height: 20)
    case .fractions, .remaining, .shrinking, .growing, .shared:
      if way == .shared {
        attributes = attributes.with(
          sharedWidths: [SharedWidth(1): [0.3, 0.5, 1].randomElement(using: &random)!])
      }
      for index in items.indices where !random.happens(onceIn: 3) {
        // An indentation would move with the widths that it follows from.
        items[index].attributes = items[index].attributes.with(way, &random)
      }
      for index in items.indices {
        items[index].attributes = items[index].attributes.with(indentation: .unchanged)
      }
    }
  }
}

extension CellAttributes {
  fileprivate func with(_ way: DecidedWidthLaws.Way, _ random: inout SplitMix64) -> CellAttributes {
    switch way {
    case .fractions: with(width: .fraction([0.25, 0.3, 0.5, 1].randomElement(using: &random)!))
    case .remaining: with(width: .remaining, minimumWidth: CGFloat(random.length(0...60)))
    case .shrinking: with(shrinkage: 1)
    case .growing: with(growth: 1)
    case .shared: with(width: .shared(SharedWidth(1)))
    case .columns, .fittingColumns, .remainingSpace, .lineLimit: self
    }
  }
}

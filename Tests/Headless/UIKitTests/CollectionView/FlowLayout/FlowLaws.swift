import Testing
import UIKit
import UIKitTestSupport

/// Laws of the flow layout for random content. Evidence D.
@MainActor
@Suite(.underPlainModes)
struct FlowLaws {
  /// Origins are rounded to pixels, so distances differ by up to one.
  private static let pixel: CGFloat = 0.5

  private struct Content {
    var sizes: [[CGSize]]
    var insets: UIEdgeInsets
    var spacings: (lines: CGFloat, items: CGFloat)
    var header: CGFloat
    var size: CGSize

    init(seed: UInt64) {
      var random = SplitMix64(state: seed)
      let isUniform = random.oneIn(3)
      sizes = (0..<random.int(1...3)).map { _ in
        let first = CGSize(width: random.length(1...80), height: random.length(1...60))
        return (0..<random.int(0...12)).map { _ in
          isUniform
            ? first : CGSize(width: random.length(1...80), height: random.length(1...60))
        }
      }
      insets = UIEdgeInsets(
        top: random.length(0...9), left: random.length(0...9), bottom: random.length(0...9),
        right: random.length(0...9))
      spacings = (random.length(0...15), random.length(0...15))
      header = random.oneIn(2) ? 0 : random.length(1...30)
      size = CGSize(width: random.length(100...300), height: random.length(100...300))
    }

    /// The content with the axes exchanged.
    var transposed: Content {
      var other = self
      other.sizes = sizes.map { $0.map { CGSize(width: $0.height, height: $0.width) } }
      other.insets = UIEdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      other.size = CGSize(width: size.height, height: size.width)
      return other
    }
  }

  private func stage(
    _ content: Content, horizontal: Bool = false, rightToLeft: Bool = false
  ) -> Stage {
    let layout = UICollectionViewFlowLayout(
      lines: content.spacings.lines, items: content.spacings.items)
    layout.sectionInset = content.insets
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(width: content.header, height: content.header)
    let source = FlowSource(counts: content.sizes.map(\.count))
    source.size = { content.sizes[$0.section][$0.item] }
    let stage = Stage(layout, source, size: content.size, laysOut: false)
    stage.view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    stage.view.layoutIfNeeded()
    return stage
  }

  private func allFrames(_ stage: Stage) -> [CGRect] {
    stage.source.sections.indices.flatMap {
      stage.frames(inSection: $0) + [stage.header($0)].compactMap { $0 }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `items on a line keep the minimum spacing, and lines theirs`(seed: UInt64) {
    let content = Content(seed: seed)
    let stage = stage(content)
    for section in content.sizes.indices {
      let frames = stage.frames(inSection: section)
      for (one, next) in zip(frames, frames.dropFirst()) {
        if next.minX > one.minX, abs(next.midY - one.midY) <= Self.pixel {
          #expect(next.minX - one.maxX >= content.spacings.items - Self.pixel)
        } else if next.midY > one.midY, next.minX <= one.minX {
          #expect(next.minX >= content.insets.left - Self.pixel)
        }
      }
      for (item, frame) in frames.enumerated() {
        expectEqual(frame.size, content.sizes[section][item])
        #expect(frame.maxX <= content.size.width - content.insets.right + Self.pixel)
        for other in frames[..<item] {
          let common = frame.intersection(other)
          #expect(common.isNull || min(common.width, common.height) <= Self.pixel)
        }
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the elements in a rectangle are all that meet it`(seed: UInt64) {
    var random = SplitMix64(state: seed &+ 1000)
    let stage = stage(Content(seed: seed))
    let frames = allFrames(stage)
    for _ in 0..<10 {
      let rect = CGRect(
        random.length(-50...250), random.length(-50...400), random.length(1...200),
        random.length(1...200))
      let found = stage.view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      let meeting = frames.filter {
        $0.minX < rect.maxX && $0.maxX > rect.minX && $0.minY < rect.maxY && $0.maxY > rect.minY
      }
      expectEqual(found.count, meeting.count)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `right to left mirrors, and a horizontal layout is a transposed vertical one`(seed: UInt64) {
    let content = Content(seed: seed)
    let vertical = stage(content)
    let mirrored = stage(content, rightToLeft: true)
    let horizontal = stage(content.transposed, horizontal: true)
    expectEqual(mirrored.view.contentSize, vertical.view.contentSize)
    let width = vertical.view.contentSize.width
    for (frame, other) in zip(allFrames(vertical), allFrames(mirrored)) {
      #expect(abs(other.minX - (width - frame.maxX)) < 1e-9)
      expectEqual(other.minY, frame.minY)
    }
    for (frame, other) in zip(allFrames(vertical), allFrames(horizontal)) {
      expectEqual(other, CGRect(frame.minY, frame.minX, frame.height, frame.width))
    }
  }
}

import AlignedLayout
import SwiftUI

/// A random container and what it contains, for laws.
struct RandomViews {
  /// How a view answers a proposed width.
  enum Kind {
    case rigid(CGFloat)
    /// Words, which break where they must.
    case text([CGFloat])
    /// Takes what is proposed, between two widths.
    case flexible(least: CGFloat, greatest: CGFloat)
  }

  struct Item {
    let kind: Kind
    let height: CGFloat
    var attributes = CellAttributes.default

    func dimensions(_ width: CGFloat?) -> ViewDimensions {
      let available = width ?? .infinity
      switch kind {
      case .rigid(let width):
        return ViewDimensions(width: width, height: height)
      case .text(let words):
        var (line, longest, lines): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
        for word in words {
          let longer = line > 0 ? line + 4 + word : word
          if line > 0, longer > available {
            lines += 1
            line = word
          } else {
            line = longer
          }
          longest = max(longest, line)
        }
        return ViewDimensions(
          width: longest, height: height * lines, firstTextBaseline: height - 5,
          lastTextBaseline: height * lines - 5)
      case .flexible(let least, let greatest):
        return ViewDimensions(
          width: width.map { max(least, min($0, greatest)) } ?? least, height: height)
      }
    }

    var leastWidth: CGFloat { dimensions(0).width }
  }

  var items: [Item]
  var attributes: SectionAttributes

  /// The view that stands for hidden ones.
  var overflow: Item?

  init(seed: UInt64, plain: Bool) {
    var random = SplitMix64(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let alignments = SectionAttributes.LineAlignment.allCases
    attributes = SectionAttributes(
      breakingStrategy: plain
        ? .firstFit
        : SectionAttributes.BreakingStrategy.allCases.randomElement(using: &random)!,
      lineAlignment: plain ? .leading : alignments.randomElement(using: &random)!,
      cellAlignment: plain
        ? .top : SectionAttributes.CellAlignment.allCases.randomElement(using: &random)!,
      cellSpacing: length(0...12), lineSpacing: length(0...12),
      insets: plain || Bool.random(using: &random)
        ? .zero : Insets(top: length(0...9), leading: length(0...9), trailing: length(0...9)))
    items = (0..<Int.random(in: 1...14, using: &random)).map { _ in
      let kind: Kind =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .rigid(length(1...160))
        case 1: .text((0..<Int.random(in: 1...5, using: &random)).map { _ in length(4...60) })
        default: .flexible(least: length(1...60), greatest: length(60...400))
        }
      var item = Item(kind: kind, height: length(8...40))
      if !plain, Int.random(in: 0..<3, using: &random) == 0 {
        item.attributes = CellAttributes(
          beginsLine: Int.random(in: 0..<4, using: &random) == 0,
          endsLine: Int.random(in: 0..<4, using: &random) == 0,
          keepsWithNext: Int.random(in: 0..<4, using: &random) == 0,
          minimumLineSpace: Int.random(in: 0..<4, using: &random) == 0 ? length(0...80) : 0,
          lineAlignment: Int.random(in: 0..<5, using: &random) == 0
            ? alignments.randomElement(using: &random)! : nil,
          indentation: Int.random(in: 0..<5, using: &random) == 0 ? .start : .unchanged,
          insets: Bool.random(using: &random) ? .zero : Insets(length(0...6)))
      }
      return item
    }
  }

  @MainActor func host(direction: LayoutDirection = .leftToRight) -> ViewHost {
    ViewHost(
      AlignedLines(attributes) {
        ForEach(items.indices, id: \.self) { index in
          MeasuredView { items[index].dimensions($0.width) }
            .alignedCell(items[index].attributes)
        }
        if let overflow {
          MeasuredView { overflow.dimensions($0.width) }.alignedOverflow()
        }
      }, direction: direction)
  }
}

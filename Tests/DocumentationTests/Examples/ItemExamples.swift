import AlignedLayout

/// Groups of items, from closures alone.
func groups(_ view: inout CGRect, _ icon: AlignedItem, _ title: AlignedItem) -> AlignedGroup {
  let words = ["typesetter", "line"].map { word in
    AlignedItem { _ in
      CGSize(width: 8 * CGFloat(word.count), height: 20)
    } place: { frame in
      print(word, frame)
    }
  }

  let group = AlignedGroup(
    attributes: SectionAttributes(lineAlignment: .center), padding: Insets(8), items: words)
  let layout = group.layout(width: 320)
  view.size = layout.size
  layout.apply()

  let row = AlignedGroup(
    attributes: SectionAttributes(cellAlignment: .center), items: [icon, title])
  let box = AlignedGroup(padding: Insets(12), items: [AlignedItem(row), AlignedItem(group)])
  return box
}

/// A group that fills a height, and one whose lines run from the top.
func heights(_ title: AlignedItem, _ summary: inout AlignedItem, _ bar: AlignedItem) {
  summary.height = .remaining
  let column = SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 8)
  let card = AlignedGroup(attributes: column, padding: Insets(12), items: [title, summary])
  print(card.layout(width: 320, height: 240).size)

  let wholeLine = CellAttributes(width: .remaining)
  var message = AlignedItem(card, attributes: wholeLine)
  message.height = .remaining
  let screen = AlignedGroup(attributes: column, items: [message, bar])
  screen.layout(width: 320, height: 480).apply()

  let shelf = AlignedGroup(
    attributes: SectionAttributes(lineSpacing: 8), axis: .horizontal, items: [title, bar])
  print(shelf.layout(width: 320, height: 52).size)
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell that is filled with one content after another.
  final class TagsCell: UICollectionViewCell {
    let tags = AlignedView()
    private var labels: [UILabel] = []

    func show(_ names: [String], isExpanded: Bool) {
      while labels.count < names.count { labels.append(UILabel()) }
      for (label, name) in zip(labels, names) { label.text = name }
      tags.attributes = tags.attributes.with(
        lineLimit: isExpanded ? .expanded(from: .lines(2)) : .lines(2))
      tags.setArrangedSubviews(Array(labels.prefix(names.count)))
      tags.invalidateSizes()
    }
  }

  /// Views on lines without a collection view.
  @MainActor
  enum AlignedViewExamples {
    static func limited(_ tags: [AlignedItem], _ more: UILabel) -> AlignedGroup {
      var group = AlignedGroup(attributes: SectionAttributes(lineLimit: .lines(2)), items: tags)
      group.overflow = { hiddenCount in
        more.text = "+\(hiddenCount) more"
        return AlignedItem(more)
      }
      return group
    }

    static func attributes(
      _ tags: AlignedView, _ label: UILabel, _ field: UIView, _ picture: UIView, _ badge: UIView
    ) {
      tags[label].attributes = CellAttributes(beginsLine: true)
      tags[field].attributes = CellAttributes(width: .remaining, minimumWidth: 120)
      tags[picture].maximumSize = CGSize(width: 80, height: 80)
      tags[badge].zIndex = 1
    }

    static func changes(_ tags: AlignedView, _ label: UILabel, cellWidth: CGFloat) {
      tags.preferredMaxLayoutWidth = cellWidth - 32
      label.text = "changed"
      tags.invalidateSize(of: label)
    }

    static func nesting(
      _ card: AlignedView, _ heading: AlignedGroup, _ summary: UILabel, _ tags: AlignedGroup
    ) {
      card.items = [AlignedItem(heading), AlignedItem(summary), AlignedItem(tags)]
      card.items[2].group?.attributes = SectionAttributes(lineLimit: .unlimited)
    }

    static func animation(_ tags: AlignedView, _ labels: [UILabel]) {
      UIView.animate(withDuration: 0.3) {
        tags.setArrangedSubviews(labels)
        tags.layoutIfNeeded()
      }
    }

    static func expanding(_ tags: AlignedView) {
      UIView.animate(withDuration: 0.3) {
        tags.attributes = tags.attributes.with(lineLimit: .unlimited)
        tags.layoutIfNeeded()
      }
    }

    static func baselines(_ item: inout AlignedItem, _ font: UIFont) {
      item.baselines = { size in (6 + font.ascender, size.height - 6 + font.descender) }
    }

    static func drawing(_ logo: CALayer, _ caption: Caption) {
      let group = AlignedGroup(
        attributes: SectionAttributes(lineAlignment: .center), padding: Insets(8),
        items: [
          AlignedItem(logo, size: CGSize(width: 24, height: 24)),
          AlignedItem { width in
            caption.size(fitting: width)
          } place: { frame in
            caption.draw(in: frame)
          },
        ])
      let layout = group.layout(width: 320, displayScale: 2)
      print(layout.size, layout.lines.count, layout.firstBaseline ?? 0)
      layout.apply()
    }
  }

  /// A text that is drawn.
  struct Caption {
    let text: String

    func size(fitting width: CGFloat) -> CGSize {
      CGSize(width: min(width, 8 * CGFloat(text.count)), height: 20)
    }

    func draw(in frame: CGRect) {
      print(text, frame)
    }
  }

  /// A view that draws a group.
  final class DrawingView: UIView {
    var group = AlignedGroup(items: [])

    override func draw(_ rect: CGRect) {
      group.layout(
        width: bounds.width,
        direction: effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight,
        displayScale: traitCollection.displayScale
      ).apply()
    }
  }

  /// A subview of an aligned view that changes.
  final class TitleView: UIView {
    var title = "" {
      didSet { invalidateAlignedSize() }
    }
  }
#endif

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit

  @MainActor
  func tags(of buttons: [NSButton]) -> AlignedView {
    let tags = AlignedView(arrangedSubviews: buttons)
    tags.attributes = SectionAttributes(lineAlignment: .center)
    tags.preferredMaxLayoutWidth = 320
    return tags
  }
#endif

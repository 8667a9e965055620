import AlignedLayout
import Foundation

extension MarkedContent {
  /// Returns the marks, without their texts, from back to front.
  fileprivate func drafts(_ reason: LineMark.ReasonOfLine) -> [MarkDraft] {
    var lines: [MarkDraft] = []
    var spaces: [MarkDraft] = []
    var cells: [MarkDraft] = []
    for placed in content.elements(in: rect, pinning: pinning) {
      guard case .cell(let position) = placed.element else { continue }
      cells.append(draft(ofCellAt: position, in: placed.frame))
    }
    content.forEachMarkedLine(meeting: rect) { line, section in
      guard line.frame.meets(rect) || line.area.meets(rect) else { return }
      lines.append(
        MarkDraft(
          kind: .line, frame: line.frame,
          texts: reason(line.index, section, content).texts(ofLine: line.index + 1),
          area: line.area, places: [.topStart, .bottomStart, .center], rank: 1))
      spaces += drafts(ofSpacesBeside: line)
    }
    return (lines + spaces + cells + heldDrafts).map { $0.moved(by: origin) }
  }

  private func drafts(ofSpacesBeside line: MarkedLine) -> [MarkDraft] {
    func draft(_ kind: LineMark.Kind, _ stretch: MarkedLine.Stretch) -> MarkDraft {
      MarkDraft(
        kind: kind, frame: stretch.frame, texts: [MarkText(stretch.length.hundredths)],
        area: stretch.frame, places: [.center, .bottomEnd, .bottomStart, .topEnd, .topStart],
        rank: 3)
    }
    return line.remainingSpaces.map { draft(.remainingSpace, $0) }
      + (line.indentation.map { [draft(.indentation, $0)] } ?? [])
  }

  private func draft(
    ofCellAt position: ContentLayout.CellPosition, in frame: CGRect
  ) -> MarkDraft {
    let size = size(position) ?? content.markedSize(ofCellAt: position)
    return MarkDraft(
      kind: size.origin == .estimated ? .estimatedCell : .cell, frame: frame, texts: size.texts,
      area: frame, places: [.bottomStart, .bottomEnd, .topEnd, .topStart, .center], rank: 2)
  }

  private var heldDrafts: [MarkDraft] {
    let frame: CGRect
    let places: [LabelPlacement.Place]
    switch held {
    case nil: return []
    case .cell(let position)?:
      guard position.section < content.sectionCount,
        position.cell < content.visibleCellCount(inSection: position.section)
      else { return [] }
      frame = content.frame(ofCellAt: position, pinning: pinning)
      places = [.topEnd, .bottomEnd, .center, .topStart, .bottomStart]
    case .beginning?: (frame, places) = (content.firstEdge, [.topEnd, .topStart])
    case .end?: (frame, places) = (content.lastEdge, [.bottomEnd, .bottomStart])
    }
    guard frame.meets(rect) else { return [] }
    return [
      MarkDraft(
        kind: .held, frame: frame, texts: [MarkText("held", "in place"), MarkText("held")],
        area: frame, places: places, rank: 0)
    ]
  }
}

extension ContentLayout {
  /// The beginning of the content, as thick as a line of text.
  fileprivate var firstEdge: CGRect {
    edge(at: isReversed ? length - edgeLength : 0)
  }

  /// The end of the content, as thick as a line of text.
  fileprivate var lastEdge: CGRect {
    edge(at: isReversed ? 0 : length - edgeLength)
  }

  private var isReversed: Bool { axis == .horizontal && direction == .rightToLeft }
  private var length: CGFloat { axis == .vertical ? contentSize.height : contentSize.width }

  private var edgeLength: CGFloat {
    axis == .vertical
      ? LineMark.Label.height : min(length, LineMark.Label.width(of: "in place"))
  }

  private func edge(at start: CGFloat) -> CGRect {
    axis == .vertical
      ? CGRect(x: 0, y: start, width: contentSize.width, height: edgeLength)
      : CGRect(x: start, y: 0, width: edgeLength, height: contentSize.height)
  }
}

/// A mark whose texts have no place yet.
private struct MarkDraft {
  let kind: LineMark.Kind
  let frame: CGRect
  let texts: [MarkText]

  /// Where the text may stand.
  let area: CGRect
  let places: [LabelPlacement.Place]

  /// The place in the order in which texts are placed: the later, the less room is left.
  let rank: Int

  func moved(by distance: CGPoint) -> MarkDraft {
    MarkDraft(
      kind: kind, frame: frame.moved(by: distance), texts: texts, area: area.moved(by: distance),
      places: places, rank: rank)
  }
}

extension LineMark {
  /// Returns why a line of a content begins.
  typealias ReasonOfLine = (
    _ line: Int, _ section: Int, _ content: ContentLayout
  ) -> ContentLayout.LineBreakReason

  /// Returns the marks of contents that are shown together, from back to front. No two texts overlap.
  static func marks(
    of contents: [MarkedContent],
    reason: ReasonOfLine = { $2.breakReason(ofLineAt: $0, inSection: $1) }
  ) -> [LineMark] {
    let drafts = contents.map { $0.drafts(reason) }
    var marks = drafts.map { $0.map { LineMark(kind: $0.kind, frame: $0.frame) } }
    var placement = LabelPlacement(
      direction: contents.first?.content.direction ?? .leftToRight)
    // A cell that contains another content leaves the room to the texts in that.
    for rank in 0...3 {
      for content in drafts.indices.reversed() {
        for (index, draft) in drafts[content].enumerated() where draft.rank == rank {
          marks[content][index].labels = placement.place(
            draft.texts, in: draft.area, at: draft.places)
        }
      }
    }
    return marks.flatMap { $0 }
  }
}

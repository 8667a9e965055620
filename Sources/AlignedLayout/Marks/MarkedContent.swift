/// A content that is marked, and what is known besides of it.
struct MarkedContent {
  let content: ContentLayout

  /// The part of the content that is marked, in its coordinates.
  let rect: CGRect

  /// How far the content is from the coordinates of the marks.
  var origin = CGPoint(x: 0, y: 0)
  var pinning: ContentLayout.Pinning?

  /// What stays in its place on the screen, or nil.
  var held: MarkedHold?

  /// Returns what is known of the size of a cell, if that is more than the content knows.
  var size: (ContentLayout.CellPosition) -> MarkedSize? = { _ in nil }

  /// Returns why a line begins. It may be remembered.
  var reason: (_ line: Int, _ section: Int) -> ContentLayout.LineBreakReason

  init(_ content: ContentLayout, in rect: CGRect) {
    self.content = content
    self.rect = rect
    reason = { content.breakReason(ofLineAt: $0, inSection: $1) }
  }
}

/// What stays in its place on the screen while a content changes.
enum MarkedHold: Equatable, Sendable {
  case cell(ContentLayout.CellPosition)
  case beginning, end
}

extension MarkedContent {
  /// The marks, without their texts, from back to front.
  fileprivate var drafts: [MarkDraft] {
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
          texts: reason(line.index, section).texts(ofLine: line.index + 1), area: line.area,
          places: [.topStart, .bottomStart, .center], rank: 1))
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
    let texts = [MarkText("held", "in place"), MarkText("held")]
    switch held {
    case nil: return []
    case .cell(let position)?:
      guard position.section < content.sectionCount,
        position.cell < content.visibleCellCount(inSection: position.section)
      else { return [] }
      let frame = content.frame(ofCellAt: position, pinning: pinning)
      guard frame.meets(rect) else { return [] }
      return [
        MarkDraft(
          kind: .held, frame: frame, texts: texts, area: frame,
          places: [.topEnd, .bottomEnd, .center, .topStart, .bottomStart], rank: 0)
      ]
    case .beginning?, .end?:
      let frame = held == .beginning ? content.firstEdge : content.lastEdge
      guard frame.meets(rect) else { return [] }
      return [
        MarkDraft(
          kind: .held, frame: frame, texts: texts, area: frame,
          places: held == .beginning ? [.topEnd, .topStart] : [.bottomEnd, .bottomStart], rank: 0)
      ]
    }
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
  /// Returns the marks of contents that are shown together, from back to front. No two texts overlap.
  static func marks(of contents: [MarkedContent]) -> [LineMark] {
    let drafts = contents.map(\.drafts)
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

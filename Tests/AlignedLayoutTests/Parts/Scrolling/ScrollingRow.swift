import Testing

@testable import AlignedLayout

/// A row of a table: what is shown before, what happens, and where the content is after.
struct ScrollingRow: CustomTestStringConvertible, Sendable {
  /// Where the view is when the row begins.
  enum Before: Sendable {
    /// Nothing has been laid out.
    case new

    /// The content was shown for the first time, and the user has done nothing.
    case shown

    /// The user has scrolled, and the view rests.
    case at(CGFloat)
  }

  /// What the keeper holds in this turn of the run loop.
  enum Held: Equatable, Sendable {
    /// A cell, at a distance from the beginning of the bounds.
    case cell(Int, at: CGFloat)

    /// A cell at a place in the visible area.
    case shown(Int, ScrollAnchor.VisiblePlace)
    case beginning
    case end
    case topCell
    case nothing

    @MainActor init(_ anchor: ScrollAnchor?, in stage: CoreStage) {
      self =
        switch anchor {
        case .cell(let cell, .distance(let distance))?: .cell(stage.index(of: cell), at: distance)
        case .cell(let cell, .position(let place))?: .shown(stage.index(of: cell), place)
        case .beginning?: .beginning
        case .end?: .end
        case .topCell?: .topCell
        case nil: .nothing
        }
    }
  }

  /// A cell, and its distance from the beginning of the bounds.
  struct Place: Sendable {
    let cell: Int
    let distance: CGFloat

    static func cell(_ cell: Int, at distance: CGFloat) -> Place {
      Place(cell: cell, distance: distance)
    }
  }

  let testDescription: String
  let screen: CoreScreen
  let events: [ScrollingEvent]
  let offset: CGFloat
  let held: Held?
  let place: Place?
  let guesses: [Guess]

  /// - Parameters:
  ///   - name: what the row shows, as a sentence.
  ///   - offset: the content offset on the screen after the events.
  ///   - held: what is held after the events, or nil if the row says nothing of it.
  ///   - place: where a cell is after the events, or nil if the row says nothing of it.
  ///   - guesses: what the row takes for granted about UIKit.
  init(
    _ name: String, _ screen: CoreScreen, _ before: Before, _ events: [ScrollingEvent],
    offset: CGFloat, holds held: Held? = nil, shows place: Place? = nil,
    restsOn guesses: Guess...
  ) {
    testDescription = name
    self.screen = screen
    self.events = before.events + events
    self.offset = offset
    self.held = held
    self.place = place
    self.guesses = guesses
  }

  /// Expects what the row says.
  @MainActor func expect(sourceLocation: SourceLocation = #_sourceLocation) {
    let stage = CoreStage(screen)
    stage.happen(events)
    let guesses = guesses.map { "\($0)" }.joined(separator: ", ")
    let comment = Comment(rawValue: guesses.isEmpty ? testDescription : "rests on: \(guesses)")
    #expect(
      abs(stage.offset - offset) < 0.01, comment, sourceLocation: sourceLocation)
    if let held {
      expectEqual(
        Held(stage.core.scrolling.held, in: stage), held, comment, sourceLocation: sourceLocation)
    }
    if let place {
      #expect(
        abs(stage.place(ofCell: place.cell) - place.distance) < 0.01, comment,
        sourceLocation: sourceLocation)
    }
  }
}

extension ScrollingRow.Before {
  var events: [ScrollingEvent] {
    switch self {
    case .new: []
    case .shown: [.show, .endTurn]
    case .at(let offset): [.show, .endTurn, .drag(to: offset), .release]
    }
  }
}

extension CoreStage {
  /// The distance from the beginning of the bounds to a cell, in upright coordinates.
  func place(ofCell cell: Int) -> CGFloat {
    core.standing.uprightFrame(ofCellAt: position(ofCell: cell)).minY - scene.offset
  }
}

import AlignedLayout
import AlignedList
import SwiftUI
import UIKit

/// What a list of the soak shows, as a plain value.
struct ListSoakContent {
  struct Element: Hashable {
    enum Kind: CaseIterable { case tile, note, noteWithAction, cards }

    let id: Int
    var kind: Kind
    var version = 0

    var name: String { "r\(id).\(version)" }
    var note: Note { Note(name: name, wordCount: 1 + (id + version) % 3, grows: true) }
    var cards: [Note] {
      (0..<4).map { Note(name: "c\(id).\($0).\(version)", wordCount: 1 + (id + version) % 2) }
    }
  }

  struct Section {
    let id: Int
    var elements: [Element]
    var version = 0
    var hostsHeader = false

    var header: Note { Note(name: "h\(id).\(version)", wordCount: 1 + version % 3) }
  }

  struct Overlay {
    let id: String
    var version = 0
    var isHosted = false

    var note: Note { Note(name: "\(id).\(version)", wordCount: 1 + version % 2) }
  }

  var sections = [0..<9, 20..<32, 40..<50].enumerated().map { index, ids in
    Section(id: index, elements: ids.map { Element(id: $0, kind: .allCases[$0 % 7 % 4]) })
  }
  var overlays: [Overlay] = []

  /// Where overlays stand, by their ids.
  static let placements: [String: FloatingPlacement] = [
    "bottom": FloatingPlacement(.bottom, width: .fraction(1)),
    "corner": FloatingPlacement(.bottomTrailing, insets: Insets(5)),
    "middle": FloatingPlacement(.center), "backdrop": FloatingPlacement(.center, depth: .behind),
  ]

  /// Makes sections whose actions call a closure with the name of what is tapped.
  @MainActor @ListBuilder
  func list(
    onTap: @escaping @MainActor (String) -> Void,
    onReorder: @escaping @MainActor (_ section: Int, [Element]) -> Void
  ) -> [ListSection] {
    for section in sections {
      ListSection(section.id) {
        for element in section.elements { element.item(onTap) }
      }
      .header {
        let header = section.header
        (section.hostsHeader
          ? ListItem(id: 0) { header } : Bar(text: header.name, height: 25).listItem)
          .onSelect { onTap(header.name) }
      }
      .onDrag(of: section.elements) { .number($0.id) }
      .onReorder(of: section.elements) { onReorder(section.id, $0) }
    }
    for overlay in overlays {
      if let placement = Self.placements[overlay.id] {
        let note = overlay.note
        ListOverlay(overlay.id, at: placement) {
          (overlay.isHosted
            ? ListItem(id: 0) { note }
            : Tile(id: 0, text: note.name, width: 60, height: 30).listItem)
            .onSelect { onTap(note.name) }
        }
      }
    }
  }
}

extension ListSoakContent.Element {
  @MainActor
  fileprivate func item(_ onTap: @escaping @MainActor (String) -> Void) -> ListItem {
    let item =
      switch kind {
      case .tile:
        Tile(id: id, text: name, width: 50, height: CGFloat(20 + (id + version) % 7 * 5)).listItem
      case .note: ListItem(id: id) { note }
      case .noteWithAction: ListItem(id: id) { NoteWithAction(note: note) {} }
      case .cards:
        Carousel(id, cardWidth: .points(100)) {
          for (index, card) in cards.enumerated() {
            ListItem(id: index) { card }.onSelect { onTap(card.name) }
          }
        }
        .listItem
      }
    return kind == .cards
      ? item : item.onSelect { onTap(name) }.contextMenu { UIMenu(title: name) }
  }
}

/// A view whose text says its value, its state and its environment.
struct Note: View, Equatable {
  let name: String
  var wordCount = 1

  /// Whether the state changes the size.
  var grows = false

  var body: some View { CountingNote(note: self) }

  /// Returns what the view says after some taps.
  func text(count: Int, in environment: EnvironmentValues) -> String {
    let scheme = environment.colorScheme == .dark ? "d" : "l"
    let direction = environment.layoutDirection == .rightToLeft ? "r" : "l"
    let word = "\(name).\(count)\(scheme)\(direction)\(environment[SoakNumber.self])"
    let more = (grows ? count % 3 : 0) + (environment.dynamicTypeSize > .large ? 1 : 0)
    return Array(repeating: word, count: wordCount + more).joined(separator: " ")
  }
}

private struct CountingNote: View {
  let note: Note
  @State private var count = 0
  @Environment(\.self) private var environment

  var body: some View {
    Text(note.text(count: count, in: environment)).onTapGesture { count += 1 }
  }
}

/// A view that is never equal to another one.
private struct NoteWithAction: View {
  let note: Note
  let action: () -> Void

  var body: some View { note }
}

/// A value of the environment that is no trait.
struct SoakNumber: EnvironmentKey {
  static let defaultValue = 0
}

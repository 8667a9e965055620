import BenchmarkClient
import Foundation

/// What several layouts show in turns.
struct PeerContent {
  /// The name of its table, which says how sizes become known.
  let name: String
  /// The name of its screen, if it has been captured.
  var screen: String?
  let items: ListItems
  let cellCounts: [Int]
  let events: [PeerEvent]

  /// The name of a figure in the content's table.
  func name(of part: String) -> String { screen.map { "\($0): \(part)" } ?? part }

  /// The name of the content, for messages.
  var fullName: String { name(of: name) }

  /// The layouts that can show the content.
  var peers: [PeerLayout] {
    PeerLayout.allCases.filter { items.sizing != .beside || $0.hasLines }
  }

  static func all(isQuick: Bool) -> [PeerContent] {
    let counts = isQuick ? [1_000] : [1_000, 10_000, 100_000]
    let heights = (0..<1_009).map { CGSize(width: 0, height: 44 + $0 * 37 % 61) }
    return [
      PeerContent(
        name: "rows, heights from the delegate", items: ListItems(heights, .rows),
        cellCounts: counts, events: PeerEvent.allCases.filter { $0 != .lateAnswer }),
      PeerContent(
        name: "rows, self-sizing", items: ListItems(heights, .selfSizingRows),
        cellCounts: counts, events: PeerEvent.allCases),
    ] + captured(cellCounts: [isQuick ? 1_000 : 10_000])
  }

  /// Screens of the playground: their cells beside each other, and each on a row of its own, with its height.
  private static func captured(cellCounts: [Int]) -> [PeerContent] {
    let kinds: [(String, ListItems.Sizing, [PeerEvent])] = [
      ("screens, sizes from the delegate", .beside, [.firstScreen, .insertVisible, .scroll]),
      (
        "screens, self-sizing rows", .selfSizingRows,
        [.firstScreen, .insertVisible, .lateAnswer, .scroll]
      ),
    ]
    return kinds.flatMap { name, sizing, events in
      CapturedScreen.all.map {
        PeerContent(
          name: name, screen: $0.name, items: ListItems($0.cellSizes, sizing),
          cellCounts: cellCounts, events: events)
      }
    }
  }
}

/// The sizes of a screen of the playground, captured once in a view that is 390 points wide.
private struct CapturedScreen: Decodable {
  let name: String
  /// Widths and heights.
  let sizes: [[CGFloat]]

  var cellSizes: [CGSize] { sizes.map { CGSize(width: $0[0], height: $0[1]) } }

  private struct File: Decodable {
    let screens: [CapturedScreen]
  }

  static var all: [CapturedScreen] {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    do {
      let data = try Data(contentsOf: package.appendingPathComponent("screens.json"))
      return try JSONDecoder().decode(File.self, from: data).screens
    } catch {
      preconditionFailure("The captured screens cannot be read: \(error)")
    }
  }
}

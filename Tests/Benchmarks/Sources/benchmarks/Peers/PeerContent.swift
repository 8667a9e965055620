import BenchmarkClient
import Foundation

/// What several layouts show in turns.
struct PeerContent {
  /// The name of the content, and how its sizes become known.
  let name: String
  let items: ListItems
  let cellCounts: [Int]
  let events: [PeerEvent]

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

  private static func captured(cellCounts: [Int]) -> [PeerContent] {
    let screens = CapturedScreen.all
    let beside = screens.map {
      PeerContent(
        name: "\($0.name), side by side", items: ListItems($0.cellSizes, .beside),
        cellCounts: cellCounts,
        events: [.firstScreen, .screenful, .insert, .insertVisible, .scroll])
    }
    let rows = screens.map {
      PeerContent(
        name: "\($0.name), self-sizing rows", items: ListItems($0.cellSizes, .selfSizingRows),
        cellCounts: cellCounts,
        events: [.firstScreen, .insert, .insertVisible, .lateAnswer, .scroll])
    }
    return beside + rows
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

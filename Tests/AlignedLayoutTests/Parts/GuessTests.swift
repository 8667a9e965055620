import Foundation
import Testing

@testable import AlignedLayout

/// Guesses about UIKit, and the page that says where to look at them.
struct GuessTests {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: page.path)), arguments: Guess.allCases)
  func `the page for the first hour on a Mac names each guess`(guess: Guess) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(text.contains("`\(guess)`"))
  }

  /// Not there when the tests run on a device.
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent(".github/contributing/FirstHourOnAMac.md")
}

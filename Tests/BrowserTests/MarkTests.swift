import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The page's marks` {
  /// A box that marks something: its text and its frame in the content.
  private struct Mark: Decodable {
    let text: String
    let x, y, width, height: Double
  }

  private func marks(_ name: String, on page: BrowserPage) async throws -> [Mark] {
    try await page.evaluate(
      """
      [...document.querySelectorAll('.marks .\(name)')].map(node => {
        const bounds = page.screens[0].content.getBoundingClientRect();
        const { x, y, width, height } = node.getBoundingClientRect();
        return { text: node.textContent, x: x - bounds.x, y: y - bounds.y, width, height };
      })
      """)
  }

  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `show the space that remains, and not an indentation`(direction: String) async throws {
    try await Playground.open("chat&0.8=&width=338&space=true&direction=\(direction)") {
      page async throws in
      let spaces = try await marks("space", on: page)
      let lines: [[Double]] = try await page.evaluate(
        """
        page.engine.lines(0, 0, 0, 1e4, 400).filter(line => line.remainingSpace > 0.5)
          .map(line => [line.y, line.x, line.x + line.width, line.remainingSpace])
        """)
      #expect(lines.contains { $0[1] > 40 && direction == "leftToRight" || $0[2] < 298 })
      for line in lines {
        let beside = spaces.filter { abs($0.y - line[0]) < 0.1 }
        expectEqual(beside.count, 1)
        #expect(beside.allSatisfy { abs($0.width - line[3]) < 0.1 })
      }
    }
  }

  @Test func `give each side of a centered line its own number`() async throws {
    try await Playground.open("tags&0.lineLimit=&space=true&0.lineAlignment=center") {
      page async throws in
      let spaces = try await marks("space", on: page)
      #expect(spaces.count > 8)
      for space in spaces where !space.text.isEmpty {
        #expect(try abs(#require(Double(space.text)) - space.width) < 0.05)
      }
      #expect(spaces.allSatisfy { $0.width < 22 || !$0.text.isEmpty })
    }
  }

  @Test(arguments: ["leftToRight", "rightToLeft"], ["0,0,0,0", "16,16,16,16"])
  func `show line numbers within the content`(direction: String, insets: String) async throws {
    let fragment = "tags&numbers=true&width=300&contentInsets=\(insets)&direction=\(direction)"
    try await Playground.open(fragment) { page async throws in
      let numbers = try await marks("number", on: page)
      expectEqual(numbers.first?.text, "1")
      #expect(numbers.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 300 && $0.width > 0 })
      #expect(
        try await page.evaluate(
          "[...document.querySelectorAll('.number')].every(node => node.scrollWidth <= node.clientWidth)"
        ))
    }
  }
}

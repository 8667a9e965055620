import Foundation

/// Between two widths at which lines change: what the page knows of it.
struct ShownStretch: Decodable {
  let least, greatest: Double
}

extension BrowserPage {
  /// Waits until the page knows at which widths lines change, and returns what it knows.
  func stretches() async throws -> [ShownStretch] {
    try await waitUntil("page.changes.isComplete")
    return try await evaluate(
      "page.changes.stretches.map(({ least, greatest }) => ({ least, greatest }))")
  }

  /// The cells of each line at a width, as one text. The page shows its own width again.
  func lines(atWidth width: Double) async throws -> String {
    try await evaluate(
      """
      (() => {
        const shown = page.state.content.width;
        page.showWidth(\(width));
        const lines = page.engine.lines(0, -1e6, -1e6, 2e6, 2e7)
          .map(line => [line.section, line.firstCell, line.endCell].join("-")).join(" ");
        page.showWidth(shown);
        return lines;
      })()
      """)
  }

  /// The text of each element of a selector.
  func texts(of selector: String) async throws -> [String] {
    try await evaluate(
      "[...document.querySelectorAll(\(selector.inJavaScript))].map(node => node.textContent)")
  }
}

extension BrowserPage {
  /// The frame of the first element of a selector in the window.
  func bounds(of selector: String) async throws -> CGRect {
    try await evaluate(
      """
      (({ x, y, width, height }) => [[x, y], [width, height]])(
        document.querySelector(\(selector.inJavaScript)).getBoundingClientRect())
      """)
  }
}

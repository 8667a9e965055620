import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The page's cost` {
  @Test func `is at most 292 KB, and 167 KB compressed`() throws {
    let file = try #require(Playground.file)
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
    gzip.arguments = ["-9", "--stdout", file.path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let compressed = output.fileHandleForReading.readDataToEndOfFile().count
    #expect(try Data(contentsOf: file).count <= 292_000)
    #expect(compressed <= 167_000)
  }

  @Test func `names no other file, and needs no network`() throws {
    let page = try String(contentsOf: #require(Playground.file), encoding: .utf8)
    for word in ["http:", "https:", " src=", "<link", "@import", "import("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  /// The time for a screenful should not grow with the content. A busy machine may disturb one attempt.
  @Test func `of a width change is at most twice as high with 10,000 cells as with 1,000`()
    async throws
  {
    try await Playground.open("many") { page async throws in
      var ratios: [Double] = []
      for _ in 0..<5 where ratios.allSatisfy({ $0 > 2 }) {
        ratios.append(
          try await page.evaluate(
            """
            (() => {
              const time = count => {
                page.state.sections[0].count = count;
                page.update();
                const times = Array.from({ length: 40 }, (_, step) => {
                  const start = performance.now();
                  page.showWidth(320 + 3 * step);
                  return performance.now() - start;
                });
                return times.sort((first, second) => first - second)[20];
              };
              time(1000);
              const [few, many] = [time(1000), time(10000)];
              return many / few;
            })()
            """))
      }
      #expect(ratios.contains { $0 <= 2 }, "\(ratios)")
    }
  }
}

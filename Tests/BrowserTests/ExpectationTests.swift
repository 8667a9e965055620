import AlignedLayout
import Foundation
import Testing

@testable import BrowserPlayground

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The page's expectations` {
  private let threeCells =
    "tags&leastWidth=40&contentInsets=0,0,0,0&0.cellSpacing=10&0.lineLimit=&0.sizingOffer="
    + "&0.text=[100+×+20]+A%0A[100+×+20]+B%0A[100+×+20]+C"

  private func failures(on page: BrowserPage) async throws -> [String] {
    _ = try await page.stretches()
    return try await page.texts(of: "#failures li")
  }

  @Test func `name the widths at which a cell is wider than its line`() async throws {
    try await Playground.open(threeCells) { page async throws in
      expectEqual(
        try await failures(on: page),
        [
          "Each cell has room for what it shows.40 to 99.99 points: A"
        ])
      expectEqual(
        try await page.text(of: "#failures-note"),
        "1 of 5 fail. Checked at every width from 40 to 1,400 points.")
    }
  }

  @Test(arguments: Playground.examples)
  func `hold from 240 points on when an example is opened`(example: String) async throws {
    try await Playground.open(example) { page async throws in
      expectEqual(try await failures(on: page), [])
      if example == "shelf" { return }
      let note = try await page.text(of: "#failures-note")
      #expect(note.hasPrefix("All \(example == "photos" ? 4 : 5) hold. Checked at "))
      #expect(note.hasSuffix(" from 240 to 1,400 points."))
    }
  }

  @Test func `are checked from the width on that is named`() async throws {
    try await Playground.open("\(threeCells)&leastWidth=70") { page async throws in
      let sentence = "Each cell has room for what it shows."
      expectEqual(try await failures(on: page), ["\(sentence)70 to 99.99 points: A"])
      try await page.set("#expected-leastWidth", to: "99.5")
      expectEqual(try await failures(on: page), ["\(sentence)99.5 to 99.99 points: A"])
      try await page.set("#expected-leastWidth", to: "100")
      expectEqual(try await failures(on: page), [])
      expectEqual(try await page.evaluate("stateOfAddress(addressOf(page.state)).leastWidth"), 100)
    }
  }

  @Test func `find texts that are cut, and no pictures that are scaled`() async throws {
    let fragment =
      "tags&leastWidth=40&0.all.width=fraction&0.all.fraction=0.2&0.text=Hanging+punctuation"
    try await Playground.open(fragment) { page async throws in
      let found = try await failures(on: page)
      #expect(found.count == 1 && found[0].hasSuffix("points: Hanging punctuation"))
      try await page.run("page.setText(page.state.sections[0], '[300 × 40] Picture')")
      expectEqual(try await failures(on: page), [])
      #expect(try await page.text(of: "#failures-note").hasPrefix("All 5 hold."))
    }
  }

  @Test func `find cells that are parted from the next`() async throws {
    try await Playground.open("\(threeCells)&0.0.keepsWithNext=true") { page async throws in
      #expect(
        try await failures(on: page).contains(
          "Cells that keep with the next one stand beside it.40 to 209.99 points: A"))
    }
  }

  @Test func `find an overflow view that is alone on its line`() async throws {
    try await Playground.open("tags&leastWidth=40&0.lineLimitCount=2") { page async throws in
      let sentence = "No “+5 more” is alone on its line."
      let found = try await failures(on: page)
      #expect(found.contains { $0.hasPrefix(sentence) })
      let button = "#failures li:last-child button"
      try await page.click(button)
      #expect(
        try await page.evaluate(
          """
          (({ elements }) => {
            const { y } = elements.find(({ placed }) => placed.kind === "overflow").placed;
            return elements.every(({ placed }) => placed.kind !== "cell" || placed.y !== y);
          })(page.screens[0])
          """))
    }
  }

  @Test func `find a wider layout that is taller`() async throws {
    // From 100 points on, the second line has the last two cells. From 110 on, the first line has two.
    let fragment =
      "tags&leastWidth=40&contentInsets=0,0,0,0&0.cellSpacing=0&0.lineSpacing=0&0.lineLimit="
      + "&0.text=[70+×+10]%0A[40+×+100]%0A[60+×+100]"
    try await Playground.open(fragment) { page async throws in
      #expect(
        try await failures(on: page).contains(
          "A wider layout is never taller.110 to 169.99 points"))
    }
  }

  @Test func `find what does not mirror`() async throws {
    try await Playground.open("\(threeCells)&0.lineAlignment=left") { page async throws in
      let found = try await failures(on: page)
      #expect(found.contains { $0.hasPrefix("Right to left mirrors left to right.") })
      try await page.set("#section-lineAlignment", to: "center")
      #expect(
        !(try await failures(on: page)).contains { $0.hasPrefix("Right to left mirrors") })
    }
  }

  @Test func `may limit the lines of a section`() async throws {
    try await Playground.open(threeCells) { page async throws in
      _ = try await page.stretches()
      try await page.set("#expected-mostLines", to: "1")
      let sentence = "No section has more than 1 line."
      #expect(try await failures(on: page).contains("\(sentence)40 to 319.99 points"))
      #expect(try await page.text(of: "#failures-note").hasPrefix("2 of 6 fail."))
      expectEqual(
        try await page.evaluate("stateOfAddress(addressOf(page.state)).mostLines"), 1)
      try await page.set("#expected-mostLines", to: "2")
      #expect(
        try await failures(on: page).contains(
          "No section has more than 2 lines.40 to 209.99 points"))
    }
  }

  @Test func `go to the first width that fails, and to the cell`() async throws {
    try await Playground.open("\(threeCells)&0.1.keepsWithNext=true&width=600") {
      page async throws in
      _ = try await page.stretches()
      try await page.click("#failures li:nth-child(2) button")
      expectEqual(try await page.width(), 40)
      expectEqual(try await page.evaluate("page.selection.cell"), 1)
      #expect(try await page.text(of: "#reason").hasPrefix("Line 2: "))
    }
  }

  @Test func `list three ranges, and count the others`() async throws {
    // Once a text fits on one line, the number behind it moves to the next.
    let text = (4...10).map { "\(String(repeating: "words+", count: $0))%0A\($0)" }
      .joined(separator: "%0A")
    let own = (0..<7).map { "&0.\(2 * $0 + 1).endsLine=true" }.joined()
    let fragment = "tags&0.lineLimit=&0.look=bubble&0.sizingOffer=&0.text=\(text)\(own)"
    try await Playground.open(fragment) { page async throws in
      let found = try await failures(on: page)
      let buttons = try await page.texts(of: "#failures button")
      expectEqual(buttons.count, 3 * found.count)
      let counts: [Int] = try await page.evaluate(
        "expectations.map(expectation => failures(expectedStretches(page), expectation, page.state).length)"
      )
      #expect(counts.contains { $0 > 3 })
      for count in counts where count > 3 {
        #expect(found.contains { $0.contains("and \(count - 3) more range") })
      }
    }
  }
}

/// What the expectations find, without a browser.
@Suite struct FindingTests {
  /// A content of pictures of 100 × 20 points with gaps of 5.
  private func findings(
    count: Int = 3, width: CGFloat, _ attributes: SectionAttributes = SectionAttributes(),
    own: [Int: [Int: Double]] = [:]
  ) -> Findings {
    let specification = ContentLayout.Specification(
      width: width, contentInsets: .zero,
      sections: [.init(attributes: attributes, cellCount: count)])
    let sizes = [[Double]](repeating: [100, 20, 3], count: count).flatMap { $0 }
    var listed: [Double] = []
    for (cell, changes) in own.sorted(by: { $0.key < $1.key }) {
      listed.append(Double(cell))
      listed += plain.indices.map { changes[$0] ?? plain[$0] }
    }
    let numbers: [Double] = sizes + plain + [Double(own.count)] + listed
    let address = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
    for (index, number) in numbers.enumerated() { address[index] = number }
    var reader = NumberReader(address)
    let content = PageContent(
      specification, cells: [PageCells(count: count, from: &reader)],
      answerOfCell: { _, _ in (.zero, 0) },
      sizeOfOverflow: { _, _ in CGSize(width: 60, height: 20) })
    return content.findings(in: content.layout())
  }

  /// The default attributes of a cell as numbers.
  private let plain: [Double] = [
    0, 0, 0, 0, 0, 0, 0, 1, 0, 1e9, 0, 0, 1, .nan, -1, -1, 0, 0, 0, 0, 0, 0, .nan, .nan, .nan,
  ]

  @Test func `a cell has room up to the width of its line`() {
    #expect(findings(width: 100).crampedCell == nil)
    expectEqual(findings(width: 99).crampedCell, ContentLayout.CellPosition(section: 0, cell: 0))
  }

  @Test func `the last cell of a line keeps with none on the next`() {
    let own = [1: [2: 1.0]]
    #expect(findings(width: 310, own: own).separatedCell == nil)
    // Cells 1 and 2 move to the second line together, until that is too narrow for both.
    #expect(findings(width: 205, own: own).separatedCell == nil)
    expectEqual(
      findings(width: 150, own: own).separatedCell, ContentLayout.CellPosition(section: 0, cell: 1))
  }

  @Test func `an overflow view is alone where its line has no cell`() {
    let attributes = SectionAttributes(lineLimit: .lines(2))
    #expect(findings(width: 170, attributes).cellBeforeLoneOverflow == nil)
    expectEqual(
      findings(width: 120, attributes).cellBeforeLoneOverflow,
      ContentLayout.CellPosition(section: 0, cell: 0))
  }

  @Test func `lines at the left do not mirror`() {
    #expect(findings(width: 150).unmirroredCell == nil)
    #expect(findings(width: 150, SectionAttributes(lineAlignment: .center)).unmirroredCell == nil)
    expectEqual(
      findings(width: 150, SectionAttributes(lineAlignment: .left)).unmirroredCell,
      ContentLayout.CellPosition(section: 0, cell: 0))
  }

  @Test func `the most lines are those of the longest section`() {
    expectEqual(findings(width: 100).mostLines, 3)
    expectEqual(findings(count: 0, width: 100).mostLines, 0)
  }
}

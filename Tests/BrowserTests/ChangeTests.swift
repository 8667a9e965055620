import AlignedLayout
import Foundation
import Testing

@testable import BrowserPlayground

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The widths at which lines change` {
  /// Three cells of 100 points with gaps of 10 and no insets: lines change at 210 and 320 points.
  private let threeCells =
    "tags&contentInsets=0,0,0,0&0.cellSpacing=10&0.lineLimit=&0.sizingOffer="
    + "&0.text=[100+×+20]+A%0A[100+×+20]+B%0A[100+×+20]+C"

  @Test func `are marked on the slider`() async throws {
    try await Playground.open(threeCells) { page async throws in
      let stretches = try await page.stretches()
      expectEqual(stretches.map(\.least.rounded), [40, 210, 320])
      expectEqual(try await page.evaluate("document.querySelectorAll('#changes path').length"), 1)
      // Marks stand at multiples of 4 points from the least width.
      let path: String = try await page.evaluate(
        "document.querySelector('#changes path').getAttribute('d')")
      expectEqual(path.split(separator: "M").map { $0.split(separator: " ")[0] }, ["168", "280"])
      let (slider, marks): (CGRect, CGRect) = try await (
        page.bounds(of: "#width-range"), page.bounds(of: "#changes")
      )
      #expect(marks.minY >= slider.midY && marks.maxY <= slider.maxY + 20)
      expectEqual(marks.minX - slider.minX, slider.maxX - marks.maxX)
    }
  }

  @Test(arguments: [
    "tags", "chat", "feed", "tags&0.lineLimit=",
    "tags&0.breakingStrategy=balanced&0.lineLimit=",
  ])
  func `divide all widths into stretches with the same lines`(fragment: String) async throws {
    try await Playground.open(fragment) { page async throws in
      let stretches = try await page.stretches()
      try #require(stretches.count > 2)
      #expect(stretches.first?.least == 40 && stretches.last?.greatest == 1400)
      for (stretch, next) in zip(stretches, stretches.dropFirst()) {
        expectEqual(next.least, stretch.greatest.nextUp)
      }
      for stretch in stretches where stretch.greatest < 500 {
        let lines = try await page.lines(atWidth: stretch.least)
        let middle = (stretch.least + stretch.greatest) / 2
        expectEqual(try await page.lines(atWidth: middle), lines)
        expectEqual(try await page.lines(atWidth: stretch.greatest), lines)
      }
    }
  }

  @Test func `are stepped to with buttons, exactly to the edges`() async throws {
    try await Playground.open("\(threeCells)&width=100") { page async throws in
      _ = try await page.stretches()
      expectEqual(
        try await page.text(of: "#stretch"),
        "Same lines from 40 to 209.99 points. They change at 2 widths.")
      #expect(try await page.evaluate("document.getElementById('previous-change').disabled"))
      for width in [210.0, 320] {
        try await page.click("#next-change")
        expectEqual(try await page.width(), width)
      }
      #expect(try await page.evaluate("document.getElementById('next-change').disabled"))
      #expect(try await page.text(of: "#stretch").hasPrefix("Same lines from 320 to 1,400 points."))
      for width in [319.99, 209.99] {
        try await page.click("#previous-change")
        expectEqual(try await page.width(), width)
      }
      expectEqual(try await page.text(of: "figcaption"), "3 lines, 209.99 points wide")
      expectEqual(
        try await page.evaluate("stateOfAddress(addressOf(page.state)).content.width"), 209.99)
    }
  }

  @Test(arguments: [".handle", "#width-range"])
  func `are stepped to with brackets on a control for the width`(control: String) async throws {
    try await Playground.open("\(threeCells)&width=100") { page async throws in
      _ = try await page.stretches()
      try await page.run("document.querySelector('\(control)').focus()")
      try await page.press("]")
      expectEqual(try await page.width(), 210)
      try await page.press("[")
      expectEqual(try await page.width(), 209.99)
    }
  }

  @Test func `are reached by accessible controls`() async throws {
    try await Playground.open("tags") { page async throws in
      _ = try await page.stretches()
      let elements = try await page.accessibleElements()
      for name in ["Previous change", "Next change"] {
        #expect(elements.contains { $0.role == "button" && $0.name == name })
      }
      #expect(elements.contains { $0.role == "slider" && $0.name == "Width" })
    }
  }

  @Test func `are looked for once per content, not per width`() async throws {
    try await Playground.open("tags") { page async throws in
      _ = try await page.stretches()
      try await page.run("window.known = page.changes; page.showWidth(300); page.showWidth(301)")
      #expect(try await page.evaluate("page.changes === known") == true)
      try await page.set("#section-cellSpacing", to: "20")
      #expect(try await page.evaluate("page.changes === known") == false)
      let changed = try await page.stretches()
      #expect(changed.contains { $0.least < 375 })
    }
  }

  @Test(arguments: [
    ("text", "breaks its lines optimally"), ("photos", "on rows"),
    ("form", "share widths"),
    ("tags&0.text=[…]&0.all.width=asked", "offer"),
  ])
  func `are replaced by a sentence where they cannot be told`(
    fragment: String, part: String
  ) async throws {
    try await Playground.open(fragment) { page async throws in
      let samples = try await page.stretches()
      expectEqual(samples.map(\.least), (40...1400).map(Double.init))
      let sentence = try await page.text(of: "#stretch")
      #expect(sentence.contains(part) && sentence.hasSuffix("."), "\(sentence)")
      expectEqual(
        try await page.evaluate("document.querySelector('#changes path').getAttribute('d')"), "")
      #expect(try await page.evaluate("document.querySelector('#next-change').disabled") == true)
      #expect(try await page.text(of: "#failures-note").contains("at whole points"))
    }
  }

  @Test(arguments: [
    ("shelf", "Lines run down here"), ("many&0.count=20001", "among up to 20,000 cells"),
  ])
  func `are not looked for where none depend on the width, or among too many cells`(
    fragment: String, part: String
  ) async throws {
    try await Playground.open(fragment) { page async throws in
      #expect(try await page.stretches().isEmpty)
      #expect(try await page.text(of: "#stretch").contains(part))
      expectEqual(try await page.text(of: "#failures-note"), "Not checked.")
    }
  }

  /// A busy machine may disturb one attempt.
  @Test func `are found among 10,000 cells while the page stays quick`() async throws {
    var longest: [Double] = []
    for _ in 0..<4 where longest.allSatisfy({ $0 >= 500 }) {
      try await Playground.open("many") { page async throws in
        // The longest time between two turns of the page's loop.
        try await page.run(
          """
          window.longest = 0;
          let last = performance.now();
          const turn = () => {
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
            if (!page.changes.isComplete) setTimeout(turn);
          };
          turn();
          """)
        let stretches = try await page.stretches()
        #expect(stretches.count > 100)
        longest.append(try await page.evaluate("longest"))
        let path: String = try await page.evaluate(
          "document.querySelector('#changes path').getAttribute('d')")
        #expect(path.utf8.count < 4000)
      }
    }
    #expect(longest.contains { $0 < 500 }, "\(longest)")
  }

  @Test func `are looked for until the search is stopped, and on from there`() async throws {
    try await Playground.open("many") { page async throws in
      let percent =
        "+document.querySelector('#stretch').textContent.match(/([0-9]+) % of all widths/)[1]"
      try await page.waitUntil("\(percent) > 0")
      try await page.click("#stop")
      let stopped: Int = try await page.evaluate(percent)
      #expect(stopped < 100)
      expectEqual(
        try await page.text(of: "#stretch"), "Stopped at \(stopped) % of all widths.")
      try await Task.sleep(for: .milliseconds(400))
      expectEqual(try await page.evaluate(percent), stopped)
      #expect(try await page.evaluate("page.changes.isComplete") == false)
      try await page.click("#stop")
      try await page.waitUntil("page.changes.isComplete || \(percent) > \(stopped)")
      _ = try await page.stretches()
      #expect(try await page.evaluate("document.querySelector('#stop').hidden") == true)
      #expect(try await page.text(of: "#stretch").hasPrefix("Same lines from "))
    }
  }

  @Test func `are looked for anew when a stopped content changes`() async throws {
    try await Playground.open("many") { page async throws in
      try await page.run("stopOrGoOn(page)")
      #expect(try await page.text(of: "#stretch").hasPrefix("Stopped at "))
      expectEqual(try await page.text(of: "#stop"), "Go on")
      try await page.set("#text-count", to: "100")
      _ = try await page.stretches()
    }
  }

  @Test func `are said of the line that is pointed at`() async throws {
    try await Playground.open("\(threeCells)&width=250") { page async throws in
      try await page.click("[id='0-cell-0-2']")
      let ofSecond = try await page.text(of: "#reason")
      #expect(
        ofSecond.contains(" 70 points wider, and “C” joins the line above. 1 cell, "),
        "\(ofSecond)")
      expectEqual(ofSecond.ranges(of: "wider").count, 1)
      try await page.click("[id='0-cell-0-0']")
      let ofFirst = try await page.text(of: "#reason")
      #expect(
        ofFirst.contains("More than 40 points narrower, and “B” leaves this line. 2 cells, "),
        "\(ofFirst)")
    }
  }
}

extension Double {
  /// The number in hundredths, with which the fitting of cells is tolerant to a thousandth.
  fileprivate var rounded: Double { (self * 100).rounded() / 100 }
}

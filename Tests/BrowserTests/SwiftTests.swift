import AlignedLayout
import Foundation
import Testing
import UIKit

@testable import BrowserPlayground

/// Compiles and runs the Swift that the page shows, and compares its attributes with those that the page
/// passed to the engine, and its sizes with those of the cells.
@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The Swift that the page shows` {
  /// A state of the page: its Swift, the numbers for the engine, and the cells of each section.
  private struct Shown: Decodable {
    /// What a cell shows, if the layout asks for its size.
    struct Cell: Decodable {
      let kind, label: String
      let width, height: Double?
      let padding: [Double]
      let wraps, isLarge: Bool
    }

    let swift: String
    let numbers: [String]
    let cellCounts: [Int]
    let askedCells: [[Cell]]
  }

  @Test func `makes the attributes and sizes that the engine gets`() async throws {
    let shown = try await shownStates()
    var files: [String: String] = [:]
    var program = Self.header
    for (index, shown) in shown.enumerated() {
      let name = try #require(shown.swift.firstMatch(of: /final class (\w+):/)).output.1
      // Those of the examples are compiled as they stand. Another state of one needs another name.
      let isFirst = index < Playground.examples.count
      files["Shown\(index).swift"] =
        isFirst ? shown.swift : shown.swift.replacing(name, with: "\(name)\(index)")
      program +=
        "extension \(name)\(isFirst ? "" : "\(index)"): SetsUp {}\n"
        + "describe(\(name)\(isFirst ? "" : "\(index)")(), cellCounts: \(shown.cellCounts), "
        + "askedCounts: \(shown.askedCells.map(\.count)))\n"
    }
    files["main.swift"] = program
    let printed = try run(files)
    let expected = await describe(shown)
    #expect(!expected.isEmpty)
    let (lines, expectedLines) = (printed.split(separator: "\n"), expected.split(separator: "\n"))
    expectEqual(lines.count, expectedLines.count)
    for (line, expected) in zip(lines, expectedLines) {
      expectEqual(line, expected)
    }
  }

  @Test func `reads as the sample of README`() async throws {
    let readme = try blocks(of: "README.md")
    let (setUp, method) = (readme[0], readme[1])
    try await Playground.open("tags") { page async throws in
      let swift = try await page.text(of: "#swift")
        .replacing("TagsController", with: "FilterController").replacing("texts[", with: "tags[")
      // With its second method, the extension goes on.
      let body = method.split(separator: "\n").dropLast().joined(separator: "\n")
      #expect(swift.contains(body), "\(swift)")
      for line in setUp.split(separator: "\n") where !line.contains("SectionAttributes(") {
        #expect(swift.contains("    \(line)\n"), "\(line)")
      }
      #expect(setUp.contains("sizing: .asked(offering: .wholeLine)"))
      #expect(swift.contains("sizing: .asked(offering: .wholeLine),"))
    }
  }

  @Test func `is that which the articles recommend for tags, chats and forms`() async throws {
    let articles = "Sources/AlignedLayout/AlignedLayout.docc"
    let chat = try #require(
      try blocks(of: "\(articles)/Chat.md").first { $0.contains("var attributes: CellAttributes") })
    let form = try #require(
      try blocks(of: "\(articles)/Tables.md").first { $0.contains("sharedWidths: [.label") }
    ).replacing(".label", with: "SharedWidth(1)")
    for (example, article) in [("chat", chat), ("form", form)] {
      try await Playground.open(example) { page async throws in
        let swift = withoutSpaces(try await page.text(of: "#swift"))
        let recommended = withoutSpaces(article).matches(of: /CellAttributes\([^\n]*?\)+/)
        #expect(recommended.count >= 2)
        for match in recommended { #expect(swift.contains(match.output), "\(match.output)") }
      }
    }
    for (example, parts) in [
      ("tags", ["lineLimit: .lines(", "hiddenItemCount) more"]),
      ("chat", ["sizing: .asked(offering: .remainingLineSpace)", "layout.staysAtEnd = true"]),
      ("form", ["sharedWidths: [SharedWidth(1): 0.4]", "placement: .forcedBreaks"]),
    ] {
      try await Playground.open(example) { page async throws in
        let swift = try await page.text(of: "#swift")
        for part in parts { #expect(swift.contains(part), "\(example): \(part)") }
      }
    }
  }

  /// The Swift of a page of the repository.
  private func blocks(of path: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { String($0.components(separatedBy: "```")[0]) }
  }

  private func withoutSpaces(_ swift: String) -> String {
    String(swift.filter { $0 != " " }).replacing("(\n", with: "(").replacing(",\n", with: ",")
  }

  /// The states of all examples, and 40 with random attributes.
  private func shownStates() async throws -> [Shown] {
    var states: [Shown] = []
    try await Playground.open("tags") { page async throws in
      states = try await page.evaluate(
        """
        (() => {
          let seed = 7;
          const random = end => (seed = (seed * 48271) % 2147483647) % end;
          const randomValue = spec => {
            switch (spec.kind) {
              case "choice": return spec.values[random(spec.values.length)];
              case "optionalChoice": return [null, ...spec.values][random(spec.values.length + 1)];
              case "flag": return random(2) === 1;
              case "insets": return Object.fromEntries(edges.map(edge => [edge, random(4) * 2.5]));
              case "number": return random(3) === 0 ? spec.default : Math.min(
                Math.max(spec.step === 1 ? random(6) : random(50) / 4, spec.min ?? 0), spec.max ?? 99);
            }
          };
          const randomAttributes = specs => Object.fromEntries(
            specs.filter(() => random(3) === 0).map(spec => [spec.key, randomValue(spec)]));
          const randomState = () => {
            const state = stateOfExample(Object.keys(examples)[random(6)]);
            for (const spec of contentAttributes) {
              if (spec.key !== "width" && spec.key !== "height" && random(2) === 0) {
                state.content[spec.key] = randomValue(spec);
              }
            }
            for (const section of state.sections) {
              section.attributes = randomAttributes(sectionAttributes);
              section.defaults = random(2) === 0 ? {} : randomAttributes(cellAttributes);
              section.own = {};
              for (let i = random(4); i > 0; i--) {
                section.own[random(textsOf(section).length)] = randomAttributes(cellAttributes);
              }
            }
            return state;
          };
          const states = Object.keys(examples).map(stateOfExample);
          for (let i = 0; i < 40; i++) states.push(randomState());
          return states.map(state => {
            const sections = state.sections.map(section => ({
              ...section, sizes: new Float64Array(3 * textsOf(section).length),
              headerLength: lengthOf(section, "headerLength"),
              footerLength: lengthOf(section, "footerLength"),
            }));
            return {
              swift: swiftFor(state), numbers: Array.from(encode(state.content, sections).numbers, String),
              cellCounts: state.sections.map(section => textsOf(section).length),
              askedCells: state.sections.map(section => !asksForSizes(section) ? []
                : textsOf(section).slice(0, 50).map(text => {
                  const { kind, label, width, height, font } = cellContent(text);
                  return {
                    kind, label, width, height, padding: looks[section.look].padding,
                    wraps: looks[section.look].wraps === true, isLarge: font === fonts.large,
                  };
                })),
            };
          });
        })()
        """)
    }
    return states
  }

  @MainActor private func describe(_ shown: [Shown]) -> String {
    shown.map(describe).joined()
  }

  /// What the program prints about a layout, from the numbers and the cells.
  @MainActor private func describe(_ shown: Shown) -> String {
    let sizes = shown.askedCells.joined().map { cell in
      "\(size(of: cell, hasLarge: shown.swift.contains("ofSize: 26")))\n"
    }
    return attributes(of: shown) + sizes.joined()
  }

  /// The size for an offer of 300 points. Texts are measured as the program measures them.
  @MainActor private func size(of cell: Shown.Cell, hasLarge: Bool) -> CGSize {
    if let width = cell.width, let height = cell.height {
      return CGSize(width: width, height: height)
    }
    if cell.kind == "field" { return CGSize(width: 300, height: 36) }
    let (label, width) = (UILabel(), 2 * cell.padding[0])
    label.text = cell.label
    label.numberOfLines = 0
    if hasLarge { label.font = .systemFont(ofSize: cell.isLarge ? 26 : 15) }
    let size =
      cell.wraps
      ? label.sizeThatFits(CGSize(width: 300 - width, height: .greatestFiniteMagnitude))
      : label.intrinsicContentSize
    return CGSize(width: size.width + width, height: size.height + 2 * cell.padding[1])
  }

  private func attributes(of shown: Shown) -> String {
    shown.numbers.map { Double($0) ?? .nan }.withUnsafeBufferPointer { numbers in
      var reader = NumberReader(numbers.baseAddress!)
      let specification = ContentLayout.Specification(from: &reader)
      var lines = "\(specification.contentInsets) \(specification.sectionSpacing)\n"
      for section in specification.sections {
        let cells = PageCells(count: section.cellCount, from: &reader)
        lines += "\(section.attributes) \(section.headerLength) \(section.footerLength)\n"
        // Decorations are in an object, which does not describe itself.
        lines +=
          "\(section.attributes.backgrounds) \(section.attributes.lineSeparator as Any)\n"
        for cell in 0..<section.cellCount {
          lines += "\(cells.attributes(ofCell: cell))\n"
        }
      }
      return lines
    }
  }

  private static let header = """
    import AlignedLayout
    import UIKit

    protocol SetsUp: UIViewController {
      func setUp(_ collectionView: UICollectionView)
    }

    @MainActor func describe(
      _ controller: some SetsUp, cellCounts: [Int], askedCounts: [Int]
    ) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 800),
        collectionViewLayout: UICollectionViewFlowLayout())
      controller.setUp(view)
      guard let layout = view.collectionViewLayout as? CollectionViewAlignedLayout else { return }
      print(layout.contentInsets, layout.sectionSpacing)
      for (section, count) in cellCounts.enumerated() {
        let attributes = layout.attributesForSection?(section) ?? layout.defaultSectionAttributes
        print(
          attributes, layout.referenceLengthForHeader?(section) ?? layout.defaultHeaderLength,
          layout.referenceLengthForFooter?(section) ?? layout.defaultFooterLength)
        print(attributes.backgrounds, attributes.lineSeparator as Any)
        for cell in 0..<count {
          let indexPath = IndexPath(item: cell, section: section)
          print(layout.attributesForItem?(indexPath) ?? layout.defaultItemAttributes)
        }
      }
      for (section, count) in askedCounts.enumerated() where count > 0 {
        guard let delegate = view.delegate as? any CollectionViewDelegateAlignedLayout else { return }
        for cell in 0..<count {
          print(
            delegate.collectionView(
              view, layout: layout, sizeForItemAt: IndexPath(item: cell, section: section),
              remainingLineSpace: 300))
        }
      }
    }

    """

  /// Compiles a program with the modules that these tests were built with, and returns what it prints.
  private func run(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let script = """
      cd '\(folder.path)'
      swiftc -swift-version 6 -Onone -I '\(products)/Modules' *.swift -o shown \
        '\(products)'/{AlignedLayout,AlignedLayoutPictures,SwiftUI,UIKit,UIFoundation,QuartzCore,CoreGraphics}.build/*.o >log 2>&1 || {
        cat log
        exit 1
      }
      ./shown
      """
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", script]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0, "\(text.suffix(3000))")
    return text
  }
}

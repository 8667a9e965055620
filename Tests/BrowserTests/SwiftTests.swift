import AlignedLayout
import Foundation
import Testing

@testable import BrowserPlayground

/// Compiles and runs the Swift that the page shows, and compares its attributes with those that the page
/// passed to the engine.
@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The Swift that the page shows` {
  /// A state of the page: its Swift, the numbers for the engine, and the count of cells per section.
  private struct Shown: Decodable {
    let swift: String
    let numbers: [String]
    let cellCounts: [Int]
  }

  @Test func `makes the attributes that the engine gets`() async throws {
    let shown = try await shownStates()
    let program = shown.enumerated().map { index, shown in
      """
      func make\(index)() -> CollectionViewAlignedLayout {
      \(shown.swift)
      return layout
      }
      describe(make\(index)(), cellCounts: \(shown.cellCounts))
      """
    }
    let printed = try run(Self.header + program.joined(separator: "\n"))
    let expected = shown.map(describe).joined()
    #expect(!expected.isEmpty)
    let (lines, expectedLines) = (printed.split(separator: "\n"), expected.split(separator: "\n"))
    expectEqual(lines.count, expectedLines.count)
    for (line, expected) in zip(lines, expectedLines) {
      expectEqual(line, expected)
    }
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
          const states = Object.keys(examples).filter(name => name !== "many").map(stateOfExample);
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
            };
          });
        })()
        """)
    }
    return states
  }

  /// What the program prints about a layout, from the numbers.
  private func describe(_ shown: Shown) -> String {
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

    @MainActor func describe(_ layout: CollectionViewAlignedLayout, cellCounts: [Int]) {
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
    }

    """

  /// Compiles a program with the modules that these tests were built with, and returns what it prints.
  private func run(_ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try program.write(
      to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let script = """
      cd '\(folder.path)'
      swiftc -swift-version 6 -Onone -I '\(products)/Modules' main.swift -o shown \
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

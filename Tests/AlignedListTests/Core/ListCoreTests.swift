@testable import AlignedList

import Foundation
import Testing

/// What a list carries out when it shows other sections.
@MainActor
struct ListCoreTests {
  typealias Row = (before: String, after: String, change: String)

  // Fills are those of items that stay, by their ids. Sizes are asked for again at index paths of before.
  nonisolated static let updates: [Row] = [
    ("a 1 2 3", "a 1 2 3", ""),
    ("a 1 2 3", "a 1 2* 3", "fills 2, sizes 0.1"),
    ("a 1 2 3", "a 1 2^ 3", "sizes 0.1"),
    ("a 1 2 3 | b 4", "a 1 2 3 | b 4*", "fills 4, sizes 1.0"),
    ("a 1 2 3", "a 1 3", "a 1..<1 for 1"),
    ("a 1 3", "a 1 2 3", "a 1..<2 for 0"),
    ("a 1 2 3", "a 3 1 2", "a 0..<3 for 3"),
    ("a 1 2 3", "a 2* 1 3", "fills 2, sizes 0.1, a 0..<2 for 2"),
    ("a 1 2 3", "a 1 2 3*", "fills 3, sizes 0.2"),
    ("a 1 2", "a", "a 0..<0 for 2"),
    ("a", "a 1 2", "a 0..<2 for 0"),
    ("a _ _", "a _", "a 1..<1 for 1"),
    ("a 1 | b 2", "b 2 | a 1", "sections"),
    ("a 1 | b 2", "b 2", "sections"),
    ("a 1 | b 2", "a 1 | c 3 | b 2*", "fills 2, sizes 1.0, sections"),
    // An item that comes to another section keeps its view, unless several have its identity.
    ("a 1 2 | b 3", "a 1 | b 2* 3", "fills 2, sizes 0.1, a 1..<1 for 1, b 0..<1 for 0"),
    ("a 1 2 | b 3", "b 3 2", "sizes 0.1, sections"),
    ("a 1 | b 1 | c", "a | b | c 1", "a 0..<0 for 1, b 0..<0 for 1, c 0..<1 for 0"),
    // Around items.
    ("a:1 1", "a:1 1", ""),
    ("a:1 1", "a:1* 1", "around"),
    ("a:1 1", "a 1", "around"),
    ("a 1", "a^ 1", "around"),
    ("a 1 | b 2", "b 1 2", "sizes 0.0, sections"),
    ("b 1 2", "b 2 | c 1*", "fills 1, sizes 0.0, sections"),
    // All items of an id are shown.
    ("a 1", "a 1 1", "a 0..<2 for 1, mistake"),
    ("a 1 1 1", "a 1", "a 1..<1 for 2"),
    ("a 1", "a 1 | a 2", "sections, mistake"),
  ]

  @Test(arguments: updates)
  func `a list carries out what differs`(row: Row) {
    var core = ListCore()
    _ = core.show(row.before)
    let before = core
    let change = core.show(row.after)
    expectEqual(words(change, before, core), row.change, "\(row.before) to \(row.after)")
    expectEqual(change.isEmpty, row.change.isEmpty)
  }

  nonisolated static let askedSections: [Row] = [
    ("a 1 | b 2", "a 1* | b 2 3", ""),
    ("a 1 | b 2", "a 1 | b^ 2", "b"),
    ("a 1 | b 2", "a 1 | b:9 2", "b"),
    ("a 1 | b:9 2 | c 3", "c 3 | b:9 2 | a^ 1", "ba"),
  ]

  /// The layout asks about these, and about those in which items come, go or change.
  @Test(arguments: askedSections)
  func `sections with other attributes or with headers are asked about`(row: Row) {
    var core = ListCore()
    _ = core.show(row.before)
    let change = core.show(row.after)
    expectEqual(change.askedSections.map { "\($0.id.base)" }.joined(), row.change)
  }

  @Test func `a section with a header is not asked about while another one is updated`() {
    var core = ListCore()
    var sections = PlainSection.sections("a:9 1 | b 2")
    core.take(core.change(to: sections) { _ in 0 })
    sections[1] = PlainSection("b 2 3")
    expectEqual(core.change(to: sections) { _ in 0 }.askedSections.count, 0)
  }

  @Test func `a header is not compared with itself while another section is updated`() {
    var core = ListCore()
    let first = UncomparableHeader(id: "a", items: ComparedRun(count: 0, viewType: nil), parts: [])
    _ = core.show([first, PlainSection("b 2")])
    let change = core.show([first, PlainSection("b 2*")])
    expectEqual(words(change, core, core), "fills 2, sizes 1.0")
  }

  private func words(_ change: ListChange, _ before: ListCore, _ after: ListCore) -> String {
    let ids = change.reconfigured.map { after.item($0)?.plainItem?.id ?? 0 }
    var words = ids.map { "fills \($0)" }
    words += change.resized.map { "sizes \($0[0]).\($0[1])" }
    // With other sections, the whole order is another one.
    let replacements = change.changesSections ? [] : change.replacements
    words += replacements.map {
      "\($0.section.id.base) \($0.new.lowerBound)..<\($0.new.upperBound) for \($0.old.count)"
    }
    if change.changesSections { words.append("sections") }
    if change.changesSurroundings { words.append("around") }
    words += change.mistakes.map { _ in "mistake" }
    return words.joined(separator: ", ")
  }

  @Test func `ids that occur twice are named`() {
    var core = ListCore()
    expectEqual(
      core.show("a 1 2 1 | a 1").mistakes,
      ["The id 1 occurs twice in the section a.", "The id a belongs to two sections."])
    expectEqual(core.numbers.map(\.count), [3, 1])
  }

  nonisolated static let attributes: [(before: String, after: String, isTaken: Bool)] = [
    ("a 1 2", "a 1^ 2", true), ("a 1 2", "a^ 1 2^", true), ("a 1 2", "a 1* 2", false),
    ("a 1 2", "a 2 1", false), ("a 1", "a 1 | b", false), ("a:1 1", "a:2 1", false),
  ]

  @Test(arguments: attributes)
  func `sections with other attributes are taken without an update`(
    before: String, after: String, isTaken: Bool
  ) {
    var core = ListCore()
    _ = core.show(before)
    let isChanged = core.takeAttributes(of: PlainSection.sections(after))
    expectEqual(isChanged, isTaken)
    let attributes = core.sections.flatMap(\.items).map { $0.plainItem?.attributes ?? 0 }
    expectEqual(attributes.contains(1), isTaken && after.contains("^"))
  }

  // Which sections tell their clients, with the elements that these get.
  nonisolated static let orders: [(before: String, order: [[Int]], told: String)] = [
    ("a> 1 2 3", [[3, 1, 2]], "a 3 1 2"),
    ("a> 1 2 | b> 3", [[1], [2, 3]], "a 1, b 2 3"),
    ("a> 1 | b> 2 3", [[3, 1], [2]], "b 2, a 3 1"),
    ("a> 1 | b> 2", [[1], [2]], ""),
  ]

  @Test(arguments: orders)
  func `a person gives items another order`(before: String, order: [[Int]], told: String) {
    var core = ListCore()
    _ = core.show(before)
    let numbers = Dictionary(
      core.sections.flatMap(\.items).map { ($0.plainItem?.id ?? 0, $0.number) },
      uniquingKeysWith: { first, _ in first })
    let expected = order.map { $0.map { numbers[$0] ?? 0 } }
    let changed = core.reorder { number in
      expected[core.sections.firstIndex { $0.number == number } ?? 0]
    }
    let words = changed.map { section in
      let elements = section.items.map { "\($0.movedElement as? Int ?? 0)" }
      return ([String(describing: section.id.base)] + elements).joined(separator: " ")
    }
    expectEqual(words.joined(separator: ", "), told)
    expectEqual(core.numbers, expected)
    for section in core.sections {
      expectEqual(section.items.map(\.index), Array(section.items.indices))
      #expect(section.items.allSatisfy { $0.section === section && section.accepts([$0]) })
    }
  }

  nonisolated static let sizes: [(before: String, after: String, isRemembered: Bool)] = [
    ("a 1 2", "a 1 2", true), ("a 1 2", "a 1* 2", false), ("a 1 2", "a 1^ 2", true),
    ("a 1 | b", "a | b 1", true), ("a 1 | b", "a | b 1*", false),
  ]

  @Test(arguments: sizes)
  func `the sizes of an item are remembered until its content changes`(
    before: String, after: String, isRemembered: Bool
  ) {
    var core = ListCore()
    _ = core.show(before)
    let item = core.sections[0].items[0]
    item.sizes.remember(CGSize(width: 40, height: 20), fitting: 100, traits: 0)
    _ = core.show(after)
    #expect(core.item(item.number) === item)
    expectEqual(item.sizes.size(fitting: 100, traits: 0, hosting: -1) != nil, isRemembered)
  }
}

/// A section whose header counts as another one whenever it is compared.
private final class UncomparableHeader: ComparedSection {
  override var hasItemsAlone: Bool { false }

  override func change(of edge: Edge, from old: ComparedSection) -> ItemChange {
    edge == .header ? [.content, .size] : []
  }
}

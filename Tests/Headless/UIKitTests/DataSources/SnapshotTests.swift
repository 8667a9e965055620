import Testing
import UIKit
import UIKitTestSupport

/// Snapshots as values. Evidence: D, and R for identifiers that are there already.
struct SnapshotTests {
  private func contents(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map {
      "\($0): " + snapshot.itemIdentifiers(inSection: $0).joined(separator: " ")
    }
  }

  @Test func `a new snapshot is empty`() {
    let empty = Snapshot()
    expectEqual(empty.numberOfItems, 0)
    expectEqual(empty.numberOfSections, 0)
    expectEqual(empty.itemIdentifiers, [])
    #expect(empty.indexOfItem("a") == nil)
    #expect(empty.sectionIdentifier(containingItem: "a") == nil)
  }

  @Test func `items are appended to the last section or to a named one`() {
    var s = snapshot(["x": ["a"], "y": []])
    s.appendItems(["b"])
    s.appendItems(["c"], toSection: "x")
    expectEqual(contents(s), ["x: a c", "y: b"])
    expectEqual(s.numberOfItems, 3)
    expectEqual(s.numberOfItems(inSection: "x"), 2)
    expectEqual(s.itemIdentifiers, ["a", "c", "b"])
  }

  @Test func `the index of an item counts the items of all sections before it`() {
    let s = snapshot(["x": ["a", "b"], "y": ["c", "d"]])
    expectEqual(s.indexOfItem("d"), 3)
    expectEqual(s.indexOfSection("y"), 1)
    #expect(s.indexOfSection("z") == nil)
    expectEqual(s.sectionIdentifier(containingItem: "c"), "y")
  }

  @Test func `items are inserted before and after others`() {
    var s = snapshot(["x": ["a", "d"]])
    s.insertItems(["b"], beforeItem: "d")
    s.insertItems(["c"], afterItem: "b")
    expectEqual(contents(s), ["x: a b c d"])
  }

  @Test func `items move within their section and to another`() {
    var s = snapshot(["x": ["a", "b", "c"], "y": ["d"]])
    s.moveItem("c", beforeItem: "a")
    s.moveItem("a", afterItem: "d")
    expectEqual(contents(s), ["x: c b", "y: d a"])
    s.moveItem("b", beforeItem: "b")
    expectEqual(contents(s), ["x: c b", "y: d a"])
  }

  @Test func `sections are inserted, moved and deleted with their items`() {
    var s = snapshot(["x": ["a"], "y": ["b"]])
    s.insertSections(["v", "w"], beforeSection: "x")
    s.insertSections(["z"], afterSection: "x")
    expectEqual(contents(s), ["v: ", "w: ", "x: a", "z: ", "y: b"])
    s.moveSection("y", beforeSection: "v")
    s.moveSection("w", afterSection: "z")
    expectEqual(contents(s), ["y: b", "v: ", "x: a", "z: ", "w: "])
    expectEqual(s.sectionIdentifier(containingItem: "b"), "y")
    s.deleteSections(["y", "v"])
    expectEqual(contents(s), ["x: a", "z: ", "w: "])
    #expect(s.indexOfItem("b") == nil)
    s.deleteItems(["a"])
    expectEqual(s.numberOfItems, 0)
    s.deleteAllItems()
    expectEqual(s.numberOfSections, 0)
  }

  @Test func `marks keep their order and leave with their identifiers`() {
    var s = snapshot(["x": ["a", "b", "c"], "y": []])
    s.reloadItems(["b", "a", "b"])
    s.reconfigureItems(["c"])
    s.reloadSections(["y", "x"])
    expectEqual(s.reloadedItemIdentifiers, ["b", "a"])
    expectEqual(s.reconfiguredItemIdentifiers, ["c"])
    expectEqual(s.reloadedSectionIdentifiers, ["y", "x"])
    s.moveItem("b", afterItem: "c")
    expectEqual(s.reloadedItemIdentifiers, ["b", "a"])
    s.deleteItems(["b"])
    s.deleteSections(["y"])
    expectEqual(s.reloadedItemIdentifiers, ["a"])
    expectEqual(s.reloadedSectionIdentifiers, ["x"])
    s.deleteSections(["x"])
    expectEqual(s.reloadedItemIdentifiers + s.reconfiguredItemIdentifiers, [])
  }

  @Test @MainActor func `items that are inserted again move, with a warning`() {
    var s = snapshot(["x": ["a", "b"], "y": ["c"]])
    expectViolation(.insertedAgain, "will be moved into place instead") {
      s.appendItems(["a", "d"], toSection: "y")
    }
    expectEqual(contents(s), ["x: b", "y: c a d"])
    expectViolation(.insertedAgain, "attempt to insert or append 2 item identifiers") {
      s.insertItems(["d", "c"], beforeItem: "b")
    }
    expectEqual(contents(s), ["x: d c b", "y: a"])
  }

  @Test @MainActor func `repeated identifiers raise an exception`() {
    var s = snapshot(["x": ["a"]])
    expectViolation(.repeatedIdentifier, "supplied item identifiers are not unique") {
      s.appendItems(["b", "b"])
      s.insertItems(["c", "d", "c"], afterItem: "a")
    }
    expectViolation(.repeatedIdentifier, "Identifiers in a snapshot must be unique") {
      s.appendSections(["y", "x"])
      s.insertSections(["z", "z"], beforeSection: "x")
    }
    expectEqual(contents(s), ["x: a"])
  }

  @Test @MainActor func `unknown identifiers raise an exception`() {
    var empty = Snapshot()
    expectViolation(.unknownIdentifier, "Please add a section first") { empty.appendItems(["a"]) }
    var s = snapshot(["x": ["a"]])
    expectViolation(.unknownIdentifier, "is not in the snapshot") {
      s.appendItems(["b"], toSection: "y")
      s.insertItems(["b"], beforeItem: "c")
      s.moveItem("b", afterItem: "a")
      s.moveItem("a", afterItem: "b")
      s.moveSection("x", afterSection: "y")
      s.insertSections(["z"], beforeSection: "y")
      expectEqual(s.itemIdentifiers(inSection: "y"), [])
      expectEqual(s.numberOfItems(inSection: "y"), 0)
    }
    expectViolation(.unknownIdentifier, "identifier that does not exist in the snapshot") {
      s.reloadItems(["a", "b"])
      s.reconfigureItems(["b"])
      s.reloadSections(["y"])
    }
    s.deleteItems(["b"])
    s.deleteSections(["y"])
    expectEqual(contents(s), ["x: a"])
    expectEqual(s.reloadedItemIdentifiers, [])
  }
}

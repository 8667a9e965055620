import Foundation
import Testing

/// How differences from a transcript are shown.
struct LineDifferenceTests {
  @Test func `equal texts do not differ`() {
    #expect(LineDifference(from: "a\nb\n", to: "a\nb\n").isEmpty)
  }

  @Test func `a changed line is shown with the lines around it`() {
    let difference = LineDifference(from: "1\n2\n3\n4\n5\n6", to: "1\n2\n3\nfour\n5\n6")
    #expect(
      difference.description == "  2: 2\n  3: 3\n- 4: 4\n+ 4: four\n  5: 5\n  6: 6")
  }

  @Test func `lines missing at the end are marked as removed`() {
    let difference = LineDifference(from: "a\nb\nc", to: "a")
    #expect(difference.description == "  1: a\n- 2: b\n- 3: c")
    #expect(!difference.isEmpty)
  }

  @Test func `unchanged lines far from changes are left out`() {
    let difference = LineDifference(
      from: "a\n1\n2\n3\n4\n5\nb", to: "A\n1\n2\n3\n4\n5\nB")
    #expect(difference.description.contains("\n  …\n"))
  }
}

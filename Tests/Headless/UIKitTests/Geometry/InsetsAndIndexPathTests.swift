import Testing
import UIKit

/// Insets, offsets, vectors and index paths are as Apple declares them (evidence: D).
struct InsetsAndIndexPathTests {
  @Test func `insets make a rectangle smaller`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(rect.inset(by: insets), CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func `default insets, offsets and vectors are zero`() {
    expectEqual(UIEdgeInsets(), .zero)
    expectEqual(NSDirectionalEdgeInsets(), .zero)
    expectEqual(UIOffset(), .zero)
    expectEqual(CGVector(), .zero)
  }

  /// Insets are not Hashable before iOS 18. If they were here, code could compile that fails there.
  @Test func `insets are not Hashable`() {
    let insets: [Any] = [UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero]
    #expect(!insets.contains { $0 is any Hashable })
  }

  @Test func `an index path has a section and an item`() {
    var path = IndexPath(item: 4, section: 7)
    expectEqual(path, [7, 4])
    expectEqual(path, IndexPath(row: 4, section: 7))
    #expect((path.section, path.item, path.row) == (7, 4, 4))
    path.section = 1
    path.item = 2
    expectEqual(path, [1, 2])
    path.row = 3
    expectEqual(path, [1, 3])
  }

  /// Evidence: R, crashes reported for layouts with decorations that have no item.
  @Test func `an index path without exactly two indices ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = (IndexPath(index: 3)).section }
    await #expect(processExitsWith: .failure) { _ = IndexPath().item }
    await #expect(processExitsWith: .failure) { _ = (IndexPath(indexes: [1, 2, 3])).row }
  }
}

#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Foundation
  import Testing
  import UIKit

  /// Layouts loaded from nibs. Rests on nibs being keyed archives (D).
  @MainActor
  @Suite struct ArchiveTests {
    private func coder() throws -> NSKeyedUnarchiver {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      return coder
    }

    @Test func `a layout from an archive has the default properties and lays out cells`() throws {
      let layout = try #require(CollectionViewAlignedLayout(coder: try coder()))
      expectEqual(layout.defaultItemSize, (100 × 100))
      expectEqual(layout.contentInsets, Insets(5))
      let stage = AlignedStage(TestContent(width: 100, [.cell(30 × 10)]), layout: layout)
      expectEqual(stage.frame(0), rect(0, 0, 30 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `a subclass can be loaded from an archive`() throws {
      let layout = try #require(SpyLayout(coder: try coder()))
      _ = AlignedStage(TestContent(width: 100, [.cell(30 × 10)]), layout: layout)
      #expect(layout.preparations > 0)
    }
  }

  /// Conversions between UIKit's insets and the library's. Rests on nothing of UIKit's.
  @Suite struct InsetsConversionTests {
    private let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)

    @Test func `directional insets convert side by side`() {
      let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      expectEqual(Insets(directional), insets)
      expectEqual(NSDirectionalEdgeInsets(insets), directional)
    }

    /// The direction of a layout, and what the insets are in it.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let direction: UIUserInterfaceLayoutDirection
      let edgeInsets: UIEdgeInsets
    }

    static let rows: [Row] = [
      Row(
        testDescription: "left insets are leading insets in left-to-right layouts",
        direction: .leftToRight, edgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      Row(
        testDescription: "left insets are trailing insets in right-to-left layouts",
        direction: .rightToLeft, edgeInsets: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
    ]

    @Test(arguments: rows)
    func `left and right insets convert by the direction`(row: Row) {
      expectEqual(Insets(row.edgeInsets, direction: row.direction), insets)
      expectEqual(UIEdgeInsets(insets, direction: row.direction), row.edgeInsets)
    }
  }
#endif

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
      #expect(layout.defaultItemSize == (100 × 100))
      #expect(layout.contentInsets == Insets(5))
      let stage = AlignedStage(TestContent(width: 100, [.cell(30 × 10)]), layout: layout)
      #expect(stage.frame(0) == rect(0, 0, 30 × 10))
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
      #expect(Insets(directional) == insets)
      #expect(NSDirectionalEdgeInsets(insets) == directional)
    }

    @Test func `left insets are leading insets in left-to-right layouts`() {
      let edgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(Insets(edgeInsets, direction: .leftToRight) == insets)
      #expect(UIEdgeInsets(insets, direction: .leftToRight) == edgeInsets)
    }

    @Test func `left insets are trailing insets in right-to-left layouts`() {
      let edgeInsets = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
      #expect(Insets(edgeInsets, direction: .rightToLeft) == insets)
      #expect(UIEdgeInsets(insets, direction: .rightToLeft) == edgeInsets)
    }
  }
#endif

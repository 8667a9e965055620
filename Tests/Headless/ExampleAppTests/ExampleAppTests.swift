import AlignedLayout
import AlignedMarks
import Testing
import UIKit
import UIKitTestSupport

@testable import ExampleApp

/// The example app, run as a person runs it in a simulator. What happens to each example under all modes is
/// tested where its layout is.
@MainActor
@Suite(.underPlainModes)
struct ExampleAppTests {
  private nonisolated static let names = NamedExample.all.map(\.name)

  private let stage = AppStage()

  // MARK: The list

  @Test func `every example of the playground is in the app`() throws {
    let package = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = package.appendingPathComponent("Playground.playground/Sources")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // The classes that examples inherit from are not final.
    let types = try files.filter { file in
      try file.lastPathComponent.hasSuffix("Example.swift")
        && String(contentsOf: file, encoding: .utf8).contains("public final class")
    }.map { $0.deletingPathExtension().lastPathComponent }
    #expect(types.count >= 21)
    #expect(types.sorted() == NamedExample.all.map(\.typeName).sorted())
  }

  @Test func `the app begins with a list of all examples`() async throws {
    await stage.settle()
    let view = try stage.view
    #expect(view.itemCount == NamedExample.all.count)
    var titles: Set<String> = []
    try await stage.scrollThrough {
      expectCellsInPlace("in the list")
      titles.formUnion(labels(in: view).compactMap(\.text))
    }
    #expect(titles.isSuperset(of: NamedExample.all.map(\.title)))
    #expect(titles.isSuperset(of: NamedExample.all.map(\.summary)))
  }

  @Test func `the list follows the settings of the screens`() async throws {
    await stage.settle()
    let row = try #require(try stage.view.cellForItem(at: [0, 0]))
    let height = row.frame.height
    try await stage.choose("Largest")
    #expect(row.frame.height > 2 * height)
    expectCellsInPlace("with large text")
    try await stage.choose("Dark mode")
    #expect(row.traitCollection.userInterfaceStyle == .dark)
    try await stage.open("tags")
    #expect(stage.top?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true)
    try await stage.choose("As on the device")
    try await stage.choose("Dark mode")
    await stage.goBack()
    let first = try #require(try stage.view.cellForItem(at: [0, 0]))
    #expect(first.frame.height == height && first.traitCollection.userInterfaceStyle == .light)
  }

  // MARK: Screens

  @Test(arguments: names)
  func `no cell begins behind the bar or beside the camera`(name: String) async throws {
    try await stage.open(name)
    for isPortrait in [true, false] {
      await stage.rotate(toPortrait: isPortrait)
      // Chats open at their end, and load older messages at their start.
      try await stage.scroll(bySteps: -100) {}
      let view = try stage.view
      let safe = view.bounds.inset(by: view.safeAreaInsets)
      #expect(safe.height < view.bounds.height - 60)
      for cell in view.visibleCells where !(view.isSideways && cell.frame.maxX > safe.maxX) {
        #expect(cell.frame.minY >= safe.minY - 1, "\(cell.frame)")
        // A carousel reaches over the margin of the page, which is 16 points wide.
        #expect(cell.frame.minX >= safe.minX - 17, "\(cell.frame)")
        #expect(cell.frame.maxX <= safe.maxX + 17, "\(cell.frame)")
      }
    }
  }

  @Test(arguments: names)
  func `a screen shows its cells wherever it is scrolled, and turned`(name: String) async throws {
    try await stage.open(name)
    let view = try stage.view
    expectCellsInPlace("when opened")
    try await stage.scrollThrough { expectCellsInPlace("scrolled") }
    let count = view.itemCount
    for isPortrait in [false, true] {
      await stage.rotate(toPortrait: isPortrait)
      expectCellsInPlace("turned")
      #expect(view.itemCount >= count)
      try await stage.scrollThrough { expectCellsInPlace("turned and scrolled") }
    }
  }

  @Test(arguments: names)
  func `a screen follows each setting, and nothing keeps it alive after it was left`(
    name: String
  ) async throws {
    weak var screen: UIViewController?
    weak var view: UICollectionView?
    try await stage.open(name)
    (screen, view) = (stage.top, try stage.view)
    for (index, (change, back)) in Self.changes.enumerated() {
      try await choose(change)
      let share = index % 2 == 0 ? 0.9 : -0.9
      try await stage.scroll(bySteps: share) { expectCellsInPlace("\(change), scrolled") }
      try await choose(back)
    }
    #expect(stage.app.settings == ScreenSettings())
    #expect(screen != nil && view != nil)
    await stage.goBack()
    #expect(stage.top is ExampleList)
    #expect(screen == nil && view == nil)
  }

  /// Chooses a setting, which takes no cell away. A screen may load more when its end comes into sight.
  private func choose(_ title: String) async throws {
    let count = try stage.view.itemCount
    try await stage.choose(title)
    expectCellsInPlace(title)
    #expect(try stage.view.itemCount >= count)
  }

  @Test func `a screen in SwiftUI is the view of a child`() async throws {
    try await stage.open("shop-screen")
    let top = try #require(stage.top)
    #expect(top.children.count == 1 && top.children.map(\.view) == top.view.subviews)
  }

  // MARK: Settings

  @Test func `settings reach the example`() async throws {
    try await stage.open("bubbles")
    let view = try stage.view
    let layout = try #require(view.collectionViewLayout as? CollectionViewAlignedLayout)
    try await stage.choose("Dark mode")
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    try await stage.choose("Right to left")
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    try await stage.choose("Line marks")
    #expect(layout.showsLineMarks)
    try await stage.choose("320 points")
    #expect(view.frame == CGRect(x: 35, y: 0, width: 320, height: 844))
    let height = view.contentSize.height
    try await stage.choose("Largest")
    #expect(view.contentSize.height > height)
    let on = stage.actions.filter { $0.state == .on }.map(\.title)
    #expect(on == ["Dark mode", "Right to left", "Line marks", "Largest", "320 points"])
  }

  @Test func `words of examples are larger in large text`() async throws {
    try await stage.open("tags")
    let height = try #require(try stage.view.cellForItem(at: [0, 0])).frame.height
    try await stage.choose("Large")
    #expect(try #require(try stage.view.cellForItem(at: [0, 0])).frame.height > height)
  }

  @Test func `a color of an example is as light in dark mode as it is dark otherwise`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let colors: [UInt32: UInt32] = [
      0xFF_FF_FF: 0x00_00_00, 0x1F_5F_B8: 0x47_87_E0, 0xC0_80_40: 0xBF_7F_3F,
    ]
    for (hex, expected) in colors {
      var (red, green, blue) = (CGFloat(), CGFloat(), CGFloat())
      UIColor(hex: hex).resolvedColor(with: dark).getRed(
        &red, green: &green, blue: &blue, alpha: nil)
      let found = [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
      #expect(found == expected, "\(hex)")
    }
  }

  @Test func `a screen that is opened later has the same settings`() async throws {
    try await stage.open("tags")
    for title in ["Right to left", "Line marks", "200 points"] { try await stage.choose(title) }
    await stage.goBack()
    for name in ["shop", "shop-screen"] {
      try await stage.open(name)
      let view = try stage.view
      let layout = try #require(view.collectionViewLayout as? CollectionViewAlignedLayout)
      #expect(layout.showsLineMarks && view.bounds.width == 200)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      await stage.goBack()
    }
  }

  /// Each setting that differs from the first ones, with what takes it back.
  private static let changes = [
    ("Dark mode", "Dark mode"), ("Right to left", "Right to left"), ("Line marks", "Line marks"),
    ("Smallest", "As on the device"), ("Largest", "As on the device"),
    ("200 points", "As wide as the screen"),
  ]

  // MARK: Expectations

  /// Expects that cells are shown, all of those that the layout has in sight, and within the content.
  private func expectCellsInPlace(
    _ situation: String, _ location: SourceLocation = #_sourceLocation
  ) {
    guard let view = try? stage.view else {
      Issue.record("no collection view \(situation)", sourceLocation: location)
      return
    }
    #expect(!view.visibleCells.isEmpty, "\(situation)", sourceLocation: location)
    let content = CGRect(origin: .zero, size: view.contentSize).insetBy(dx: -1, dy: -1)
    for cell in view.visibleCells {
      #expect(
        content.contains(cell.frame), "\(situation): \(cell.frame)", sourceLocation: location)
    }
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let inSight = attributes.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.intersects(view.bounds)
    }
    let shown = Set(view.indexPathsForVisibleItems)
    #expect(
      shown.isSuperset(of: inSight.map(\.indexPath)), "\(situation)", sourceLocation: location)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}

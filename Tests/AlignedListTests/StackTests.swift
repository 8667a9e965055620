@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// Several components in one header, footer or other view.
@MainActor
@Suite(.underAllModes)
struct StackTests {
  /// Where a view with several components stands, and these in it: top and length each, nil for a hidden one.
  struct Shown: Equatable, Sendable {
    let top: CGFloat
    let length: CGFloat
    let parts: [[CGFloat]?]

    init(_ top: CGFloat, _ length: CGFloat, _ parts: [[CGFloat]?]) {
      (self.top, self.length, self.parts) = (top, length, parts)
    }

    @MainActor
    init?(_ view: UICollectionReusableView?) {
      guard let view = view as? ListSupplementaryView else { return nil }
      view.layoutIfNeeded()
      self.init(
        view.frame.minY, view.frame.height,
        view.withParts.dropFirst().map { $0.isHidden ? nil : [$0.frame.minY, $0.frame.height] })
    }
  }

  /// Forty rows of 30 points between headers and footers.
  fileprivate static func rows(_ id: String = "rows", count: Int = 40) -> ListSection {
    ListSection(id, of: Array(0..<count)) { Tile(id: $0, text: "\($0)", width: 200, height: 30) }
      .attributes(SectionAttributes(lineSpacing: 0))
  }

  fileprivate static func bar(_ height: CGFloat) -> Tile {
    Tile(id: Int(height), text: "\(height)", width: 200, height: height)
  }

  /// Scrolls a list, and records a view at each offset.
  private static func record(
    _ kind: String, at offsets: [CGFloat], section: Int? = 0, _ stage: ListStage,
    _ record: (Shown?) -> Void
  ) {
    let path = section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
    for offset in offsets {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
      record(Shown(stage.view.supplementaryView(forElementKind: kind, at: path)))
    }
  }

  private static var header: String { UICollectionView.elementKindSectionHeader }
  private static var footer: String { UICollectionView.elementKindSectionFooter }

  nonisolated static let examples: [ListExample<Shown?>] = [
    ListExample(
      "components in one builder stand below each other, and pin together",
      records: [Shown(0, 50, [[0, 20], [20, 30]]), Shown(100, 50, [[0, 20], [20, 30]])],
      mistakes: []
    ) { stage, record in
      stage.show {
        rows().header {
          bar(20)
          bar(30)
        }
      }
      Self.record(header, at: [0, 100], stage, record)
    },
    ListExample(
      "what stands above a component that pins scrolls away first",
      records: [
        Shown(0, 50, [[0, 30], [30, 20]]), Shown(10, 40, [[-10, 30], [20, 20]]),
        Shown(30, 20, [nil, [0, 20]]), Shown(400, 20, [nil, [0, 20]]),
      ]
    ) { stage, record in
      stage.show { rows().header(pins: false) { bar(30) }.header { bar(20) } }
      Self.record(header, at: [0, 10, 30, 400], stage, record)
    },
    ListExample(
      "what stands below a component that pins scrolls under it",
      records: [
        Shown(0, 50, [[0, 20], [20, 30]]), Shown(10, 40, [[0, 20], [10, 30]]),
        Shown(40, 20, [[0, 20], nil]), Shown(0, 50, [[0, 20], [20, 30]]),
      ]
    ) { stage, record in
      stage.show { rows().header { bar(20) }.header(pins: false) { bar(30) } }
      Self.record(header, at: [0, 10, 40, 0], stage, record)
    },
    ListExample(
      "two components pin with one between them that scrolls",
      records: [
        Shown(25, 40, [[0, 20], [-5, 30], [25, 15]]), Shown(60, 35, [[0, 20], nil, [20, 15]]),
      ]
    ) { stage, record in
      stage.list.layout.pinsSectionHeaders = false
      stage.show {
        rows().header(pins: true) { bar(20) }.header { bar(30) }.header(pins: true) { bar(15) }
      }
      Self.record(header, at: [25, 60], stage, record)
    },
    ListExample(
      "components that pin stand below each other where those between and below them scroll",
      records: [
        Shown(40, 62, [[0, 20], [-20, 30], [20, 15], [35, 12], [37, 25]]),
        Shown(60, 47, [[0, 20], nil, [20, 15], [35, 12], nil]),
      ]
    ) { stage, record in
      stage.list.layout.pinsSectionHeaders = false
      stage.show {
        rows().header(pins: true) { bar(20) }.header { bar(30) }.header(pins: true) { bar(15) }
          .header(pins: true) { bar(12) }.header { bar(25) }
      }
      Self.record(header, at: [40, 60], stage, record)
    },
    ListExample(
      "the end of the section pushes away what pins",
      records: [Shown(85, 20, [nil, [0, 20]]), Shown(90, 20, [nil, [0, 20]])]
    ) { stage, record in
      stage.show {
        rows("two", count: 2).header(pins: false) { bar(30) }.header { bar(20) }
        rows()
      }
      Self.record(header, at: [85, 100], stage, record)
    },
    ListExample(
      "a footer pins at the bottom with the components that are to",
      records: [
        Shown(130, 20, [[0, 20], nil]), Shown(1200, 40, [[0, 20], [20, 30]]),
        Shown(1200, 50, [[0, 20], [20, 30]]),
      ]
    ) { stage, record in
      stage.show { rows().footer(pins: true) { bar(20) }.footer { bar(30) } }
      Self.record(footer, at: [0, 1090, 1100], stage, record)
    },
    ListExample(
      "a footer's components scroll above those that pin",
      records: [Shown(130, 20, [nil, [0, 20]]), Shown(1200, 40, [[0, 30], [20, 20]])]
    ) { stage, record in
      stage.show { rows().footer { bar(30) }.footer(pins: true) { bar(20) } }
      Self.record(footer, at: [0, 1090], stage, record)
    },
    ListExample(
      "headers of the list stretch, scroll and pin by themselves",
      records: [
        Shown(-10, 90, [[0, 70], [70, 20]]), Shown(0, 80, [[0, 60], [60, 20]]),
        Shown(25, 55, [[-25, 60], [35, 20]]), Shown(300, 20, [nil, [0, 20]]),
      ], mistakes: []
    ) { stage, record in
      stage.show {
        ListHeader(.stretches) { bar(60) }
        rows().header { bar(10) }
        ListHeader(.pins) { bar(20) }
      }
      let kind = CollectionViewAlignedLayout.elementKindContentHeader
      Self.record(kind, at: [-10, 0, 25, 300], section: nil, stage, record)
      // The section's header pins below what pins of the list's.
      expectEqual(stage.header(0)?.frame.minY, 320)
    },
  ]

  @Test(arguments: examples)
  func `components of one view stand below each other`(example: ListExample<Shown?>) async {
    await example.expect()
  }

  @Test func `each component is filled, measured and tapped by itself`() {
    let stage = ListStage()
    let events = RecordedTexts()
    func show(_ text: String) {
      stage.show {
        Self.rows().header {
          Tile(id: 1, text: text, width: 200, height: 20).onSelect { events.texts.append(text) }
            .onDisplay { events.texts.append("shows \(text)") }
          Tile(id: 2, text: "second", width: 200, height: 30)
        }
      }
    }
    show("first")
    show("first")
    let log = TileLog.recording { show("other") }
    #expect(log.fills.contains("other") && !log.fills.contains("second"))
    let parts = stage.header(0)?.withParts.dropFirst() ?? []
    expectEqual(parts.map { ($0.hosted as? TileView)?.text }, ["other", "second"])
    for part in parts { Headless.tap(part) }
    expectEqual(events.texts, ["shows first", "other"])
    expectEqual(parts.map(\.isHeading), [true, false])
  }

  @Test func `equal components are neither filled nor measured again`() {
    let stage = ListStage()
    func show() {
      stage.show {
        Self.rows().header(pins: true) { Self.bar(20) }.header(pins: false) { Self.bar(30) }
      }
    }
    show()
    let log = TileLog.recording { show() }
    #expect(log.fills == [] && log.sizes == [])
  }

  @Test func `components that pin are in front of those that scroll`() {
    let stage = ListStage()
    stage.show {
      Self.rows().header(pins: true) { Self.bar(20) }.header(pins: false) { Self.bar(30) }
        .header(pins: true) { Self.bar(15) }
    }
    let parts = stage.header(0)?.withParts.dropFirst() ?? []
    let inFront = parts.first?.superview?.subviews.map(\.frame.height)
    expectEqual(inFront, [30, 20, 15])
  }

  @Test func `an item that is scrolled to is clear of what pins alone`() {
    let stage = ListStage()
    stage.show { Self.rows().header(pins: false) { Self.bar(30) }.header { Self.bar(20) } }
    stage.list.scroll(toItem: 10, inSection: "rows", position: .top, animated: false)
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 50 + 300 - 20)
  }

  @Test func `an update replaces all headers of the list`() {
    let stage = ListStage()
    stage.show {
      ListHeader { Self.bar(10) }
      ListHeader(.pins) { Self.bar(20) }
      Self.rows()
    }
    expectEqual(stage.contentHeader?.frame.height, 30)
    stage.list.update {
      ListHeader { Self.bar(40) }
      ListHeader { Self.bar(50) }
    }
    stage.view.layoutIfNeeded()
    expectEqual(stage.contentHeader?.frame.height, 90)
    stage.list.update { ListHeader { Self.bar(5) } }
    stage.view.layoutIfNeeded()
    expectEqual(stage.contentHeader?.frame.height, 5)
    expectEqual(stage.mistakes, [])
  }

  /// Sections that cannot be shown as they are written, and what the list says.
  nonisolated static let mistakes: [ListExample<Int>] = [
    ListExample(
      "an inner header of the list that stretches", records: [],
      mistakes: ["Only the first ListHeader and the last ListFooter of a list stretch."]
    ) { stage, _ in
      stage.show {
        ListHeader { bar(10) }
        ListHeader(.stretches) { bar(20) }
        rows()
      }
    },
    ListExample(
      "headers of the list with different insets", records: [],
      mistakes: ["All headers of a list have the insets of the first, and so have its footers."]
    ) { stage, _ in
      stage.show {
        ListHeader(insets: Insets(5)) { bar(10) }
        ListHeader { bar(20) }
        rows()
      }
    },
  ]

  @Test(arguments: mistakes)
  func `what the list cannot show is a mistake`(example: ListExample<Int>) async {
    await example.expect()
  }

  #if !canImport(Darwin)
    /// What a builder cannot place stops a debug build, and says why.
    @Test func `badges and rows stand where they are shown, or stop the program`() async {
      let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = StackTests.rows().header {
            StackTests.bar(10).attachment(at: .topTrailing) { StackTests.bar(5) }
            StackTests.bar(20)
          }
        }
      }
      #expect(first?.message.contains("Put them into its component.") == true)
      let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = Carousel("cards") {
            ListRow {
              StackTests.bar(10)
              StackTests.bar(20)
            }
          }
        }
      }
      #expect(second?.message.contains("A ListRow stands in a section") == true)
      let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = ListHeader {
            StackTests.bar(10).attachment(at: .topTrailing) { StackTests.bar(5) }
          }
        }
      }
      #expect(third?.message.contains("a ListHeader, a ListFooter") == true)
    }
  #endif
}

#if !canImport(Darwin)
  extension ExitTest.Result {
    fileprivate var message: String { String(decoding: standardErrorContent, as: UTF8.self) }
  }
#endif

extension ListStage {
  fileprivate func header(_ section: Int) -> ListSupplementaryView? {
    let kind = UICollectionView.elementKindSectionHeader
    return view.supplementaryView(forElementKind: kind, at: [section, 0]) as? ListSupplementaryView
  }

  fileprivate var contentHeader: UICollectionReusableView? {
    let kind = CollectionViewAlignedLayout.elementKindContentHeader
    return view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
  }
}

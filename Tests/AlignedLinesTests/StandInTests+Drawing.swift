import SwiftUI
import Testing
import UIKit

/// Views of UIKit that show views of SwiftUI, and the sizes of views that are drawn.
@MainActor
struct StandInDrawingTests {
  private func size(_ view: some View, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
    ViewHost(view).size(for: proposal)
  }

  /// The frames of all views that contain no others, after a pass.
  private func leaves(_ host: ViewHost, _ proposal: ProposedViewSize) -> [CGRect] {
    host.layOut(proposal)
    func leaves(_ node: ViewNode) -> [ViewNode] {
      node.children.isEmpty ? [node] : node.children.flatMap(leaves)
    }
    return leaves(host.root).map(\.frame)
  }

  private static func box(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil)
    -> MeasuredView
  {
    MeasuredView { _ in
      ViewDimensions(width: width, height: height, firstTextBaseline: baseline)
    }
  }

  @Test func `a content view shows texts, backgrounds and shapes in their order`() throws {
    let view = UIHostingConfiguration {
      Text("one").font(.system(size: 20, weight: .bold)).foregroundStyle(.white)
        .padding(.horizontal, 8)
        .background(.orange, in: Capsule())
        .overlay(alignment: .topTrailing) { Circle().fill(.pink).frame(width: 10, height: 6) }
    }.margins(.all, 4).minSize(width: 0, height: 0).makeContentView()
    let fitting = view.systemLayoutSizeFitting(.zero)
    let label = UILabel()
    label.text = "one"
    label.font = .systemFont(ofSize: 20, weight: .bold)
    let text = label.sizeThatFits(.zero)
    expectEqual(fitting, CGSize(width: text.width + 24, height: text.height + 8))
    view.frame.size = fitting
    view.layoutIfNeeded()
    try #require(view.subviews.count == 3)
    let capsule = view.subviews[0]
    expectEqual(capsule.frame, CGRect(x: 4, y: 4, width: text.width + 16, height: text.height))
    expectEqual(capsule.layer.cornerRadius, text.height / 2)
    expectEqual(capsule.backgroundColor, .systemOrange)
    let shown = try #require(view.subviews[1] as? UILabel)
    expectEqual(shown.frame, CGRect(x: 12, y: 4, width: text.width, height: text.height))
    expectEqual(shown.font, label.font)
    expectEqual(shown.textColor, .white)
    // A circle is square.
    expectEqual(
      view.subviews[2].frame, CGRect(x: text.width + 12, y: 4, width: 6, height: 6))
  }

  @Test func `right to left, the shown views are mirrored`() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = HStack(spacing: 0) {
      Text("a").frame(width: 30, alignment: .leading)
      Color.gray.frame(width: 20, height: 20)
    }
    let host = WindowHost(row, size: CGSize(width: 50, height: 20), environment: environment)
    expectEqual(
      host.window.subviews.map(\.frame),
      [
        CGRect(x: 42, y: 0, width: 8, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
    expectEqual((host.window.subviews[0] as? UILabel)?.textAlignment, .right)
  }

  @Test func `an update replaces the shown views, and layout keeps them`() {
    let host = WindowHost(Text("a"), size: CGSize(width: 50, height: 20))
    let label = host.window.subviews[0]
    host.resize(to: CGSize(width: 60, height: 20))
    expectEqual(host.window.subviews, [label])
    host.update(Text("b"))
    expectEqual(host.window.subviews.compactMap { ($0 as? UILabel)?.text }, ["b"])
  }

  @Test func `a font follows the preferred text size, unless its size is fixed`() {
    let large = Text("word").environment(\.dynamicTypeSize, .accessibility3)
    #expect(size(large.font(.body)).height > size(Text("word").font(.body)).height)
    expectEqual(
      size(large.font(.system(size: 17))), size(Text("word").font(.system(size: 17))))
    #expect(size(Text("word").font(.body).bold()).width > size(Text("word").font(.body)).width)
  }

  @Test func `a text has a limit of lines`() {
    let words = Text("one two three")
    let proposal = ProposedViewSize(width: 30, height: nil)
    expectEqual(size(words, proposal), CGSize(width: 40, height: 60))
    expectEqual(size(words.lineLimit(2), proposal), CGSize(width: 24, height: 40))
    let font = size(words.font(.body).lineLimit(1), proposal)
    expectEqual(font.height, size(Text("one").font(.body)).height)
  }

  /// A view, and what is expected of it in a proposal.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let proposal: ProposedViewSize

    /// The size and the first baseline of the view, or nil if the row says nothing of them. The same is true for the
    /// frames of all views that contain no others.
    let size: CGSize?
    let baseline: CGFloat?
    let frames: [CGRect]?
    let minXs: [CGFloat]?
    let minYs: [CGFloat]?
    let lastHeight: CGFloat?
    let host: @MainActor @Sendable () -> ViewHost

    init(
      _ name: String, _ proposal: ProposedViewSize = .unspecified, size: CGSize? = nil,
      baseline: CGFloat? = nil, frames: [CGRect]? = nil, minXs: [CGFloat]? = nil,
      minYs: [CGFloat]? = nil, lastHeight: CGFloat? = nil,
      _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      testDescription = name
      self.proposal = proposal
      self.size = size
      self.baseline = baseline
      self.frames = frames
      self.minXs = minXs
      self.minYs = minYs
      self.lastHeight = lastHeight
      host = { ViewHost(view()) }
    }
  }

  nonisolated static let examples: [Example] = [
    Example("a row aligns the bottoms of its views", minYs: [20, 0]) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 10)
        box(10, 30)
      }
    },
    Example("a row aligns the baselines of its views", minYs: [12, 0]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        box(10, 10, baseline: 8)
        box(10, 30, baseline: 20)
      }
    },
    Example("a column aligns the trailing edges of its views", minXs: [20, 0]) {
      VStack(alignment: .trailing, spacing: 0) {
        box(10, 10)
        box(30, 10)
      }
    },
    Example("a frame aligns its view", frames: [CGRect(x: 20, y: 20, width: 10, height: 10)]) {
      box(10, 10).frame(width: 30, height: 30, alignment: .bottomTrailing)
    },
    Example(
      "a stack of views in front of each other aligns them",
      frames: [
        CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 0, y: 20, width: 10, height: 10),
      ]
    ) {
      ZStack(alignment: .bottomLeading) {
        box(30, 30)
        box(10, 10)
      }
    },
    Example(
      "a spacer takes what remains of a row, and a divider crosses it",
      ProposedViewSize(width: 100.5, height: 20),
      minXs: [0, 10, 90, 100], lastHeight: 20
    ) {
      HStack(spacing: 0) {
        box(10, 20)
        Spacer(minLength: 0)
        box(10, 20)
        Divider()
      }
    },
    Example(
      "a spacer takes what remains of a column", ProposedViewSize(width: 50, height: 100),
      minYs: [0, 20, 50, 80]
    ) {
      VStack(spacing: 0) {
        box(10, 20)
        Spacer(minLength: 0)
        Color.gray
        box(10, 20)
      }
    },
    Example(
      "padding moves edges and baselines", size: CGSize(width: 14, height: 24), baseline: 16,
      frames: [CGRect(x: 2, y: 1, width: 8, height: 20)]
    ) { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
    Example("padding moves the vertical edges alone", size: CGSize(width: 8, height: 52)) {
      Text("a").padding(.vertical)
    },
    Example(
      "a ratio fits", ProposedViewSize(width: 100, height: 100),
      size: CGSize(width: 100, height: 50)
    ) { Color.gray.aspectRatio(2, contentMode: .fit) },
    Example(
      "a ratio fills", ProposedViewSize(width: 100, height: 100),
      size: CGSize(width: 200, height: 100)
    ) { Color.gray.aspectRatio(2, contentMode: .fill) },
  ]

  @Test(arguments: examples)
  func `a view is placed by what is around it`(example: Example) {
    let host = example.host()
    if let size = example.size { expectEqual(host.size(for: example.proposal), size) }
    if let baseline = example.baseline {
      expectEqual(host.dimensions(for: example.proposal)[.firstTextBaseline], baseline)
    }
    let frames = leaves(host, example.proposal)
    if let expected = example.frames { expectEqual(frames, expected) }
    if let minXs = example.minXs { expectEqual(frames.map(\.minX), minXs) }
    if let minYs = example.minYs { expectEqual(frames.map(\.minY), minYs) }
    if let height = example.lastHeight { expectEqual(frames.last?.height, height) }
  }

  @Test func `tests tap buttons and gestures, unless they are disabled`() {
    var taps: [String] = []
    let view = VStack {
      Button("one") { taps.append("one") }
      Button {
        taps.append("two")
      } label: {
        HStack { Text("two") }
      }.disabled(true)
      Text("three").onTapGesture { taps.append("three") }
        .contextMenu { Button("four") {} }
    }
    let host = WindowHost(view, size: CGSize(width: 100, height: 100))
    #expect(host.host.tap("one"))
    #expect(!host.host.tap("two"))
    #expect(host.host.tap("three"))
    #expect(host.host.tap("four"))
    expectEqual(taps, ["one", "three"])
    let label = host.window.subviews[0] as? UILabel
    expectEqual(label?.textColor, .systemBlue)
  }
}

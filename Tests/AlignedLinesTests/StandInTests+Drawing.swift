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
  private func leaves(_ view: some View, _ proposal: ProposedViewSize = .unspecified) -> [CGRect] {
    let host = ViewHost(view)
    host.layOut(proposal)
    func leaves(_ node: ViewNode) -> [ViewNode] {
      node.children.isEmpty ? [node] : node.children.flatMap(leaves)
    }
    return leaves(host.root).map(\.frame)
  }

  private func box(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) -> MeasuredView {
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
    #expect(fitting == CGSize(width: text.width + 24, height: text.height + 8))
    view.frame.size = fitting
    view.layoutIfNeeded()
    try #require(view.subviews.count == 3)
    let capsule = view.subviews[0]
    #expect(capsule.frame == CGRect(x: 4, y: 4, width: text.width + 16, height: text.height))
    #expect(capsule.layer.cornerRadius == text.height / 2)
    #expect(capsule.backgroundColor == .systemOrange)
    let shown = try #require(view.subviews[1] as? UILabel)
    #expect(shown.frame == CGRect(x: 12, y: 4, width: text.width, height: text.height))
    #expect(shown.font == label.font)
    #expect(shown.textColor == .white)
    // A circle is square.
    #expect(
      view.subviews[2].frame == CGRect(x: text.width + 12, y: 4, width: 6, height: 6))
  }

  @Test func `right to left, the shown views are mirrored`() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let row = HStack(spacing: 0) {
      Text("a").frame(width: 30, alignment: .leading)
      Color.gray.frame(width: 20, height: 20)
    }
    let host = WindowHost(row, size: CGSize(width: 50, height: 20), environment: environment)
    #expect(
      host.window.subviews.map(\.frame) == [
        CGRect(x: 42, y: 0, width: 8, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
    #expect((host.window.subviews[0] as? UILabel)?.textAlignment == .right)
  }

  @Test func `an update replaces the shown views, and layout keeps them`() {
    let host = WindowHost(Text("a"), size: CGSize(width: 50, height: 20))
    let label = host.window.subviews[0]
    host.resize(to: CGSize(width: 60, height: 20))
    #expect(host.window.subviews == [label])
    host.update(Text("b"))
    #expect(host.window.subviews.compactMap { ($0 as? UILabel)?.text } == ["b"])
  }

  @Test func `a font follows the preferred text size, unless its size is fixed`() {
    let large = Text("word").environment(\.dynamicTypeSize, .accessibility3)
    #expect(size(large.font(.body)).height > size(Text("word").font(.body)).height)
    #expect(
      size(large.font(.system(size: 17))) == size(Text("word").font(.system(size: 17))))
    #expect(size(Text("word").font(.body).bold()).width > size(Text("word").font(.body)).width)
  }

  @Test func `a text has a limit of lines`() {
    let words = Text("one two three")
    let proposal = ProposedViewSize(width: 30, height: nil)
    #expect(size(words, proposal) == CGSize(width: 40, height: 60))
    #expect(size(words.lineLimit(2), proposal) == CGSize(width: 24, height: 40))
    let font = size(words.font(.body).lineLimit(1), proposal)
    #expect(font.height == size(Text("one").font(.body)).height)
  }

  @Test func `stacks and frames align`() {
    #expect(
      leaves(
        HStack(alignment: .bottom, spacing: 0) {
          box(10, 10)
          box(10, 30)
        }
      ).map(\.minY)
        == [20, 0])
    #expect(
      leaves(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          box(10, 10, baseline: 8)
          box(10, 30, baseline: 20)
        }
      ).map(\.minY) == [12, 0])
    #expect(
      leaves(
        VStack(alignment: .trailing, spacing: 0) {
          box(10, 10)
          box(30, 10)
        }
      ).map(\.minX)
        == [20, 0])
    #expect(
      leaves(box(10, 10).frame(width: 30, height: 30, alignment: .bottomTrailing)) == [
        CGRect(x: 20, y: 20, width: 10, height: 10)
      ])
    #expect(
      leaves(
        ZStack(alignment: .bottomLeading) {
          box(30, 30)
          box(10, 10)
        }) == [
          CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 0, y: 20, width: 10, height: 10),
        ])
  }

  @Test func `a spacer takes what remains, and a divider crosses its stack`() {
    let row = HStack(spacing: 0) {
      box(10, 20)
      Spacer(minLength: 0)
      box(10, 20)
      Divider()
    }
    #expect(
      leaves(row, ProposedViewSize(width: 100.5, height: 20)).map(\.minX) == [0, 10, 90, 100])
    #expect(leaves(row, ProposedViewSize(width: 100.5, height: 20))[3].height == 20)
    let column = VStack(spacing: 0) {
      box(10, 20)
      Spacer(minLength: 0)
      Color.gray
      box(10, 20)
    }
    #expect(
      leaves(column, ProposedViewSize(width: 50, height: 100)).map(\.minY) == [0, 20, 50, 80])
  }

  @Test func `padding moves edges and baselines`() {
    let text = Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(leaves(text) == [CGRect(x: 2, y: 1, width: 8, height: 20)])
    #expect(size(text) == CGSize(width: 14, height: 24))
    #expect(ViewHost(text).dimensions(for: .unspecified)[.firstTextBaseline] == 16)
    #expect(size(Text("a").padding(.vertical)) == CGSize(width: 8, height: 52))
  }

  @Test func `a ratio fits or fills`() {
    let proposal = ProposedViewSize(width: 100, height: 100)
    #expect(
      size(Color.gray.aspectRatio(2, contentMode: .fit), proposal)
        == CGSize(width: 100, height: 50))
    #expect(
      size(Color.gray.aspectRatio(2, contentMode: .fill), proposal)
        == CGSize(width: 200, height: 100))
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
    #expect(taps == ["one", "three"])
    let label = host.window.subviews[0] as? UILabel
    #expect(label?.textColor == .systemBlue)
  }
}

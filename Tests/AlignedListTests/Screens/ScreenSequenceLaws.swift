@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// However a screen came about, each visible view shows the latest value of its element, in the latest environment.
@MainActor
@Suite(.underAllModes)
struct ScreenSequenceLaws {
  private struct Element: Identifiable, Equatable {
    let id: Int
    var version = 0

    var text: String { String(repeating: "\(id).\(version) ", count: 1 + (id + version) % 4) }
  }

  /// How the elements become items.
  private enum Form: CaseIterable {
    case plain, withClosure, byHand, forEach

    @MainActor
    func section(of elements: [Element]) -> ListSection {
      switch self {
      case .plain: ListSection("a", of: elements) { WordView(text: $0.text) }
      case .withClosure:
        ListSection("a", of: elements) { element in ActionView(text: element.text) {} }
      case .byHand:
        ListSection("a") {
          for element in elements {
            ListItem(id: element.id) { ActionView(text: element.text) {} }
          }
        }
      case .forEach:
        ListSection("a") {
          ForEach(elements, id: \.id) { WordView(text: $0.text) }
        }
      }
    }
  }

  @Test func `visible views show the latest values in the latest environment`() async {
    for seed in Seeds(4_000, usually: 40) {
      if let fault = await faultOfSequence(seed: seed) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  private func faultOfSequence(seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    let form = random.pick(Form.allCases)
    var elements = (0..<Int.random(in: 0...60, using: &random)).map { Element(id: $0) }
    var number = 0
    var width: CGFloat = 200
    func screen() -> AlignedScreen { AlignedScreen { form.section(of: elements) } }
    func environment() -> EnvironmentValues {
      var values = EnvironmentValues()
      values[NumberKey.self] = number
      return values
    }
    let stage = ScreenStage(environment: environment(), screen())
    for step in 0..<12 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where !elements.isEmpty:
        for _ in 0..<3 { elements[Int.random(in: elements.indices, using: &random)].version += 1 }
      case 1: elements.shuffle(using: &random)
      case 2 where !elements.isEmpty:
        elements.remove(at: Int.random(in: elements.indices, using: &random))
      case 3:
        elements.insert(
          Element(id: 100 + step), at: Int.random(in: 0...elements.count, using: &random))
      case 4:
        number += 1
        stage.host.update(environment: environment())
      case 5:
        width = random.pick([200, 140, 300])
        stage.host.resize(to: CGSize(width: width, height: 150))
      default:
        let limit = max(0, stage.view.contentSize.height - 150)
        stage.view.contentOffset.y = CGFloat.random(in: 0...1, using: &random) * limit
        stage.host.layOut()
      }
      stage.show(animated: random.happens(onceIn: 2), screen())
      await stage.settle()
      if let fault = fault(in: stage, elements, number: number, width: width) {
        stage.host.remove()
        return "\(form), step \(step): \(fault)"
      }
    }
    stage.host.remove()
    return nil
  }

  private func fault(
    in stage: ScreenStage, _ elements: [Element], number: Int, width: CGFloat
  ) -> String? {
    guard stage.view.numberOfItems(inSection: 0) == elements.count else { return "other items" }
    var identities: Set<AnyHashable> = []
    for path in stage.view.indexPathsForVisibleItems {
      guard let hosted = stage.hosted(path.item) else { return "no view at \(path.item)" }
      let texts = hosted.labels.map(\.text)
      guard texts == [elements[path.item].text] else {
        return "\(texts) instead of \(elements[path.item].text)"
      }
      guard hosted.host.root.innermost.environment[NumberKey.self] == number else {
        return "an old environment at \(path.item)"
      }
      guard identities.insert(hosted.host.root.identity ?? AnyHashable("")).inserted else {
        return "one identity for two items"
      }
      let size = ViewHost(WordView(text: elements[path.item].text)).size(
        for: ProposedViewSize(width: width, height: nil))
      guard let frame = stage.frame(path.item), abs(frame.width - size.width) <= 0.51,
        abs(frame.height - size.height) <= 0.51
      else {
        return "\(String(describing: stage.frame(path.item))) instead of \(size) at \(path.item)"
      }
    }
    return nil
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct WordView: View {
  let text: String
  var body: some View { Text(text) }
}

private struct ActionView: View {
  let text: String
  let action: () -> Void
  var body: some View { WordView(text: text) }
}

extension UIView {
  /// The labels in the view.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}

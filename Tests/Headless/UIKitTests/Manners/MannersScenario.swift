import Testing
import UIKit

/// A sequence of changes that layouts of every kind must survive.
struct MannersScenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The kinds of layout for which it makes sense.
  var manners: [Manner]
  let run: @MainActor @Sendable (Manner) -> Void

  init(
    _ name: String, for manners: [Manner] = Manner.allCases,
    _ run: @MainActor @Sendable @escaping (Manner) -> Void
  ) {
    testDescription = name
    self.manners = manners
    self.run = run
  }

  static let all = display + bounds + updates + sizes + movement + layouts
}

extension MannersScenario {
  static let display = [
    MannersScenario("first display") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("nothing")
      stage.step("invalidation") { stage.view.collectionViewLayout.invalidateLayout() }
    },
    MannersScenario("first display at zero size") { manner in
      let stage = MannersStage(manner, size: .zero)
      stage.step("first display at zero size")
      stage.step("a size") { stage.view.frame.size = CGSize(width: 200, height: 300) }
      stage.scroll(to: 150)
      stage.step("zero size again") { stage.view.frame.size = .zero }
      stage.step("another size") { stage.view.frame.size = CGSize(width: 160, height: 200) }
    },
    MannersScenario("an empty data source") { manner in
      let stage = MannersStage(manner, counts: [])
      stage.step("nothing to display")
      stage.update("two sections, one empty") { view, source in
        source.sections = [[], source.newNames(9)]
        view.insertSections([0, 1])
      }
      stage.update("all sections gone") { view, source in
        source.sections = []
        view.deleteSections([0, 1])
      }
      stage.step("reload with items") {
        stage.source.sections = [stage.source.newNames(9)]
        stage.view.reloadData()
      }
      stage.step("reload with nothing") {
        stage.source.sections = []
        stage.view.reloadData()
      }
    },
    MannersScenario("an update before the first display") { manner in
      let stage = MannersStage(manner, counts: [3])
      stage.update("insert", keepsPlace: false) { view, source in
        source.sections[0] += source.newNames(4)
        view.insertItems(at: (3..<7).map { IndexPath(item: $0, section: 0) })
      }
    },
    MannersScenario("without a data source") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("no data source") { stage.view.dataSource = nil }
      stage.step("the data source back") { stage.view.dataSource = stage.source }
    },
    MannersScenario("reload") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("scroll") { stage.scroll(to: 240) }
      stage.step("reload of the same") { stage.view.reloadData() }
      stage.step("reload with others") {
        stage.source.sections = [stage.source.newNames(3), stage.source.newNames(14)]
        stage.view.reloadData()
      }
    },
  ]

  static let bounds = [
    MannersScenario("scrolling in steps and back") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      for distance in stride(from: 70.0, through: 500, by: 85) {
        stage.step("scroll to \(distance)") { stage.scroll(to: distance) }
      }
      stage.step("the end") { stage.scrollToEnd() }
      for distance in stride(from: 400.0, through: 0, by: -80) {
        stage.step("scroll to \(distance)") { stage.scroll(to: distance) }
      }
    },
    MannersScenario("dragging beyond the ends") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      Headless.beginDragging(stage.view)
      for distance in [-20.0, -80, -30, 40] {
        stage.step("drag to \(distance)") { stage.scroll(to: distance) }
      }
      stage.step("let go") { Headless.endDragging(stage.view) }
      stage.step("the end") { stage.scrollToEnd() }
      Headless.beginDragging(stage.view)
      for distance in [30.0, 60, -40, 90] {
        stage.step("drag by \(distance)") {
          stage.view.contentOffset = stage.along(distance, from: stage.view.contentOffset)
        }
      }
      stage.step("let go at the end") { Headless.endDragging(stage.view) }
    },
    MannersScenario("rotation") { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("scroll") { stage.scroll(to: 310) }
      for animated in [true, false] {
        stage.step("rotate\(animated ? ", animated" : "")", keepsPlace: true) {
          stage.resize(CGSize(width: 300, height: 220), animated: animated)
        }
        stage.step("rotate back\(animated ? ", animated" : "")", keepsPlace: true) {
          stage.resize(CGSize(width: 200, height: 300), animated: animated)
        }
      }
      stage.step("lower") { stage.resize(CGSize(width: 200, height: 180), animated: false) }
    },
    MannersScenario("new insets", for: Manner.allCases.filter(\.followsInsets)) { manner in
      let stage = MannersStage(manner)
      stage.step("first display")
      stage.step("above and below") { stage.view.contentInset.top = 40 }
      stage.step("scroll") { stage.scroll(to: 200) }
      stage.step("more above", keepsPlace: manner == .restoring) {
        stage.view.contentInset.top = 60
      }
      stage.step("at the end") { stage.scrollToEnd() }
      stage.step("below", keepsPlace: manner == .restoring) { stage.view.contentInset.bottom = 30 }
      stage.step("at the sides") {
        stage.view.contentInset.left = 10
        stage.view.contentInset.right = 20
      }
      stage.step("none") { stage.view.contentInset = .zero }
    },
    MannersScenario("safe area", for: Manner.allCases.filter(\.followsInsets)) { manner in
      let stage = MannersStage(manner)
      let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      Headless.setSafeAreaInsets(insets, on: stage.window)
      stage.step("first display")
      stage.step("scroll") { stage.scroll(to: 120) }
      stage.step("another safe area", keepsPlace: manner == .restoring) {
        Headless.setSafeAreaInsets(
          UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30), on: stage.window)
      }
      stage.step("none") { Headless.setSafeAreaInsets(.zero, on: stage.window) }
    },
  ]
}

extension MannersStage {
  func resize(_ size: CGSize, animated: Bool) {
    guard animated else {
      view.frame.size = size
      return
    }
    UIView.animate(withDuration: 0.3) { [view] in
      view.frame.size = size
      view.layoutIfNeeded()
    }
  }
}

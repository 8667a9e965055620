@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit

/// An `AlignedScreen` in a window.
@MainActor
final class ScreenStage {
  let host: WindowHost

  init(
    width: CGFloat = 200, height: CGFloat = 150,
    environment: EnvironmentValues = EnvironmentValues(), _ screen: AlignedScreen
  ) {
    host = WindowHost(
      screen.withoutInsets, size: CGSize(width: width, height: height), environment: environment)
  }

  /// Shows another value of the screen.
  func show(animated: Bool = false, _ screen: AlignedScreen) {
    var transaction = Transaction()
    if animated { transaction.animation = .default }
    host.update(screen.withoutInsets, transaction: transaction)
  }

  /// Lays out until tasks of the screen have run. The end of animated scrolling is announced after a layout pass.
  func settle() async {
    for _ in 0..<20 {
      view.setNeedsLayout()
      host.layOut()
      for _ in 0..<3 { await Task.yield() }
    }
    host.layOut()
  }

  var view: UICollectionView {
    host.window.subviews.lazy.compactMap { $0 as? UICollectionView }.first!
  }

  var list: CollectionViewAlignedList {
    (view.delegate as! ListDelegate).list!
  }

  func cell(_ item: Int, section: Int = 0) -> ListCell? {
    view.cellForItem(at: [section, item]) as? ListCell
  }

  /// The view that hosts the SwiftUI view of an item.
  func hosted(_ item: Int, section: Int = 0) -> (any HostingView)? {
    cell(item, section: section)?.contentView as? any HostingView
  }

  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    view.collectionViewLayout.layoutAttributesForItem(at: [section, item])?.frame
  }

  func frames(section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap { frame($0, section: section) }
  }

  /// How many configurations the visible hosting views were given.
  var configurationCounts: [Int] {
    view.indexPathsForVisibleItems.sorted().compactMap {
      hosted($0.item, section: $0.section)?.configurationCount
    }
  }
}

extension AlignedScreen {
  var withoutInsets: AlignedScreen { contentInsets(.zero) }
}

/// A view with a size of its own. It records when it is measured.
struct Block: View, Identifiable {
  let id: Int
  var width: CGFloat = 40
  var height: CGFloat = 20
  var version = 0

  /// The views that were measured, by their ids.
  @MainActor static var measured: [Int] = []

  /// Returns which views are measured during a body.
  @MainActor
  static func measuring(_ body: () -> Void) -> [Int] {
    measured = []
    body()
    return measured
  }

  var body: some View {
    MeasuredView { [id, width, height] proposal in
      MainActor.assumeIsolated { Block.measured.append(id) }
      return ViewDimensions(width: width, height: height, firstTextBaseline: height - 5)
    }
  }
}

/// A row of a table: a screen, and the frames of its items.
struct ScreenExample: CustomTestStringConvertible, Sendable {
  /// A number of a frame.
  enum Measure {
    case minX, minY, width, height

    func value(of frame: CGRect) -> CGFloat {
      switch self {
      case .minX: frame.minX
      case .minY: frame.minY
      case .width: frame.width
      case .height: frame.height
      }
    }
  }

  let testDescription: String
  private let width: CGFloat
  private let frames: [CGRect?]
  private let items: [Measure: [CGFloat]]
  private let views: [Measure: [CGFloat]]
  private let screen: @MainActor @Sendable () -> AlignedScreen

  /// - Parameters:
  ///   - name: what the row shows, as a sentence.
  ///   - frames: the frames of the first items. Nil says nothing of an item.
  ///   - items: what is measured of all items.
  ///   - views: what is measured of the views in the first item that contain no others.
  init(
    _ name: String, width: CGFloat = 200, frames: [CGRect?] = [], items: [Measure: [CGFloat]] = [:],
    views: [Measure: [CGFloat]] = [:], _ screen: @escaping @MainActor @Sendable () -> AlignedScreen
  ) {
    testDescription = name
    self.width = width
    self.frames = frames
    self.items = items
    self.views = views
    self.screen = screen
  }

  /// Expects what the row says.
  @MainActor
  func expect() {
    let stage = ScreenStage(width: width, screen())
    expectEqual(stage.view.frame, CGRect(x: 0, y: 0, width: width, height: 150))
    #expect(!frames.isEmpty || !items.isEmpty || !views.isEmpty, "the row says nothing")
    for (item, frame) in frames.enumerated() where frame != nil {
      expectEqual(stage.frame(item), frame, "item \(item)")
    }
    for (measure, values) in items {
      expectEqual(stage.frames().map(measure.value), values, "\(measure)")
    }
    for (measure, values) in views {
      let leaves = stage.hosted(0)?.host.root.leaves ?? []
      expectEqual(leaves.map { measure.value(of: $0.frame) }, values, "\(measure)")
    }
  }
}

@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// What is measured again in another environment.
@MainActor
@Suite(.underAllModes)
struct EnvironmentSizesTests {
  private struct TintKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private struct LengthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 20
  }

  /// A view whose height is a value of the environment.
  private struct Long: View {
    let id: Int
    @Environment(\.self) private var environment

    var body: some View { Block(id: id, height: environment[LengthKey.self]) }
  }

  private func environment(
    _ scheme: ColorScheme = .light, tint: Int = 0, length: CGFloat = 20
  ) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    values[TintKey.self] = tint
    values[LengthKey.self] = length
    return values
  }

  /// A screen with components in a section, in a carousel and in headers, and with hosted headers.
  private func stage() -> ScreenStage {
    ScreenStage(
      environment: environment(),
      AlignedScreen {
        ListSection("carousel") { Carousel("c") { for id in 1...20 { Tile(id: id) } } }
          .header { Tile(id: 0) }
        for id in 1...30 {
          ListSection(id, of: Array(0..<20)) { Tile(id: $0) }.header { Long(id: id) }
        }
      })
  }

  @Test func `another environment asks no component for its size`() {
    let stage = stage()
    let log = TileLog.recording {
      for values in [environment(.dark), environment(), environment(tint: 1)] {
        stage.host.update(environment: values)
      }
    }
    expectEqual(log.sizes, [])
  }

  @Test func `another color scheme measures only hosted views that are visible`() {
    let stage = stage()
    let kind = UICollectionView.elementKindSectionHeader
    let visible = Set(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section))
    #expect(visible.contains(1) && !visible.contains(30))
    let measured = Block.measuring {
      for values in [environment(.dark), environment()] { stage.host.update(environment: values) }
    }
    expectEqual(Set(measured), visible.subtracting([0]))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `a value that changes sizes has all hosted views measured, also with another color scheme`(
    scheme: ColorScheme
  ) {
    let stage = stage()
    let before = stage.frame(0, section: 30)?.minY
    let log = TileLog.recording { stage.host.update(environment: environment(scheme, length: 35)) }
    expectEqual(log.sizes, [])
    expectEqual(stage.frame(0, section: 30)?.minY, before.map { $0 + 30 * 15 })
  }

  @Test func `hosted cards are measured again together with their carousel`() {
    let stage = ScreenStage(
      environment: environment(),
      AlignedScreen {
        ListSection("a") {
          Carousel("outer") { Carousel("inner") { ListItem(id: 1) { Long(id: 1) } } }
        }
        .header { Carousel("header") { ListItem(id: 1) { Long(id: 2) } } }
      })
    expectEqual(stage.frame(0), CGRect(x: 0, y: 20, width: 200, height: 20))
    stage.host.update(environment: environment(length: 35))
    expectEqual(stage.frame(0), CGRect(x: 0, y: 35, width: 200, height: 35))
  }

  @Test func `all elements of a header get another environment`() {
    let stage = ScreenStage(
      environment: environment(),
      AlignedScreen {
        ListSection("a") { Tile(id: 1) }.header { Long(id: 1) }.header { Long(id: 2) }
      })
    stage.host.update(environment: environment(length: 35))
    stage.host.layOut()
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    let hosted = (header as? ListSupplementaryView)?.withParts.compactMap {
      $0.hosted?.subviews.first as? any HostingView
    }
    expectEqual(hosted?.map { $0.host.root.innermost.frame.height }, [35, 35])
  }
}

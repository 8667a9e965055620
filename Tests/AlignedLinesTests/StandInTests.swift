import Foundation
import SwiftUI
import Testing

/// What SwiftUI does with a layout's mistakes, and with an empty layout. Evidence: T (two engines for
/// SwiftUI's layouts that others wrote).
@MainActor
struct StandInTests {
  /// A layout that places its first view where it is told, and not at all in `placeSubviews` unless it
  /// is told to.
  private struct Misplacing: Layout {
    var placesWhileMeasuring = false
    var position = CGPoint.zero

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      if placesWhileMeasuring { subviews.first?.place(at: position, proposal: .unspecified) }
      return CGSize(width: 50, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: position, proposal: .unspecified)
    }
  }

  /// Lays out one view in a layout.
  private static func layOut(_ layout: Misplacing) {
    let view = MeasuredView { _ in ViewDimensions(width: 10, height: 10) }
    ViewHost(layout { view }).layOut(.unspecified)
  }

  @Test func `placing outside of placeSubviews ends the process`() async {
    Self.layOut(Misplacing())
    await #expect(processExitsWith: .failure) {
      await MainActor.run { StandInTests.layOut(Misplacing(placesWhileMeasuring: true)) }
    }
  }

  @Test func `a position that is not a number ends the process`() async {
    Self.layOut(Misplacing(position: CGPoint(x: CGFloat.infinity, y: 0)))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        StandInTests.layOut(Misplacing(position: CGPoint(x: 0, y: CGFloat.nan)))
      }
    }
  }

  @Test func `an empty layout has the least priority, unless it is given one`() {
    final class Reader {
      var priorities: [Double] = []
    }
    struct Reading: Layout {
      nonisolated(unsafe) let reader: Reader

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        reader.priorities = subviews.map(\.priority)
        return .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let reader = Reader()
    let host = ViewHost(
      Reading(reader: reader) {
        HStackLayout {}
        HStackLayout {}.frame(width: 10)
        HStackLayout {}.layoutPriority(2)
        HStackLayout { Text("a") }
      })
    _ = host.size(for: .unspecified)
    expectEqual(reader.priorities, [-.infinity, -.infinity, 2, 0])
  }

  @Test func `a flexible frame has a length between its limits along both axes`() {
    func size(_ proposal: ProposedViewSize) -> CGSize {
      ViewHost(
        MeasuredView { _ in ViewDimensions(width: 10, height: 10) }
          .frame(minWidth: 20, idealWidth: 30, maxWidth: 40, minHeight: 15)
      ).size(for: proposal)
    }
    expectEqual(size(.unspecified), CGSize(width: 30, height: 15))
    expectEqual(size(.zero), CGSize(width: 20, height: 15))
    expectEqual(size(.infinity), CGSize(width: 40, height: 15))
  }
}

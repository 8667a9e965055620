@testable import AlignedList

import AlignedLayout
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

/// Hosted views are measured in the width that their line offers, whatever a hosting view proposes. That it proposes
/// this width is a guess.
@MainActor
struct HostedProposalTests {
  private func withProposals<Result>(
    _ value: FuzzModes.HostedProposals, _ body: () -> Result
  ) -> Result {
    var modes = FuzzModes()
    modes.hostedProposals = value
    return Headless.withModes(modes, body)
  }

  @Test(arguments: FuzzModes.HostedProposals.allCases)
  func `hosted views have their own sizes, whatever is proposed`(
    value: FuzzModes.HostedProposals
  ) {
    withProposals(value) {
      let stage = ListStage()
      stage.show {
        ListSection("a") {
          Block(id: 1, width: 60)
          Block(id: 2, width: 70)
          Text("a text that needs two lines here")
        }
        .header { Text("a header that needs two lines") }
        ListSection("b") { Carousel("c") { ListItem(id: 1) { Block(id: 3, height: 33) } } }
      }
      let frames = (0..<3).compactMap { stage.frame($0) }
      expectEqual(
        frames,
        [
          CGRect(x: 0, y: 40, width: 60, height: 20), CGRect(x: 65, y: 40, width: 70, height: 20),
          CGRect(x: 0, y: 65, width: 168, height: 40),
        ])
      expectEqual(stage.frame(0, section: 1)?.height, 33)
    }
  }
}

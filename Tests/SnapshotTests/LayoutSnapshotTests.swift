import Testing

/// Every feature of the engine, as text and as a picture.
struct LayoutSnapshotTests {
  @Test(arguments: Scenario.all)
  func `a layout matches its snapshot`(scenario: Scenario) throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: scenario.snapshot) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test func `the picture of offers matches its snapshot`() throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: OfferFigure().snapshot) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test func `a scenario gives the same snapshot each time`() {
    for scenario in Scenario.all {
      #expect(scenario.snapshot == scenario.snapshot)
    }
  }

  @Test func `every reference belongs to a scenario, and every scenario has its own name`() throws {
    let scenarios = Scenario.all + ViewScenario.all.map(\.content)
    let others: [[String]] = [
      ChatFigure.all.map(\.name), AssistantFigure.all.map(\.name),
      ExampleFigure.all.map(\.name), MovingFigure.all.map(\.name),
      ScreenFigure.all.map(\.name), PlatformArrangement.all.map(\.name),
      MarkFigure.all.map(\.name), [Showcase.lead.name, OfferFigure.name],
    ]
    let names = (scenarios.map(\.name) + others.joined()).map {
      Snapshot.Name(description: $0)
    }
    #expect(Set(names).count == names.count)
    let unused = try SnapshotFolder.ofTests.unusedFiles(besides: names)
    #expect(
      unused == [],
      "no scenario has these references; delete them, or record with RECORD_SNAPSHOTS=1")
  }
}

import Testing

/// Every feature of the engine, drawn and written down.
struct LayoutSnapshotTests {
  @Test(arguments: Scenario.all)
  func `a layout is as it was`(scenario: Scenario) throws {
    for objection in try SnapshotFolder.ofTests.objections(to: scenario.snapshot) {
      Issue.record(Comment(rawValue: objection))
    }
  }

  @Test func `a snapshot is the same each time`() {
    for scenario in Scenario.all {
      #expect(scenario.snapshot == scenario.snapshot)
    }
  }

  @Test func `every reference belongs to a scenario, and every name to one only`() throws {
    let scenarios = Scenario.all + ViewScenario.all.map(\.content)
    let names = scenarios.map { Snapshot.Name(description: $0.name) }
    #expect(Set(names).count == names.count)
    let unused = try SnapshotFolder.ofTests.unused(of: names)
    #expect(unused == [], "no scenario has these references: delete them, or RECORD_SNAPSHOTS=1")
  }
}

import BenchmarkClient

/// Lets each event happen once on a new screen, for a program that counts the instructions of
/// `countedEvent(_:)`, and prints a line for each: content, event and number of cells.
///
/// What happens only once in a process has happened before: each event on another screen.
///
/// - Parameter isIncluded: returns whether an event is counted, from a name such as `chat: insert`.
@MainActor
func countEvents(cellCounts: [Int], isIncluded: (String) -> Bool) {
  for content in EventContent.allCases {
    for event in content.events where isIncluded("\(content.rawValue): \(event.rawValue)") {
      _ = EventStage(event, in: content, cellCount: 1_000).measure { $0() }
      for cellCount in cellCounts {
        _ = EventStage(event, in: content, cellCount: cellCount).measure(countedEvent)
        print(content.rawValue, event.rawValue, cellCount, separator: "\t")
      }
    }
  }
}

/// Lets an event happen. `count-instructions` knows this function by its name.
@inline(never)
private func countedEvent(_ happen: () -> Void) {
  happen()
}

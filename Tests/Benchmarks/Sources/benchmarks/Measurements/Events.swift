import BenchmarkClient

/// Measures what happens to a whole collection view in a window, by event and content. The time is that of
/// the library, the client and the stand-in for UIKit together.
@MainActor
func events(_ setting: Setting) -> [Figure] {
  let cellCounts = setting.isQuick ? [1_000] : [1_000, 10_000, 100_000]
  return EventContent.allCases.flatMap { content in
    content.events.flatMap { event in
      figures(setting, event, content, cellCounts: cellCounts)
    }
  }
}

/// Returns a figure for each number of cells. All but the first are compared with it.
@MainActor
private func figures(
  _ setting: Setting, _ event: Event, _ content: EventContent, cellCounts: [Int]
) -> [Figure] {
  var least: Double?
  return cellCounts.map { cellCount in
    let (time, counts) = measure(setting, event, content, cellCount: cellCount)
    var figure = Figure("\(content.rawValue): \(event.rawValue)", cells: cellCount, time, "ns")
    figure.counts = counts
    if let least {
      figure.otherValue = least
      figure.other = "\(grouped(cellCounts[0])) cells"
      figure.ratio = time / least
    }
    least = least ?? time
    return figure
  }
}

/// Returns the median time of an event in nanoseconds, and what is asked and sent when it happens for the
/// first time.
@MainActor
private func measure(
  _ setting: Setting, _ event: Event, _ content: EventContent, cellCount: Int
) -> (time: Double, counts: EventCounts) {
  let stage = EventStage(event, in: content, cellCount: cellCount)
  let first = stage.measure { $0() }
  let (least, most) = setting.isQuick ? (3, 3) : (5, 15)
  var times: [Double] = []
  var spent = 0.0
  while times.count < least || (times.count < most && spent < setting.budget) {
    let before = threadTime()
    _ = stage.measure { happen in
      times.append(time(1) { _ in happen() })
    }
    spent += threadTime() - before
  }
  return (median(times), first)
}

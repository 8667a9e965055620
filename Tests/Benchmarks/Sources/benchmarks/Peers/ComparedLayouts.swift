import BenchmarkClient

/// Measures the same events of the same lists in ours and in other kinds of layouts, which take turns in each of
/// five runs.
@MainActor
func comparedLayouts(isQuick: Bool) -> [Figure] {
  PeerContent.all(isQuick: isQuick).flatMap { content -> [Figure] in
    say("Measuring \(content.fullName)")
    return content.cellCounts.flatMap { count in
      checkFrames(content, count: count)
      let landed =
        content.items.sizing == .selfSizingRows && content.screen == nil
        ? Landing.all.flatMap { landings(content, count: count, $0) } : []
      return content.events.flatMap { figures(content, $0, count: count, isQuick: isQuick) }
        + landed
    }
  }
}

/// Stops the program unless all layouts have the same frames, and still have them after items come and go.
@MainActor
private func checkFrames(_ content: PeerContent, count: Int) {
  let stages = content.peers.map {
    (peer: $0, stage: PeerStage(.firstScreen, content, count: count, in: $0))
  }
  PeerStage.checkFrames(of: stages, content.fullName)
  for (_, stage) in stages { stage.changeFirstItems() }
  PeerStage.checkFrames(of: stages, "\(content.fullName), changed")
}

/// Returns a figure for each layout. Those of others are compared with ours.
@MainActor
private func figures(
  _ content: PeerContent, _ event: PeerEvent, count: Int, isQuick: Bool
) -> [Figure] {
  let peers = content.peers.filter {
    ($0 != .keepingAnswers || event.isUpdate) && ($0.staysAtEnd || event != .append)
  }
  let stages = peers.map { PeerStage(event, content, count: count, in: $0) }
  let first = stages.map { $0.sample(isQuick: true) }
  var samples = peers.map { _ in [Double]() }
  for run in 0..<(isQuick ? 1 : 5) {
    for turn in peers.indices {
      let index = (run + turn) % peers.count
      samples[index].append(stages[index].sample(isQuick: isQuick).time)
    }
  }
  let ours = median(samples[0])
  return peers.indices.map { index in
    var figure = Figure(
      content.name(of: event.rawValue), cells: count, median(samples[index]), "ns")
    figure.measurement = content.name
    figure.layout = peers[index].rawValue
    figure.samples = samples[index]
    figure.counts = first[index].counts
    if index > 0 {
      figure.otherValue = ours
      figure.other = peers[0].rawValue
      figure.ratio = figure.value / ours
    }
    return figure
  }
}

/// Returns a figure for each layout that can scroll so: the greatest distance of an item from where it should be.
@MainActor
private func landings(_ content: PeerContent, count: Int, _ landing: Landing) -> [Figure] {
  content.peers.filter { $0 != .keepingAnswers }.compactMap { peer in
    guard let errors = landing.errors(content.items, count: count, in: peer) else { return nil }
    var figure = Figure(landing.name, cells: count, errors.max() ?? 0, "points")
    figure.measurement = content.name
    figure.layout = peer.rawValue
    figure.samples = errors
    return figure
  }
}

#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout

  /// Where a carousel comes to rest, and which of its cards is the current one. Distances are those from the
  /// beginning of the carousel, on the right in a right-to-left interface. Its lines are the columns of its cards.
  struct CarouselStops {
    let stops: Carousel.Stops
    let lines: ContentLayout.Lines

    /// The width of the content, and that of the view.
    let contentWidth: CGFloat
    let width: CGFloat
    let insets: Insets
    let isMirrored: Bool
    let pixel: CGFloat

    /// The lines with which pages begin, found once for a content: each page takes a search among the lines.
    private(set) var pages: [Int] = []

    var maximum: CGFloat { max(0, contentWidth - width) }

    private func edges(_ line: Int) -> (start: CGFloat, end: CGFloat) {
      let frame = lines[line].frame
      return isMirrored
        ? (contentWidth - frame.maxX, contentWidth - frame.minX) : (frame.minX, frame.maxX)
    }

    // MARK: Resting

    /// Where a line would come to rest if the content could be scrolled that far.
    private func place(ofLine line: Int) -> CGFloat {
      let (start, end) = edges(line)
      return stops == .atMiddleCard ? (start + end - width) / 2 : start - insets.leading
    }

    /// The number of places where scrolling comes to rest, besides both ends.
    private var stopCount: Int { stops == .atPages ? pages.count : lines.count }

    private func stop(_ index: Int) -> CGFloat {
      min(max(0, place(ofLine: stops == .atPages ? pages[index] : index)), maximum)
    }

    /// Returns the distance at which a line comes to rest, or its page.
    func rest(ofLine line: Int) -> CGFloat {
      guard stops == .atPages else { return stop(line) }
      return stop(max(0, pages.indices.partitioningIndex { pages[$0] > line } - 1))
    }

    /// Returns the line that comes to rest nearest to a distance, or nil if an end of the content is as near.
    func line(restingNear distance: CGFloat) -> Int? {
      guard stopCount > 0 else { return nil }
      let index = nearest(to: distance, among: stopCount, stop)
      let gap = abs(stop(index) - distance)
      guard gap < abs(distance), gap < abs(maximum - distance) else { return nil }
      return stops == .atPages ? pages[index] : index
    }

    func isPlace(_ distance: CGFloat) -> Bool {
      let places = [0, maximum] + (line(restingNear: distance).map { [rest(ofLine: $0)] } ?? [])
      return places.contains { abs($0 - distance) <= pixel }
    }

    /// Returns the line that comes to rest nearest to a distance, at an end of the content the first or the last.
    func line(nearest distance: CGFloat) -> Int {
      line(restingNear: distance) ?? (distance < maximum / 2 ? 0 : lines.count - 1)
    }

    /// Returns where scrolling comes to rest that would end at a proposed distance. Speed is away from the beginning.
    func target(of proposed: CGFloat, from present: CGFloat, speed: CGFloat) -> CGFloat {
      guard stopCount > 0 else { return proposed }
      if stops == .atPages, speed != 0 { return page(from: present, isForward: speed > 0) }
      guard proposed > 0, proposed < maximum else { return proposed }
      let near = (0..<stopCount).partitioningIndex { stop($0) >= proposed }
      let ahead = (0..<stopCount).partitioningIndex { stop($0) > present + pixel }
      let distances = [near - 1, near, ahead].filter { 0..<stopCount ~= $0 }.map(stop)
      let reachable = (distances + [0, maximum]).filter {
        speed == 0 || (speed > 0 ? $0 > present + pixel : $0 < present - pixel)
      }
      return reachable.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
    }

    private func page(from present: CGFloat, isForward: Bool) -> CGFloat {
      if isForward {
        let next = pages.indices.partitioningIndex { stop($0) > present + pixel }
        return next < pages.count ? stop(next) : maximum
      }
      let last = pages.indices.partitioningIndex { stop($0) >= present - pixel } - 1
      return last >= 0 ? stop(last) : 0
    }

    func withPages() -> CarouselStops {
      var copy = self
      let available = width - insets.leading - insets.trailing
      var start = 0
      while start < lines.count {
        copy.pages.append(start)
        // The widths of cards are fractions, whose sums are not exact.
        let end = edges(start).start + available + 0.01
        start = ((start + 1)..<lines.count).partitioningIndex { edges($0).end > end }
      }
      return copy
    }

    // MARK: The current card

    func currentLine(at distance: CGFloat) -> Int? {
      guard !lines.isEmpty else { return nil }
      let distance = min(max(0, distance), maximum)
      switch stops {
      case .atPages: return pages[nearest(to: distance, among: pages.count, stop)]
      case .atMiddleCard: return nearest(to: distance, among: lines.count, place)
      case .anywhere, .atCards:
        let line = lines.indices.partitioningIndex { place(ofLine: $0) >= distance - pixel }
        let end = distance + width - insets.trailing + pixel
        if line < lines.count, edges(line).end <= end { return line }
        return nearest(to: distance, among: lines.count, place)
      }
    }

    /// Returns the index of the place that is nearest to a distance, the first of several.
    private func nearest(to distance: CGFloat, among count: Int, _ place: (Int) -> CGFloat) -> Int {
      let next = (0..<count).partitioningIndex { place($0) >= distance }
      guard next > 0 else { return 0 }
      guard next < count, place(next) - distance < distance - place(next - 1) else {
        let last = place(next - 1)
        return (0..<next).partitioningIndex { place($0) >= last }
      }
      return next
    }
  }
#endif

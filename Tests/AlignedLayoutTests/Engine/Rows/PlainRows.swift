@testable import AlignedLayout

/// A plain model of rows, without anything of the engine's: slow, and written to be read.
struct PlainRows {
  struct Photo {
    var ratio: CGFloat
    var insets = Insets.zero
    var beginsLine = false
    var endsLine = false
    var keepsWithNext = false
  }

  var width: CGFloat
  var spacing: CGFloat
  var lineSpacing: CGFloat
  var height: CGFloat
  var least: CGFloat
  var greatest: CGFloat
  var usesMean = false
  var most = Int.max
  var scale: CGFloat = 0
  var photos: [Photo]

  /// The height at which some photos fill a line.
  func fullHeight(_ cells: Range<Int>) -> CGFloat {
    var fixed: CGFloat = 0
    var ratios: CGFloat = 0
    for cell in cells {
      fixed += photos[cell].insets.leading + photos[cell].insets.trailing
      if cell > cells.lowerBound { fixed += spacing }
      ratios += photos[cell].ratio
    }
    return max(0, width - fixed) / ratios
  }

  /// Whether photos may share a row.
  func areAllowed(_ cells: Range<Int>) -> Bool {
    cells.count <= most && fullHeight(cells) > 0 && fullHeight(cells) >= least - 0.001
  }

  func isForced(before cell: Int) -> Bool {
    cell > 0 && (photos[cell - 1].endsLine || photos[cell].beginsLine)
  }

  /// The photos that keep together, photo by photo if they cannot share a row.
  var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for cell in photos.indices {
      let keeps = cell > 0 && photos[cell - 1].keepsWithNext && !isForced(before: cell)
      if keeps, let last = groups.popLast() {
        groups.append(last.lowerBound..<(cell + 1))
      } else {
        groups.append(cell..<(cell + 1))
      }
    }
    return groups
  }

  /// The rows by first fit.
  var firstFit: [Range<Int>] {
    var rows: [Range<Int>] = []
    for group in groups {
      let fits = group.count == 1 || areAllowed(group)
      if let last = rows.last, fits, !isForced(before: group.lowerBound),
        takes(last, last.lowerBound..<group.upperBound)
      {
        rows[rows.count - 1] = last.lowerBound..<group.upperBound
      } else if fits {
        rows.append(group)
      } else {
        var piece = group.lowerBound..<(group.lowerBound + 1)
        for cell in group.dropFirst() {
          if areAllowed(piece.lowerBound..<(cell + 1)) {
            piece = piece.lowerBound..<(cell + 1)
          } else {
            rows.append(piece)
            piece = cell..<(cell + 1)
          }
        }
        rows.append(piece)
      }
    }
    return rows
  }

  /// Whether a row becomes another that is longer.
  private func takes(_ row: Range<Int>, _ longer: Range<Int>) -> Bool {
    guard areAllowed(longer) else { return false }
    let (before, after) = (fullHeight(row), fullHeight(longer))
    return after >= height || before > greatest || height - after < abs(before - height)
  }

  /// The number of photos that a line limit shows before an overflow view, and the full heights of the rows
  /// with that.
  func shown(onRows limit: Int, overflow: CGFloat) -> (visibleCount: Int, heights: [CGFloat]) {
    guard firstFit.count > limit else { return (photos.count, firstFit.map(fullHeight)) }
    let endOfFirstGroup = groups[0].upperBound
    for count in (1..<photos.count).reversed() {
      let divides = photos[count - 1].keepsWithNext && !isForced(before: count)
      guard !divides || count < endOfFirstGroup else { continue }
      var shown = self
      shown.photos = Array(photos.prefix(count)) + [Photo(ratio: overflow)]
      shown.photos[count - 1].keepsWithNext = false
      let rows = shown.firstFit
      if rows.count <= limit { return (count, rows.map(shown.fullHeight)) }
      if count == 1 { return (1, [shown.fullHeight(0..<2)]) }
    }
    return (1, [])
  }

  private func wholePixels(in length: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale + 0.001).rounded(.down) / scale : length
  }

  /// The frames of photos on rows, and the height of all.
  func frames(on rows: [Range<Int>]) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var top: CGFloat = 0
    var heights: [CGFloat] = []
    for (index, row) in rows.enumerated() {
      var limit = greatest
      if index == rows.count - 1 {
        let edges: CGFloat = row.reduce(0) {
          max($0, photos[$1].insets.top + photos[$1].insets.bottom)
        }
        let mean = heights.reduce(0, +) / CGFloat(max(1, heights.count))
        limit = min(limit, usesMean && index > 0 ? max(0, mean - edges) : height)
      }
      let height = min(fullHeight(row), limit)
      let ratios: CGFloat = row.reduce(0) { $0 + photos[$1].ratio }
      var total = ratios * height
      if height < fullHeight(row) { total = wholePixels(in: total) }
      var (due, given, x) = (0, 0, 0) as (CGFloat, CGFloat, CGFloat)
      var lineHeight: CGFloat = 0
      for cell in row {
        let insets = photos[cell].insets
        due += photos[cell].ratio * height
        let end = cell == row.upperBound - 1 ? total : wholePixels(in: due)
        frames.append(
          rect(x + insets.leading, top + insets.top, (end - given) × height))
        x += max(0, insets.leading + (end - given) + insets.trailing) + spacing
        given = end
        lineHeight = max(lineHeight, height + insets.top + insets.bottom)
      }
      heights.append(lineHeight)
      top += lineHeight + lineSpacing
    }
    return (frames, rows.isEmpty ? 0 : max(0, top - lineSpacing))
  }
}

extension PlainRows {
  /// The content that the model describes.
  func content(_ strategy: SectionAttributes.BreakingStrategy = .firstFit) -> TestContent {
    var content = TestContent(
      width: width,
      SectionAttributes(
        breakingStrategy: strategy, maximumCellsPerLine: most,
        sizing: .rows(
          height: height, minimumHeight: least, maximumHeight: greatest,
          lastRowHeight: usesMean ? .mean : .target),
        cellSpacing: spacing, lineSpacing: lineSpacing),
      photos.map { photo in
        .cell(
          photo.ratio × 1,
          CellAttributes(
            beginsLine: photo.beginsLine, endsLine: photo.endsLine,
            keepsWithNext: photo.keepsWithNext, insets: photo.insets))
      })
    content.displayScale = scale
    return content
  }
}

extension SplitMix64 {
  /// Returns random rows of a number of photos that overlap, or are moved out of their rows.
  mutating func overlappingRows(_ count: Int) -> PlainRows {
    var rows = rows(count)
    rows.spacing = CGFloat(Int.random(in: -20...8, using: &self))
    rows.lineSpacing = CGFloat(Int.random(in: -20...8, using: &self))
    for index in rows.photos.indices where happens(onceIn: 3) {
      rows.photos[index].insets = insets(-20...10)
    }
    return rows
  }

  /// Returns random rows of a number of photos.
  mutating func rows(_ count: Int, breaks: Bool = true) -> PlainRows {
    let height = CGFloat(Int.random(in: 20...150, using: &self))
    let photos = (0..<count).map { _ in
      PlainRows.Photo(
        ratio: CGFloat(Float(Int.random(in: 20...400, using: &self)) / 100),
        insets: happens(onceIn: 5)
          ? Insets(
            top: CGFloat(Int.random(in: 0...5, using: &self)), leading: 2, bottom: 1, trailing: 3)
          : .zero,
        beginsLine: breaks && happens(onceIn: 12), endsLine: breaks && happens(onceIn: 12),
        keepsWithNext: breaks && happens(onceIn: 5))
    }
    return PlainRows(
      width: CGFloat(Int.random(in: 50...700, using: &self)),
      spacing: CGFloat(Int.random(in: 0...8, using: &self)),
      lineSpacing: CGFloat(Int.random(in: 0...8, using: &self)), height: height,
      least: pick([0, height / 2, height * 0.9]),
      greatest: height * pick([1, 1.5, 2, 100] as [CGFloat]),
      usesMean: happens(onceIn: 3), most: pick([Int.max, .max, 3, 1]), scale: pick([0, 1, 2, 3]),
      photos: photos)
  }
}

import AlignedLayout

/// Shares a length by weight, as growing cells share the free space of their line.
///
/// - Parameters:
///   - weights: the weights of all cells. Those of 0 get nothing.
///   - most: what each cell can take.
///   - scale: the display scale, or 0 for exact shares.
func plainShares(
  of length: CGFloat, weights: [CGFloat], most: [CGFloat], scale: CGFloat
) -> [CGFloat] {
  var shares = weights.map { _ in CGFloat(0) }
  var open = weights.indices.filter { weights[$0] > 0 }
  var rest = length
  while true {
    let sum = open.map { weights[$0] }.reduce(0, +)
    let full = open.filter { most[$0] <= rest * (weights[$0] / sum) }
    guard !full.isEmpty else { break }
    for index in full { shares[index] = most[index] }
    rest -= full.map { most[$0] }.reduce(0, +)
    open.removeAll(where: full.contains)
  }
  let sum = open.map { weights[$0] }.reduce(0, +)
  var weight: CGFloat = 0
  var given: CGFloat = 0
  for index in open {
    weight += weights[index]
    let due =
      index == open.last ? rest : plainPixels(in: rest * (weight / sum), scale: scale)
    shares[index] = min(most[index], due - given)
    given += shares[index]
  }
  return shares
}

/// Returns the whole pixels in a length, or the length if there are no pixels.
func plainPixels(in length: CGFloat, scale: CGFloat) -> CGFloat {
  scale == 0 ? length : (length * scale + 0.001).rounded(.down) / scale
}

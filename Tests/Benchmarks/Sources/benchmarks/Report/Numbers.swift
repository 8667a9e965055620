/// Formats a number with separated thousands. Fractions below 10 have two decimals, those below 100
/// one.
func text(_ number: Double) -> String {
  let decimals = number.rounded() == number || abs(number) >= 100 ? 0 : abs(number) < 10 ? 2 : 1
  let scale = decimals == 2 ? 100 : decimals == 1 ? 10 : 1
  let scaled = Int((number * Double(scale)).rounded())
  guard scale > 1 else { return grouped(scaled) }
  let fraction = String(abs(scaled) % scale + scale).dropFirst()
  return "\(scaled < 0 ? "-" : "")\(grouped(abs(scaled) / scale)).\(fraction)"
}

/// Formats a ratio; one below 0.1 as a fraction, `1/340`.
func text(ratio: Double) -> String {
  ratio > 0 && ratio < 0.1 ? "1/\(grouped(Int((1 / ratio).rounded())))" : text(ratio)
}

func grouped(_ number: Int) -> String {
  var groups = String(abs(number))
  var index = groups.endIndex
  while let next = groups.index(index, offsetBy: -3, limitedBy: groups.startIndex),
    next > groups.startIndex
  {
    groups.insert(",", at: next)
    index = next
  }
  return number < 0 ? "-\(groups)" : groups
}

import Testing

@testable import AlignedLayout

/// Sizes are the same after they were stored.
@Suite struct StoredSizesTests {
  private typealias ViewSizes = MeasuredSizes.ViewSizes
  private typealias KnownSize = MeasuredSizes.KnownSize

  @Test func `most cells take 32 bytes and a number`() {
    #expect(MemoryLayout<StoredSizes>.stride <= 32)
  }

  @Test func `whatever is stored comes back`() {
    let fault = firstFault(ofSeeds: Seeds(100, usually: 20)) { seed in
      var random = SplitMix64(seed: seed)
      var estimates = StoredSizes.Estimates()
      var stored: [(StoredSizes, ViewSizes)] = []
      for _ in 0..<200 {
        let sizes = random.sizes()
        stored.append((StoredSizes(sizes, &estimates), sizes))
      }
      for (stored, sizes) in stored {
        let restored = ViewSizes(stored, estimates)
        if restored != sizes { return "\(restored), not \(sizes)" }
        for offer in 0...12 {
          let known = stored.knownSize(for: CGFloat(offer))
          if known != sizes.knownSize(for: CGFloat(offer)) { return "other size for \(offer)" }
        }
        var stale = stored
        stale.invalidate()
        var expected = sizes
        expected.known = []
        if ViewSizes(stale, estimates) != expected { return "other estimate of \(sizes)" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `a view measured on a whole line, and once more in its size, is stored as usual`() {
    var estimates = StoredSizes.Estimates()
    for isConfirmed in [false, true] {
      let sizes = ViewSizes(
        known: [
          KnownSize(offeredSpace: 100, spaces: 100...100, size: 100 × 30, isProvisional: false)
        ],
        last: 100 × 30, isFlexible: true, sizeWhenMeasured: 100 × 44,
        sizeWhenConfirmed: isConfirmed ? 100 × 30 : nil)
      let stored = StoredSizes(sizes, &estimates)
      if case .usual = stored { continue }
      Issue.record("not usual")
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func sizes() -> MeasuredSizes.ViewSizes {
    let known = (0..<pick([0, 1, 1, 1, 1, 2, 4])).map { _ in knownSize() }
    let last = known.first?.size ?? size()
    return MeasuredSizes.ViewSizes(
      known: known, last: happens(onceIn: 6) ? size() : last, isFlexible: happens(onceIn: 2),
      sizeWhenMeasured: size(),
      sizeWhenConfirmed: pick([nil, last, size()]))
  }

  private mutating func knownSize() -> MeasuredSizes.KnownSize {
    let (offer, size) = (number(), size())
    let spaces = pick([
      offer...offer, min(offer, size.width)...max(offer, size.width), size.width ... .infinity,
    ])
    return MeasuredSizes.KnownSize(
      offeredSpace: offer, spaces: spaces, size: size, isProvisional: happens(onceIn: 5))
  }

  private mutating func number() -> CGFloat { CGFloat(Int.random(in: 0...12, using: &self)) }
  private mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
}

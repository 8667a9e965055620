import LayoutDrawing

extension Ink {
  /// The edge of a phone.
  static let phone = Ink(0x2B_34_40)
  static let finger = Ink(red: 0x14, green: 0x24, blue: 0x38, alpha: 0x60)

  /// Returns the inks that replace others in dark mode. Those without a choice become as light as they are dark.
  static func darkInks(for inks: Set<Ink>) -> [Ink: Ink] {
    Dictionary(uniqueKeysWithValues: inks.map { ($0, showcaseDark[$0] ?? $0.inverted) })
  }

  /// The ink of the same hue that is as light as this one is dark.
  private var inverted: Ink {
    let components = [red, green, blue].map(Int.init)
    let shift = 255 - components.min()! - components.max()!
    let (red, green, blue) = (
      UInt8(components[0] + shift), UInt8(components[1] + shift), UInt8(components[2] + shift)
    )
    return Ink(red: red, green: green, blue: blue, alpha: alpha)
  }
}

import LayoutDrawing

extension Ink {
  /// The edge of a phone.
  static let phone = Ink(0x2B_34_40)
  static let finger = Ink(red: 0x14, green: 0x24, blue: 0x38, alpha: 0x60)

  /// Returns the inks that replace others in dark mode. Those without a choice become as light as they are dark.
  static func darkInks(for inks: Set<Ink>) -> [Ink: Ink] {
    let chosen = showcaseDark.merging([phone: Ink(0x4A_55_63), finger: Ink(0xE6_ED_F3)]) { $1 }
    return Dictionary(uniqueKeysWithValues: inks.map { ($0, chosen[$0] ?? $0.inverted) })
  }

  /// The ink of the same hue that is as light as this one is dark, and lighter than the dark sheet.
  private var inverted: Ink {
    let components = [red, green, blue].map(Int.init)
    let shift = 255 - components.min()! - components.max()!
    let lifted = components.map { UInt8(26 + ($0 + shift) * 229 / 255) }
    return Ink(red: lifted[0], green: lifted[1], blue: lifted[2], alpha: alpha)
  }
}

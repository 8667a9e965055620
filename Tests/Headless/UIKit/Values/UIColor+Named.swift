/// The colors with fixed components.
extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

/// The colors that depend on the light or dark style.
extension UIColor {
  public class var systemRed: UIColor { adaptive(light: 0xFF3B30, dark: 0xFF453A) }
  public class var systemGreen: UIColor { adaptive(light: 0x34C759, dark: 0x30D158) }
  public class var systemBlue: UIColor { adaptive(light: 0x007AFF, dark: 0x0A84FF) }
  public class var systemOrange: UIColor { adaptive(light: 0xFF9500, dark: 0xFF9F0A) }
  public class var systemYellow: UIColor { adaptive(light: 0xFFCC00, dark: 0xFFD60A) }
  public class var systemPink: UIColor { adaptive(light: 0xFF2D55, dark: 0xFF375F) }
  public class var systemPurple: UIColor { adaptive(light: 0xAF52DE, dark: 0xBF5AF2) }
  public class var systemTeal: UIColor { adaptive(light: 0x30B0C7, dark: 0x40C8E0) }
  public class var systemIndigo: UIColor { adaptive(light: 0x5856D6, dark: 0x5E5CE6) }
  public class var systemBrown: UIColor { adaptive(light: 0xA2845E, dark: 0xAC8E68) }
  public class var systemMint: UIColor { adaptive(light: 0x00C7BE, dark: 0x63E6E2) }
  public class var systemCyan: UIColor { adaptive(light: 0x32ADE6, dark: 0x64D2FF) }
  public class var systemGray: UIColor { adaptive(light: 0x8E8E93, dark: 0x8E8E93) }
  public class var systemGray2: UIColor { adaptive(light: 0xAEAEB2, dark: 0x636366) }
  public class var systemGray3: UIColor { adaptive(light: 0xC7C7CC, dark: 0x48484A) }
  public class var systemGray4: UIColor { adaptive(light: 0xD1D1D6, dark: 0x3A3A3C) }
  public class var systemGray5: UIColor { adaptive(light: 0xE5E5EA, dark: 0x2C2C2E) }
  public class var systemGray6: UIColor { adaptive(light: 0xF2F2F7, dark: 0x1C1C1E) }
  public class var systemBackground: UIColor { adaptive(light: 0xFFFFFF, dark: 0x000000) }
  public class var secondarySystemBackground: UIColor { adaptive(light: 0xF2F2F7, dark: 0x1C1C1E) }
  public class var tertiarySystemBackground: UIColor { adaptive(light: 0xFFFFFF, dark: 0x2C2C2E) }
  public class var systemGroupedBackground: UIColor { adaptive(light: 0xF2F2F7, dark: 0x000000) }
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
  }
  public class var label: UIColor { adaptive(light: 0x000000, dark: 0xFFFFFF) }
  public class var link: UIColor { adaptive(light: 0x007AFF, dark: 0x0984FF) }
  public class var opaqueSeparator: UIColor { adaptive(light: 0xC6C6C8, dark: 0x38383A) }
  public class var secondaryLabel: UIColor {
    adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
  }
  public class var tertiaryLabel: UIColor {
    adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
  }
  public class var quaternaryLabel: UIColor {
    adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.16)
  }
  public class var placeholderText: UIColor {
    adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
  }
  public class var separator: UIColor {
    adaptive(light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
  }
  public class var systemFill: UIColor {
    adaptive(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36)
  }
  public class var secondarySystemFill: UIColor {
    adaptive(light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32)
  }
  public class var tertiarySystemFill: UIColor {
    adaptive(light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24)
  }
  public class var quaternarySystemFill: UIColor {
    adaptive(light: 0x747480, dark: 0x767680, lightAlpha: 0.08, darkAlpha: 0.18)
  }

  private static func adaptive(
    light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1
  ) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(hex: dark, alpha: darkAlpha) : UIColor(hex: light, alpha: lightAlpha)
    }
  }

  private convenience init(hex: UInt32, alpha: CGFloat) {
    func component(shift: UInt32) -> CGFloat {
      CGFloat(hex >> shift & 0xFF) / 255
    }
    self.init(
      red: component(shift: 16), green: component(shift: 8), blue: component(shift: 0),
      alpha: alpha)
  }
}

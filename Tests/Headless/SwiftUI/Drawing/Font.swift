import UIKit

/// A font of a text.
public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    let uiWeight: UIFont.Weight

    public static let ultraLight = Weight(uiWeight: .ultraLight)
    public static let thin = Weight(uiWeight: .thin)
    public static let light = Weight(uiWeight: .light)
    public static let regular = Weight(uiWeight: .regular)
    public static let medium = Weight(uiWeight: .medium)
    public static let semibold = Weight(uiWeight: .semibold)
    public static let bold = Weight(uiWeight: .bold)
    public static let heavy = Weight(uiWeight: .heavy)
    public static let black = Weight(uiWeight: .black)
  }

  /// Has no effect.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private enum Kind: Hashable, Sendable {
    case style(UIFont.TextStyle)
    case size(CGFloat)
  }
  private let kind: Kind
  private var ownWeight: Weight?

  public static let largeTitle = Font(kind: .style(.largeTitle))
  public static let title = Font(kind: .style(.title1))
  public static let title2 = Font(kind: .style(.title2))
  public static let title3 = Font(kind: .style(.title3))
  public static let headline = Font(kind: .style(.headline))
  public static let subheadline = Font(kind: .style(.subheadline))
  public static let body = Font(kind: .style(.body))
  public static let callout = Font(kind: .style(.callout))
  public static let footnote = Font(kind: .style(.footnote))
  public static let caption = Font(kind: .style(.caption1))
  public static let caption2 = Font(kind: .style(.caption2))

  /// A font of a fixed size, whatever text size a person prefers.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(kind: .size(size), ownWeight: weight)
  }

  public func weight(_ weight: Font.Weight) -> Font {
    Font(kind: kind, ownWeight: weight)
  }

  public func bold() -> Font {
    weight(.bold)
  }

  /// The font of UIKit in an environment.
  func uiFont(in environment: EnvironmentValues) -> UIFont {
    let weight = environment.fontWeight ?? ownWeight
    switch kind {
    case .size(let size):
      return .systemFont(ofSize: size, weight: weight?.uiWeight ?? .regular)
    case .style(let style):
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: environment.traits)
      return weight.map { .systemFont(ofSize: font.pointSize, weight: $0.uiWeight) } ?? font
    }
  }
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct FontWeightKey: EnvironmentKey {
  static let defaultValue: Font.Weight? = nil
}

private struct ForegroundKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The color of text and shapes.
  var foreground: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self) { $0.font = font }
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentView(content: self) { $0.fontWeight = weight }
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    EnvironmentView(content: self) { if isActive { $0.fontWeight = .bold } }
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let color = style.drawnColor
    return EnvironmentView(content: self) { $0.foreground = color }
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foreground = color }
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentView(content: self) { $0.multilineTextAlignment = alignment }
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    EnvironmentView(content: self) { $0.lineLimit = number }
  }
}

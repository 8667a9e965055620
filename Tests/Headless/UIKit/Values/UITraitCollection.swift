/// A collection of traits, such as display scale, layout direction and text size. Each trait may be
/// unspecified.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let values: Values

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection from several. Each specified trait overrides that of earlier collections.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: Values()) { $0.overlay($1.values) })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(values: Values(displayScale: scale))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values(layoutDirection: layoutDirection))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Values(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Values(userInterfaceIdiom: idiom))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: Values(legibilityWeight: legibilityWeight))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: Values(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: Values(activeAppearance: activeAppearance))
  }

  /// The number of pixels per point, 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var overlaid = values
    overlaid.overlay(trait.values)
    return overlaid == values
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.userInterfaceLevel != userInterfaceLevel
  }

  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int {
    values.hashValue
  }

  open override var description: String {
    "<UITraitCollection: \(values)>"
  }
}

extension UITraitCollection {
  /// The traits as a value, which makes them comparable and combinable.
  struct Values: Hashable, Sendable {
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    mutating func overlay(_ other: Values) {
      overlay(\.displayScale, of: other)
      overlay(\.layoutDirection, of: other)
      overlay(\.preferredContentSizeCategory, of: other)
      overlay(\.userInterfaceStyle, of: other)
      overlay(\.userInterfaceIdiom, of: other)
      overlay(\.horizontalSizeClass, of: other)
      overlay(\.verticalSizeClass, of: other)
      overlay(\.legibilityWeight, of: other)
      overlay(\.userInterfaceLevel, of: other)
      overlay(\.activeAppearance, of: other)
    }

    private mutating func overlay<Trait: Equatable>(
      _ trait: WritableKeyPath<Values, Trait>, of other: Values
    ) {
      if other[keyPath: trait] != Values()[keyPath: trait] {
        self[keyPath: trait] = other[keyPath: trait]
      }
    }
  }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

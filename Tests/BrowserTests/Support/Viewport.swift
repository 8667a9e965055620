/// What a page is shown on.
struct Viewport: Sendable {
  var width = 1024
  var height = 768
  /// Device pixels in a CSS pixel.
  var scale = 1.0
  var isDark = false
  var reducesMotion = false
  /// Whether there are fingers instead of a mouse, and the page's `meta` element sets the width.
  var isPhone = false

  static let phone = Viewport(width: 390, height: 844, scale: 3, isPhone: true)
}

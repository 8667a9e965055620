import AppKit
import Testing

/// Subviews, and the calls that announce them (evidence: D for `subviews`; I for the order of the calls and
/// for those of a view that is added again).
@MainActor
struct TreeTests {
  private let view = AnnouncedView()
  private let log = Log()
  private let a = AnnouncedView()
  private let b = AnnouncedView()
  private let c = AnnouncedView()

  init() {
    for (name, view) in [("view", view), ("a", a), ("b", b), ("c", c)] {
      view.name = name
      view.log = log
    }
  }

  private var names: [String] {
    view.subviews.compactMap { ($0 as? AnnouncedView)?.name }
  }

  @Test func `views are added in front, or above or below another one`() {
    view.addSubview(a)
    view.addSubview(b)
    view.addSubview(c, positioned: .below, relativeTo: b)
    expectEqual(names, ["a", "c", "b"])
    view.addSubview(b, positioned: .above, relativeTo: a)
    expectEqual(names, ["a", "b", "c"])
  }

  @Test func `without another view they are added in front of all or behind all`() {
    view.subviews = [a, b]
    view.addSubview(c, positioned: .below, relativeTo: nil)
    expectEqual(names, ["c", "a", "b"])
    view.addSubview(c, positioned: .above, relativeTo: nil)
    expectEqual(names, ["a", "b", "c"])
    view.addSubview(a)
    expectEqual(names, ["b", "c", "a"])
  }

  @Test func `a view is announced when it is added, removed and moved to another superview`() {
    view.addSubview(a)
    expectEqual(log.lines, ["a to view", "a moved", "view has a"])
    #expect(a.superview === view && a.nextResponder === view)
    log.lines = []
    b.addSubview(a)
    expectEqual(log.lines, ["a to b", "view loses a", "a moved", "b has a"])
    #expect(view.subviews.isEmpty)
    log.lines = []
    a.removeFromSuperview()
    expectEqual(log.lines, ["a to nothing", "b loses a", "a moved"])
    #expect(a.superview == nil)
  }

  @Test func `new subviews only change the order of those that were there`() {
    view.subviews = [a, b]
    log.lines = []
    view.subviews = [b, a]
    expectEqual(names, ["b", "a"])
    #expect(log.lines.isEmpty)
    view.subviews = [c, b]
    expectEqual(names, ["c", "b"])
    expectEqual(
      log.lines,
      [
        "a to nothing", "view loses a", "a moved", "c to view", "c moved", "view has c",
      ])
  }

  @Test func `views learn of their window`() {
    let window = Self.window()
    view.addSubview(a)
    #expect(a.window == nil)
    window.contentView?.addSubview(view)
    #expect(a.window === window)
    expectEqual(log.lines.filter { $0.contains("window") }, ["view in a window", "a in a window"])
    window.contentView = nil
    #expect(a.window == nil)
  }

  @Test func `the scale of a new screen is announced`() {
    let window = Self.window()
    window.contentView?.addSubview(view)
    log.lines = []
    expectEqual(view.window?.backingScaleFactor, 2)
    Headless.setBackingScaleFactor(1, of: window)
    expectEqual(view.window?.backingScaleFactor, 1)
    Headless.setBackingScaleFactor(1, of: window)
    Headless.changeEffectiveAppearance(of: window)
    expectEqual(log.lines, ["view has another scale", "view has another appearance"])
  }

  @Test func `views have the direction of the app, unless they have their own`() {
    Headless.withUserInterfaceLayoutDirection(.rightToLeft) {
      expectEqual(view.userInterfaceLayoutDirection, .rightToLeft)
      view.userInterfaceLayoutDirection = .leftToRight
      view.addSubview(a)
      expectEqual(view.userInterfaceLayoutDirection, .leftToRight)
      expectEqual(a.userInterfaceLayoutDirection, .rightToLeft)
    }
    expectEqual(a.userInterfaceLayoutDirection, .leftToRight)
  }

  @Test func `views in a view with a layer have layers too`() {
    view.addSubview(a)
    #expect(a.layer == nil)
    view.wantsLayer = true
    #expect(a.layer != nil && !a.wantsLayer)
    a.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    a.alphaValue = 0.5
    a.isHidden = true
    #expect(a.layer?.frame == a.frame && a.layer?.opacity == 0.5 && a.layer?.isHidden == true)
    a.addSubview(b)
    #expect(b.layer != nil)
  }

  @Test func `subviews that are not hidden are accessible, unless others are set`() {
    view.subviews = [a, b]
    a.isHidden = true
    expectEqual(view.accessibilityChildren() as? [NSView], [b])
    view.setAccessibilityChildren([b, a])
    expectEqual(view.accessibilityChildren() as? [NSView], [b, a])
  }

  private static func window() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled],
      backing: .buffered, defer: false)
  }
}

/// A view that logs what it is told.
private final class AnnouncedView: NSView {
  var name = ""
  var log: Log?

  private static func name(of view: NSView?) -> String {
    (view as? AnnouncedView)?.name ?? "nothing"
  }

  override func viewWillMove(toSuperview newSuperview: NSView?) {
    super.viewWillMove(toSuperview: newSuperview)
    log?.lines.append("\(name) to \(Self.name(of: newSuperview))")
  }

  override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    log?.lines.append("\(name) moved")
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    log?.lines.append(window == nil ? "\(name) out of a window" : "\(name) in a window")
  }

  override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    log?.lines.append("\(name) has \(Self.name(of: subview))")
  }

  override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    log?.lines.append("\(name) loses \(Self.name(of: subview))")
  }

  override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    log?.lines.append("\(name) has another scale")
  }

  override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    log?.lines.append("\(name) has another appearance")
  }
}

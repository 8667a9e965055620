#if os(macOS) || APPKIT
  import AlignedLayout
  import AppKit

  /// Returns the content of the window: a row, a card and tags, which follow the width of the window.
  @MainActor
  func makeWindowContent() -> AlignedView {
    func button(_ title: String) -> NSView { NSButton(title: title, target: nil, action: nil) }
    let title = NSTextField(labelWithString: "Drag an edge")
    title.alignment = .center
    let row = AlignedView(
      arrangedSubviews: [button("Left"), title, button("Right")],
      attributes: SectionAttributes(cellAlignment: .center, cellSpacing: 8))
    row[title].attributes = CellAttributes(width: .remaining)
    let tags = AlignedView(
      arrangedSubviews: ["typesetting", "lines", "indentation", "spacing", "updates"].map(button),
      attributes: SectionAttributes(lineAlignment: .center, cellSpacing: 6, lineSpacing: 6))
    let width = CellAttributes(width: .remaining)
    return AlignedView(
      items: [row, ContactCard(frame: .zero), tags].map { AlignedItem($0, attributes: width) },
      attributes: SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 16), padding: Insets(20))
  }

  /// Shows the window. When it is closed, the program ends.
  @MainActor
  func showWindow() {
    let (app, delegate) = (NSApplication.shared, WindowDelegate())
    app.delegate = delegate
    app.setActivationPolicy(.regular)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 460, height: 240),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.title = "AlignedLayout on AppKit"
    window.contentView = makeWindowContent()
    window.center()
    window.makeKeyAndOrderFront(nil)
    app.activate(ignoringOtherApps: true)
    withExtendedLifetime((window, delegate)) { app.run() }
  }

  private final class WindowDelegate: NSObject, NSApplicationDelegate {
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }

  /// A picture, a name and details. One method sizes and places them.
  private final class ContactCard: LayoutPassView {
    private let picture = NSView(frame: .zero)
    private let name = NSTextField(labelWithString: "Ada Lovelace")
    private let details = NSTextField(
      wrappingLabelWithString: "Mathematician, 12 St James’s Square, London")

    override func setUp() {
      for (view, radius) in [(self, 12), (picture, 24)] as [(NSView, CGFloat)] {
        view.wantsLayer = true
        view.layer?.backgroundColor = NSColor.systemBlue.withAlphaComponent(0.2).cgColor
        view.layer?.cornerRadius = radius
      }
      for view in [picture, name, details] { addSubview(view) }
    }

    override func layOut(in pass: LayoutPass) -> CGSize {
      pass.place(picture, in: CGRect(x: 12, y: 12, width: 48, height: 48))
      let (x, width) = (CGFloat(72), pass.width - 84)
      let name = pass.place(name, at: CGPoint(x: x, y: 12), fitting: width)
      let details = pass.place(details, at: CGPoint(x: x, y: name.maxY + 4), fitting: width)
      return CGSize(width: pass.width, height: max(60, details.maxY) + 12)
    }
  }
#endif

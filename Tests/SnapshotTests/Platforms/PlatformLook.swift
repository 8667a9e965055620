import AlignedLayout
import CoreGraphics

#if APPKIT
  import AppKit
  import Pictures

  extension PlatformView {
    /// Returns a text of one line.
    static func text(_ text: String, size: CGFloat) -> PlatformView {
      NSTextField(labelWithString: text).looking(size)
    }

    /// Returns a text that breaks into lines.
    static func paragraph(_ text: String, size: CGFloat) -> PlatformView {
      NSTextField(wrappingLabelWithString: text).looking(size)
    }

    /// The text of the view, if it is one.
    var words: String? { (self as? NSTextField)?.stringValue }

    var visibleSubviews: [PlatformView] { subviews.filter { !$0.isHidden && $0.alphaValue > 0 } }

    func fill(_ ink: Ink, edge: Ink? = nil, cornerRadius: CGFloat = 0) {
      wantsLayer = true
      layer?.fill(ink, edge: edge, cornerRadius: cornerRadius)
    }

    func layOutNow() { layoutSubtreeIfNeeded() }

    /// Reads from right to left, as all views in it: on a Mac each view has a direction of its own.
    func readFromRightToLeft() {
      userInterfaceLayoutDirection = .rightToLeft
      for view in subviews { view.readFromRightToLeft() }
    }
  }

  extension NSTextField {
    fileprivate func looking(_ size: CGFloat) -> NSTextField {
      font = .systemFont(ofSize: size)
      if let color = Ink.caption.cgColor.components {
        textColor = NSColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
      }
      return self
    }
  }
#else
  import LayoutDrawing
  import UIKit

  extension PlatformView {
    /// Returns a text of one line.
    static func text(_ text: String, size: CGFloat) -> PlatformView {
      label(text, size: size, numberOfLines: 1)
    }

    /// Returns a text that breaks into lines.
    static func paragraph(_ text: String, size: CGFloat) -> PlatformView {
      label(text, size: size, numberOfLines: 0)
    }

    private static func label(_ text: String, size: CGFloat, numberOfLines: Int) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size)
      label.textColor = UIColor(.caption)
      label.numberOfLines = numberOfLines
      return label
    }

    /// The text of the view, if it is one.
    var words: String? { (self as? UILabel)?.text }

    var visibleSubviews: [PlatformView] { subviews.filter { !$0.isHidden && $0.alpha > 0 } }

    func fill(_ ink: Ink, edge: Ink? = nil, cornerRadius: CGFloat = 0) {
      // A view gives its layer its own color whenever its traits change.
      backgroundColor = UIColor(ink)
      layer.fill(ink, edge: edge, cornerRadius: cornerRadius)
    }

    func layOutNow() { layoutIfNeeded() }

    /// Reads from right to left, as all views in it, which inherit the trait.
    func readFromRightToLeft() {
      Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), on: self)
    }
  }
#endif

extension CALayer {
  fileprivate func fill(_ ink: Ink, edge: Ink?, cornerRadius: CGFloat) {
    backgroundColor = ink.cgColor
    borderColor = edge?.cgColor
    borderWidth = edge == nil ? 0 : 1
    self.cornerRadius = cornerRadius
  }
}

extension Ink {
  fileprivate var cgColor: CGColor {
    func part(_ component: UInt8) -> CGFloat { CGFloat(component) / 255 }
    return CGColor(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}

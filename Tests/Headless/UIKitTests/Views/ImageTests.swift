import Testing
import UIKit

/// Images, which have only a size, and attributed texts (evidence: D).
@MainActor
struct ImageTests {
  @Test func `an image view is as large as its image`() {
    let view = UIImageView(image: Headless.image(size: CGSize(width: 30, height: 20)))
    #expect(view.bounds.size == CGSize(width: 30, height: 20) && !view.isUserInteractionEnabled)
    expectEqual(view.intrinsicContentSize, view.bounds.size)
    view.image = nil
    expectEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    view.highlightedImage = Headless.image(size: CGSize(width: 5, height: 5))
    view.isHighlighted = true
    view.sizeToFit()
    expectEqual(view.bounds.size, CGSize(width: 5, height: 5))
  }

  @Test func `an image keeps its size in another rendering mode, and files have none`() {
    let image = Headless.image(size: CGSize(width: 30, height: 20))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.size == image.size && template.renderingMode == .alwaysTemplate)
    #expect(UIImage().size == .zero && UIImage(named: "a") == nil)
    #expect(UIImage(systemName: "star") == nil)
  }

  @Test func `an attributed text has the size of its first font, until a text replaces it`() {
    let (label, plain) = (UILabel(), UILabel())
    plain.font = .systemFont(ofSize: 30)
    plain.text = "text"
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.text == "text" && label.intrinsicContentSize == plain.intrinsicContentSize)
    label.text = "text"
    #expect(label.intrinsicContentSize.height < plain.intrinsicContentSize.height)
    expectEqual(label.attributedText?.string, "text")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }
}

import Testing
import UIKit

/// Views can be archived and decoded, so that tests reach `init?(coder:)` (evidence: D).
@MainActor
struct CodingTests {
  private func decoded<View: UIView>(_ view: View) throws -> View {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(view, forKey: "root")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: "root") as? View)
  }

  @Test func `a decoded view has its frame and appearance`() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.tag = 7
    view.isHidden = true
    view.alpha = 0.5
    view.autoresizingMask = [.flexibleWidth]
    view.semanticContentAttribute = .forceRightToLeft
    let copy = try decoded(view)
    #expect(copy.frame == view.frame && copy.bounds == view.bounds)
    #expect(copy.tag == 7 && copy.isHidden && copy.alpha == 0.5)
    expectEqual(copy.autoresizingMask, [.flexibleWidth])
    expectEqual(copy.semanticContentAttribute, .forceRightToLeft)
  }

  @Test func `a decoded tree has its classes`() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "text"
    label.numberOfLines = 3
    view.addSubview(UIView())
    view.addSubview(label)
    let copy = try decoded(view)
    expectEqual(copy.subviews.count, 2)
    let decodedLabel = copy.subviews.last as? UILabel
    #expect(decodedLabel?.text == "text" && decodedLabel?.numberOfLines == 3)
    #expect(decodedLabel?.frame == label.frame && decodedLabel?.superview === copy)
  }

  @Test func `a subclass is decoded by its own initializer`() throws {
    #expect(try decoded(CodedView(frame: .zero)).isDecoded)
  }

  @Test func `geometry values are coded by key`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGPoint(x: 5, y: 6), forKey: "point")
    archiver.encode(CGSize(width: 7, height: 8), forKey: "size")
    archiver.encode(CGRect(x: 5, y: 6, width: 7, height: 8), forKey: "rect")
    archiver.encode(insets, forKey: "insets")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(unarchiver.decodeCGPoint(forKey: "point"), CGPoint(x: 5, y: 6))
    expectEqual(unarchiver.decodeCGSize(forKey: "size"), CGSize(width: 7, height: 8))
    expectEqual(unarchiver.decodeCGRect(forKey: "rect"), CGRect(x: 5, y: 6, width: 7, height: 8))
    expectEqual(unarchiver.decodeUIEdgeInsets(forKey: "insets"), insets)
  }

  @Test func `an empty coder decodes an empty view`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expectEqual(UIView(coder: unarchiver)?.frame, .zero)
  }
}

/// A view that knows whether it was decoded. Not private: unarchiving finds the class by its name.
final class CodedView: UIView {
  let isDecoded: Bool

  override init(frame: CGRect) {
    isDecoded = false
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    isDecoded = true
    super.init(coder: coder)
  }
}

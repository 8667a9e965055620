#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  final class ContactView: LayoutPassView {
    let picture = UIImageView()
    let name = UILabel()

    override func layOut(in pass: LayoutPass) -> CGSize {
      let picture = pass.place(picture, at: CGPoint(x: 10, y: 10), fitting: 40)
      let left = picture.maxX + 10
      let name = pass.place(
        name, at: CGPoint(x: left, y: 10), fitting: pass.width - left - 10)
      return CGSize(width: pass.width, height: max(picture.maxY, name.maxY) + 10)
    }
  }

  final class PersonView: LayoutPassView {
    let picture = UIImageView()
    let name = UILabel()
    let details = UILabel()

    override func layOut(in pass: LayoutPass) -> CGSize {
      let picture = pass.place(picture, at: CGPoint(x: 10, y: 10), fitting: 60)
      let left = picture.maxX + 10
      let width = pass.width - left - 10
      let name = pass.place(name, at: CGPoint(x: left, y: 10), fitting: width)
      let details = pass.place(
        details, at: CGPoint(x: left, y: name.maxY + 4), fitting: width)
      return CGSize(width: pass.width, height: max(picture.maxY, details.maxY) + 10)
    }
  }

  /// Items and views that size and place in one closure, and views that are drawn behind lines.
  @MainActor
  enum PassExamples {
    static func items(_ picture: UIView, _ name: UIView, _ title: UIView, _ badge: UIView) {
      let contact = AlignedItem { pass in
        let picture = pass.place(picture, at: CGPoint(x: 0, y: 0), fitting: 40)
        let name = pass.place(
          name, at: CGPoint(x: picture.maxX + 8, y: 0), fitting: pass.width - picture.maxX - 8)
        return CGSize(width: name.maxX, height: max(picture.maxY, name.maxY))
      }
      let header = AlignedItem { pass in
        let title = pass.place(title, at: CGPoint(x: 0, y: 0), fitting: pass.width - 60)
        let rest = CGRect(x: title.maxX, y: 0, width: 60, height: title.height)
        pass.place(badge, within: rest, at: .trailing)
        return CGSize(width: title.width + 60, height: title.height)
      }
      print(AlignedView(items: [contact, header]))
    }

    static func separated(_ tags: AlignedView) {
      tags.attributes = SectionAttributes(lineSeparator: .init(kind: "hairline"))
      tags.decorationView = { _ in Hairline() }
    }

    static func decorated(_ tags: AlignedView) {
      tags.attributes = SectionAttributes(
        backgrounds: [.init(kind: "card", insets: Insets(-8))],
        lineSeparator: .init(kind: "hairline"))
      tags.decorationView = { kind in kind == "card" ? Card() : Hairline() }
    }

    private final class Card: UIView {}
    private final class Hairline: UIView {}
  }
#endif

#if canImport(UIKit) && canImport(DeveloperToolsSupport)
  @available(iOS 17, *)
  #Preview("Tags") {
    AlignedView(
      arrangedSubviews: ["one", "two"].map { text in
        let label = UILabel()
        label.text = text
        return label
      })
  }
#endif

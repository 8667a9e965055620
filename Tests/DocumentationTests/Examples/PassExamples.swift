#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  final class ContactView: LayoutPassView {
    let picture = UIImageView()
    let name = UILabel()

    override func setUp() {
      addSubview(picture)
      addSubview(name)
    }

    override func layOut(in pass: LayoutPass) -> CGSize {
      pass.place(picture, in: CGRect(x: 10, y: 10, width: 40, height: 40))
      let name = pass.place(
        name, at: CGPoint(x: 60, y: 10), fitting: pass.width - 70)
      return CGSize(width: pass.width, height: max(50, name.maxY) + 10)
    }
  }

  /// Items and views that size and place in one closure, and views that are drawn behind lines.
  @MainActor
  enum PassExamples {
    static func items(_ picture: UIView, _ name: UIView, _ title: UIView, _ badge: UIView) {
      let contact = AlignedItem { pass in
        pass.place(picture, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        let name = pass.place(name, at: CGPoint(x: 48, y: 0), fitting: pass.width - 48)
        return CGSize(width: name.maxX, height: max(40, name.maxY))
      }
      let header = AlignedItem { pass in
        let title = pass.place(title, at: CGPoint(x: 0, y: 0), fitting: pass.width - 60)
        let rest = CGRect(x: title.maxX, y: 0, width: 60, height: title.height)
        pass.place(badge, within: rest, at: .trailing)
        return CGSize(width: title.width + 60, height: title.height)
      }
      print(AlignedView(items: [contact, header]))
    }

    static func textAndImage(_ row: AlignedView, _ image: UIImage) {
      row.items = [AlignedItem("Wi-Fi"), AlignedItem(image)]
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

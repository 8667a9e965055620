import LayoutDrawing
import UIKit

/// Several collection views on one picture.
struct Showcase: Sendable {
  /// A collection view, and a line of text above it.
  struct Panel: Sendable {
    let caption: String
    let origin: CGPoint
    let scenario: ViewScenario
  }

  let name: String
  let title: String
  let size: CGSize
  let panels: [Panel]

  /// The views on one picture, and the text of each.
  @MainActor
  var snapshot: Snapshot {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stages = panels.map { panel in
      let stage = ScenarioStage(panel.scenario, in: window, at: panel.origin)
      stage.view.layer.cornerRadius = 12
      stage.view.layer.borderWidth = 1
      stage.view.layer.borderColor = UIColor(.sheetEdge).cgColor
      let label = UILabel(
        frame: CGRect(
          x: panel.origin.x + 2, y: panel.origin.y - 26, width: panel.scenario.size.width - 4,
          height: 22))
      label.font = .systemFont(ofSize: 12)
      label.textColor = UIColor(.note)
      label.text = panel.caption
      window.addSubview(label)
      return stage
    }
    window.isHidden = false
    window.backgroundColor = UIColor(.margin)
    window.layer.cornerRadius = 16
    let texts = zip(panels, stages).map { $0.scenario.text(of: $1) }
    return Snapshot(
      name: Snapshot.Name(description: name),
      text: ([title] + texts).joined(separator: "\n\n"),
      svg: Picture(of: window, background: nil).svg(
        title: title, description: panels.map(\.scenario.content.title).joined(separator: " "),
        darkInks: Ink.showcaseDark))
  }
}

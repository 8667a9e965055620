import AlignedLayout
import LayoutDrawing
import UIKit

extension ViewScenario {
  /// The scenario's views as text and as a picture. Frames come from the views and not from the
  /// engine, offered spaces from calls of the delegate.
  @MainActor
  var snapshot: Snapshot {
    let stage = ScenarioStage(self)
    let picture = Picture(of: stage.view)
    let screen = CGRect(origin: .zero, size: picture.size)
    return Snapshot(
      name: Snapshot.Name(description: content.name), text: text(of: stage),
      svg: picture.framed(sheet: screen, isScreen: true).with(stage.baselines)
        .svg(title: content.title, description: description(of: stage), darkInks: Ink.showcaseDark))
  }

  /// Returns the input, a drawing in characters, and the frames of views.
  @MainActor
  func text(of stage: ScenarioStage) -> String {
    let drawing = Picture(of: stage.view).withOutline.text()
    let text =
      [content.title, "", surroundings] + content.input.dropFirst()
      + ["", "1 character = 5 × 10 points"] + [drawing] + transcript(of: stage)
    return text.joined(separator: "\n") + "\n"
  }

  /// Returns sentences for readers who cannot see the picture.
  @MainActor
  private func description(of stage: ScenarioStage) -> String {
    let paths = content.sections.indices.flatMap { section in
      content.sections[section].cells.indices.map { IndexPath(item: $0, section: section) }
    }
    let captions = paths.filter {
      stage.view.cellForItem(at: $0)?.frame.meets(stage.view.bounds) == true
    }.map {
      content.sections[$0.section].cells[$0.item].caption ?? stage.source.letter(of: $0)
    }
    let sentence = "A \(surroundings.replacing(" · ", with: ", "))."
    return "\(sentence) Visible cells: \(captions.joined(separator: ", "))."
  }

  private var surroundings: String {
    var parts = ["collection view \(size.words)"]
    if content.direction == .rightToLeft { parts.append("right to left") }
    if content.contentInsets != .zero {
      parts.append("layout's content insets \(content.contentInsets.words)")
    }
    if content.sectionSpacing != 0 {
      parts.append("section spacing \(content.sectionSpacing.words)")
    }
    if contentInset != .zero {
      parts.append("content inset \(Insets(contentInset, direction: .leftToRight).words)")
    }
    parts.append("headers\(pinsSectionFooters ? " and footers" : "") pinned")
    if offset != 0 { parts.append("scrolled by \(offset.words)") }
    return parts.joined(separator: " · ")
  }

  @MainActor
  private func transcript(of stage: ScenarioStage) -> [String] {
    var table = Table()
    for section in content.sections.indices {
      let path = IndexPath(item: 0, section: section)
      if let header = stage.shownView(UICollectionView.elementKindSectionHeader, path) {
        table.append("header \(section)", frame: header.frame, "")
      }
      for item in content.sections[section].cells.indices {
        let path = IndexPath(item: item, section: section)
        let offered = words(offered: stage.source.offers[path] ?? [])
        let place = "\(stage.source.letter(of: path)) \(section).\(item)"
        if let cell = stage.view.cellForItem(at: path), cell.frame.meets(stage.view.bounds) {
          table.append(place, frame: cell.frame, offered)
        } else {
          let isHidden = stage.view.layoutAttributesForItem(at: path)?.isHidden == true
          table.append(place, offered, isHidden ? "hidden" : "outside the bounds")
        }
      }
      if let more = stage.shownView(CollectionViewAlignedLayout.elementKindOverflow, path) {
        let caption = (more as? MoreView)?.label.text ?? ""
        table.append("overflow \(section)", frame: more.frame, "“\(caption)”")
      }
      if let footer = stage.shownView(UICollectionView.elementKindSectionFooter, path) {
        table.append("footer \(section)", frame: footer.frame, "")
      }
    }
    return table.lines + [
      "content \(stage.view.contentSize.words)",
      "bounds \(stage.view.bounds.minX.words), \(stage.view.bounds.minY.words)"
        + "  \(stage.view.bounds.size.words)",
    ]
  }
}

extension ScenarioStage {
  /// The baselines of the words, one for each line. Those of one line differ by less than a pixel.
  var baselines: [DrawnBaseline] {
    let heights = view.visibleCells.compactMap { $0 as? WordCell }.map {
      $0.frame.minY + $0.baseline - view.bounds.minY
    }
    return heights.sorted(by: >).reduce(into: []) { baselines, y in
      if let last = baselines.last, last.y - y < 1 { return }
      baselines.append(DrawnBaseline(section: 0, line: 0, y: y))
    }
  }

  func shownView(_ kind: String, _ path: IndexPath) -> UIView? {
    view.supplementaryView(forElementKind: kind, at: path).flatMap {
      $0.frame.meets(view.bounds) ? $0 : nil
    }
  }
}

extension CGRect {
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

import LayoutDrawing

/// An HTML page with rows of pictures, in one file.
package struct PicturePage {
  /// A picture with its caption.
  package struct Figure {
    let caption: String
    /// A Boolean value that is true for the view as the playground's page made it.
    let isLiveView: Bool
    let picture: Picture

    package init(caption: String, isLiveView: Bool = false, picture: Picture) {
      self.caption = caption
      self.isLiveView = isLiveView
      self.picture = picture
    }
  }

  /// Pictures to compare with each other.
  package struct Row {
    let title: String
    let figures: [Figure]

    package init(title: String, figures: [Figure]) {
      self.title = title
      self.figures = figures
    }
  }

  /// What the pictures show, as a sentence or two without markup.
  let introduction: String
  let rows: [Row]

  package init(introduction: String, rows: [Row]) {
    self.introduction = introduction
    self.rows = rows
  }

  /// The picture of the view as the playground's page made it, if the page has one.
  var liveView: Picture? {
    rows.flatMap(\.figures).first(where: \.isLiveView)?.picture
  }

  /// Writes the pictures into files, and prints the paths.
  package func present() {
    PictureFile.page.write(html)
    if let liveView {
      PictureFile.liveView.write(liveView.svg())
      print(liveView.text())
      print("Picture of the live view: \(PictureFile.liveView.path)")
    }
    print("Page with all pictures, for a browser: \(PictureFile.page.path)")
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>AlignedLayout playground</title>
    <style>
    :root { color-scheme: light; }
    body { margin: 0 auto; max-width: 1440px; padding: 32px; background: #eceff3; color: #1c2430;
      font: 16px/1.5 Helvetica, Arial, sans-serif; }
    h1 { margin: 0; font-size: 28px; }
    h2 { margin: 32px 0 12px; font-size: 19px; }
    p { margin: 4px 0 0; color: #4a5565; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px; }
    figure { margin: 0; max-width: 100%; }
    figcaption { margin-top: 8px; color: #4a5565; font-size: 14px; text-align: center; }
    svg { display: block; }
    .screen { border-radius: 12px; overflow: hidden; max-width: 100%;
      box-shadow: 0 0 0 1px #c3cad4, 0 6px 18px rgb(28 36 48 / 14%); }
    .screen > svg { max-width: 100%; height: auto; }
    </style>
    </head>
    <body>
    <h1>AlignedLayout playground</h1>
    <p>\(introduction)</p>
    \(rows.map(section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func section(_ row: Row) -> String {
    """
    <h2>\(row.title)</h2>
    <div class="row">
    \(row.figures.map(figure).joined(separator: "\n"))
    </div>
    """
  }

  private func figure(_ figure: Figure) -> String {
    let caption = figure.caption + (figure.isLiveView ? ", the live view" : "")
    return """
      <figure>
      <div class="screen">
      \(figure.picture.svg(title: caption))</div>
      <figcaption>\(caption)</figcaption>
      </figure>
      """
  }
}

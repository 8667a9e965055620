import Testing
import UIKit

/// The metrics of the system font, and the widths of labels. Evidence M: recorded on the simulator of an iPhone
/// with iOS 26.1, at scale 3.
@MainActor
struct LabelRecordTests {
  /// A font and its metrics, nil where they were not recorded.
  struct Record: Sendable {
    let size: CGFloat
    var isBold = false
    let lineHeight: CGFloat
    var ascender: CGFloat?
    var descender: CGFloat?
    var capHeight: CGFloat?
    var xHeight: CGFloat?
  }

  nonisolated static let texts = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  @Test(arguments: [
    Record(
      size: 8, lineHeight: 9.546875, ascender: 7.6171875, descender: -1.9296875,
      capHeight: 5.63671875, xHeight: 4.2109375),
    Record(
      size: 15, lineHeight: 17.900390625, ascender: 14.2822265625, descender: -3.6181640625,
      capHeight: 10.56884765625, xHeight: 7.8955078125),
    Record(size: 15, isBold: true, lineHeight: 17.900390625),
  ])
  func `the system font has the recorded metrics, up to a hundredth of a point`(record: Record) {
    let font = UIFont.systemFont(ofSize: record.size, weight: record.isBold ? .bold : .regular)
    for (actual, recorded) in [
      (font.lineHeight, record.lineHeight), (font.ascender, record.ascender),
      (font.descender, record.descender), (font.capHeight, record.capHeight),
      (font.xHeight, record.xHeight),
    ] {
      if let recorded { #expect(abs(actual - recorded) < 0.01) }
    }
  }

  /// Recorded are, for example, 50.667 for a text of 50.453, 42 for 41.957, and 63.333 for 63.016.
  @Test(arguments: texts)
  func `a label is as wide as its text, rounded up to a pixel`(text: String) {
    Headless.withScreenTraits(UITraitCollection(displayScale: 3)) {
      for font in [
        UIFont.systemFont(ofSize: 8), .systemFont(ofSize: 15), .boldSystemFont(ofSize: 15),
      ] {
        let label = UILabel()
        label.font = font
        label.text = text
        let pixels = (font.advance(of: text) * 3).rounded(.up)
        expectEqual(label.intrinsicContentSize.width, pixels / 3)
      }
    }
  }

  @Test(arguments: [
    (UIFont.systemFont(ofSize: 8), [50.667, 76, 42, 20, 177, 63.333]),
    (.systemFont(ofSize: 15), [88.667, 132.333, 72, 31.667, 305.667, 112.667]),
    (.boldSystemFont(ofSize: 15), [95.333, 139.333, 77.667, 37.333, 324.333, 117]),
  ])
  func `labels have the recorded widths, up to two hundredths of them`(
    font: UIFont, widths: [CGFloat]
  ) {
    Headless.withScreenTraits(UITraitCollection(displayScale: 3)) {
      for (text, width) in zip(Self.texts, widths) {
        let label = UILabel()
        label.font = font
        label.text = text
        #expect(abs(label.intrinsicContentSize.width - width) < width / 50, "\(text)")
      }
    }
  }
}

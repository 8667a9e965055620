import Testing
import UIKit

/// The frames that UIKit's flow layout gave to a configuration.
struct FlowRecord: Sendable, CustomTestStringConvertible {
  let name: String
  let bounds: [CGFloat]
  let counts: [Int]
  let itemSize: [CGFloat]
  /// The minimum spacing of lines, and of items.
  let spacings: [CGFloat]
  /// Top, left, bottom, right.
  var insets: [CGFloat] = [0, 0, 0, 0]
  var isHorizontal = false
  var header: [CGFloat] = [0, 0]
  var footer: [CGFloat] = [0, 0]
  /// The sizes that a delegate gives to the items of each section.
  var sizes: [[[CGFloat]]]?
  /// Section, item, x, y, width and height.
  let items: [[CGFloat]]
  /// Section, x, y, width and height, or the section alone where there are no attributes.
  var headers: [[CGFloat]] = []
  var footers: [[CGFloat]] = []
  /// Nil where a length was not recorded.
  var contentSize: [CGFloat?] = [nil, nil]

  var testDescription: String { name }
}

extension FlowRecord {
  /// Recorded on iOS 26.1, Mac Catalyst, at scale 2, without a window and without adjusted insets.
  ///
  /// Whether a last line is spread because its own items or those of its section have one size, no record
  /// tells. Of positions between pixels, a quarter and thirds of a point are known.
  static let all: [FlowRecord] = [
    FlowRecord(
      name: "full lines are spread, a last line stands in their columns",
      bounds: [375, 400], counts: [7], itemSize: [100, 60],
      spacings: [10, 10],
      items: [
        [0, 0, 0, 0, 100, 60], [0, 1, 137.5, 0, 100, 60], [0, 2, 275, 0, 100, 60],
        [0, 3, 0, 70, 100, 60], [0, 5, 275, 70, 100, 60], [0, 6, 0, 140, 100, 60],
      ],
      contentSize: [nil, 200]),
    FlowRecord(
      name: "insets narrow the lines",
      bounds: [375, 400], counts: [7], itemSize: [100, 60],
      spacings: [10, 10], insets: [8, 16, 8, 16],
      items: [
        [0, 0, 16, 8, 100, 60], [0, 1, 137.5, 8, 100, 60], [0, 2, 259, 8, 100, 60],
        [0, 6, 16, 148, 100, 60],
      ],
      contentSize: [nil, 216]),
    FlowRecord(
      name: "items that fit exactly",
      bounds: [375, 400], counts: [5], itemSize: [115, 50],
      spacings: [12, 15],
      items: [
        [0, 0, 0, 0, 115, 50], [0, 1, 130, 0, 115, 50], [0, 2, 260, 0, 115, 50],
        [0, 3, 0, 62, 115, 50], [0, 4, 130, 62, 115, 50],
      ],
      contentSize: [nil, 112]),
    FlowRecord(
      name: "headers, footers, and origins between pixels",
      bounds: [375, 400], counts: [3, 2], itemSize: [80, 40],
      spacings: [10, 10], insets: [4, 12, 6, 12], header: [0, 30], footer: [0, 20],
      items: [
        [0, 0, 12, 34, 80, 40], [0, 1, 102.5, 34, 80, 40], [0, 2, 192.5, 34, 80, 40],
        [1, 0, 12, 134, 80, 40], [1, 1, 102.5, 134, 80, 40],
      ],
      headers: [[0, 0, 0, 375, 30], [1, 0, 100, 375, 30]],
      footers: [[0, 0, 80, 375, 20], [1, 0, 180, 375, 20]],
      contentSize: [nil, 200]),
    FlowRecord(
      name: "lines of a layout that scrolls sideways",
      bounds: [375, 220], counts: [7], itemSize: [90, 70],
      spacings: [10, 10], insets: [8, 12, 8, 12], isHorizontal: true,
      items: [
        [0, 0, 12, 8, 90, 70], [0, 1, 12, 142, 90, 70], [0, 2, 112, 8, 90, 70],
        [0, 5, 212, 142, 90, 70], [0, 6, 312, 8, 90, 70],
      ],
      contentSize: [414, 220]),
    FlowRecord(
      name: "headers and footers of a layout that scrolls sideways",
      bounds: [375, 200], counts: [3, 2], itemSize: [90, 70],
      spacings: [10, 10], insets: [8, 12, 8, 12], isHorizontal: true, header: [40, 0],
      footer: [20, 0],
      items: [
        [0, 0, 52, 8, 90, 70], [0, 1, 52, 122, 90, 70], [0, 2, 152, 8, 90, 70],
        [1, 0, 326, 8, 90, 70], [1, 1, 326, 122, 90, 70],
      ],
      headers: [[0, 0, 0, 40, 200], [1, 274, 0, 40, 200]],
      footers: [[0, 254, 0, 20, 200], [1, 428, 0, 20, 200]],
      contentSize: [448, nil]),
    FlowRecord(
      name: "items wider than their line",
      bounds: [200, 300], counts: [3], itemSize: [250, 40],
      spacings: [6, 6],
      items: [
        [0, 0, -25, 0, 250, 40], [0, 1, -25, 46, 250, 40], [0, 2, -25, 92, 250, 40],
      ],
      contentSize: [nil, 132]),
    FlowRecord(
      name: "a column of its own",
      bounds: [200, 300], counts: [2], itemSize: [150, 40],
      spacings: [6, 10],
      items: [
        [0, 0, 25, 0, 150, 40], [0, 1, 25, 46, 150, 40],
      ]),
    FlowRecord(
      name: "a single line with room left",
      bounds: [375, 300], counts: [4], itemSize: [50, 50],
      spacings: [10, 10],
      items: [
        [0, 0, 0, 0, 50, 50], [0, 1, 65, 0, 50, 50], [0, 2, 130, 0, 50, 50],
        [0, 3, 195, 0, 50, 50],
      ]),
    FlowRecord(
      name: "one item where two fit",
      bounds: [200, 300], counts: [1], itemSize: [90, 40],
      spacings: [6, 10],
      items: [
        [0, 0, 0, 0, 90, 40]
      ]),
    FlowRecord(
      name: "a header without height",
      bounds: [375, 300], counts: [2], itemSize: [80, 40],
      spacings: [10, 10], header: [0, 0], footer: [0, 12],
      items: [
        [0, 0, 0, 0, 80, 40], [0, 1, 98.5, 0, 80, 40],
      ],
      headers: [[0]],
      footers: [[0, 0, 40, 375, 12]],
      contentSize: [nil, 52]),
    FlowRecord(
      name: "sizes between pixels",
      bounds: [375, 300], counts: [6], itemSize: [111.5, 44.25],
      spacings: [8, 7], insets: [5, 9, 5, 9],
      items: [
        [0, 0, 9, 5, 111.5, 44.25], [0, 1, 132, 5, 111.5, 44.25], [0, 2, 254.5, 5, 111.5, 44.25],
        [0, 3, 9, 57.5, 111.5, 44.25], [0, 5, 254.5, 57.5, 111.5, 44.25],
      ],
      contentSize: [nil, 106.5]),
    FlowRecord(
      name: "an empty section",
      bounds: [375, 300], counts: [1, 0, 1], itemSize: [80, 40],
      spacings: [10, 10], insets: [4, 12, 6, 12], header: [0, 30], footer: [0, 20],
      items: [
        [2, 0, 12, 194, 80, 40]
      ],
      headers: [[1, 0, 100, 375, 30], [2, 0, 160, 375, 30]],
      footers: [[1, 0, 140, 375, 20]],
      contentSize: [nil, 260]),
    FlowRecord(
      name: "sizes that differ",
      bounds: [375, 400], counts: [6], itemSize: [50, 50],
      spacings: [10, 8], insets: [5, 10, 5, 10],
      sizes: [[[120, 40], [100, 55], [90, 40], [200, 30], [60, 40], [150, 40]]],
      items: [
        [0, 0, 10, 12.5, 120, 40], [0, 1, 152.5, 5, 100, 55], [0, 2, 275, 12.5, 90, 40],
        [0, 3, 10, 75, 200, 30], [0, 4, 305, 70, 60, 40], [0, 5, 10, 120, 150, 40],
      ],
      contentSize: [nil, 165]),
    FlowRecord(
      name: "a last line with one item that is taller",
      bounds: [375, 400], counts: [4], itemSize: [50, 50],
      spacings: [10, 10],
      sizes: [[[80, 40], [80, 90], [80, 40], [80, 40]]],
      items: [
        [0, 0, 0, 25, 80, 40], [0, 1, 90, 0, 80, 90], [0, 2, 180, 25, 80, 40],
        [0, 3, 270, 25, 80, 40],
      ],
      contentSize: [nil, 90]),
    FlowRecord(
      name: "a last line of different widths",
      bounds: [375, 300], counts: [3], itemSize: [80, 40],
      spacings: [10, 10],
      sizes: [[[80, 40], [100, 40], [60, 40]]],
      items: [
        [0, 0, 0, 0, 80, 40], [0, 1, 90, 0, 100, 40], [0, 2, 200, 0, 60, 40],
      ]),
    FlowRecord(
      name: "a last line whose delegate gives one size, unlike the property",
      bounds: [375, 300], counts: [4], itemSize: [50, 50],
      spacings: [10, 10],
      sizes: [[[80, 40], [80, 40], [80, 40], [80, 40]]],
      items: [
        [0, 0, 0, 0, 80, 40], [0, 1, 98.5, 0, 80, 40], [0, 2, 196.5, 0, 80, 40],
        [0, 3, 295, 0, 80, 40],
      ]),
    FlowRecord(
      name: "a last line of the property's size",
      bounds: [375, 300], counts: [4], itemSize: [80, 40],
      spacings: [10, 10],
      items: [
        [0, 0, 0, 0, 80, 40], [0, 1, 98.5, 0, 80, 40], [0, 2, 196.5, 0, 80, 40],
        [0, 3, 295, 0, 80, 40],
      ]),
    FlowRecord(
      name: "a full line with one item that is taller",
      bounds: [375, 300], counts: [5], itemSize: [80, 40],
      spacings: [10, 10],
      sizes: [[[80, 40], [80, 90], [80, 40], [80, 40], [80, 40]]],
      items: [
        [0, 0, 0, 25, 80, 40], [0, 1, 98.5, 0, 80, 90], [0, 3, 295, 25, 80, 40],
        [0, 4, 0, 100, 80, 40],
      ],
      contentSize: [nil, 140]),
    FlowRecord(
      name: "two sections, one of different sizes",
      bounds: [375, 400], counts: [3, 3], itemSize: [80, 40],
      spacings: [10, 10],
      sizes: [[[80, 40], [80, 40], [80, 40]], [[80, 40], [80, 90], [80, 40]]],
      items: [
        [0, 1, 98.5, 0, 80, 40], [0, 2, 196.5, 0, 80, 40], [1, 0, 0, 65, 80, 40],
        [1, 1, 90, 40, 80, 90], [1, 2, 180, 65, 80, 40],
      ],
      contentSize: [nil, 130]),
  ]
}

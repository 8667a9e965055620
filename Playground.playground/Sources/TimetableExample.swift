import AlignedLayout
import AlignedList
import UIKit

/// A timetable: the hours of a day pin while their departures scroll, below a header that pins, too.
///
/// Each hour is a cell that is alone on its line. A background stands behind the departures of each hour.
public final class TimetableExample: ListExample {
  public override init() {}

  @ListBuilder override var sections: [ListSection] {
    ListHeader(.pins) { Title("Departures", height: 44) }

    ListSection("today") {
      for hour in 6..<24 {
        Title("\(hour) o’clock")
          .id(hour)
          .cellAttributes(CellAttributes(beginsLine: true, endsLine: true, pins: true))
        for departure in Self.departures(in: hour) {
          Words(departure, .chip(Shade.all[hour % Shade.all.count]))
        }
      }
    }
    .attributes(SectionAttributes(cellSpacing: 8, lineSpacing: 8))
  }

  override func setUp(_ list: CollectionViewAlignedList) {
    list.layout.contentInsets = Insets(top: 8, bottom: 16)
  }

  private static func departures(in hour: Int) -> [String] {
    stride(from: hour * 7 % 13, to: 60, by: 9 + hour % 5).map { minute in
      "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
  }
}

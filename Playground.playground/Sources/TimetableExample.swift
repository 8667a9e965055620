import AlignedLayout
import AlignedList
import UIKit

/// A timetable: the hours of a day pin while their departures scroll, below a header that pins, too.
///
/// Each hour is a cell that is alone on its line.
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
    .attributes(SectionAttributes(cellSpacing: 8, lineSpacing: 8, insets: Insets(top: 8)))
  }

  private static func departures(in hour: Int) -> [String] {
    stride(from: hour * 7 % 13, to: 60, by: 9 + hour % 5).map { minute in
      "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
  }
}

extension SharedWidths {
  /// - Parameter heightOfCell: returns the height of a label in a width that is less than that of its answer.
  static func decided(
    by labels: [Label], in room: SectionRoom,
    heightOfCell: (_ cell: Int, _ width: CGFloat) -> CGFloat
  ) -> SharedWidths? {
    guard !labels.isEmpty else { return nil }
    let widths = widths(of: labels, in: room)
    var labels = labels
    for index in labels.indices {
      let label = labels[index]
      let width = widths[label.name]?.innerWidth(of: label) ?? label.offer
      if label.answer.width.fits(in: width) || width == label.offer {
        labels[index].narrowed = nil
      } else if label.narrowed?.width != width {
        labels[index].narrowed = Label.Narrowed(
          width: width, height: heightOfCell(label.cell, width).limitedLength)
      }
    }
    return SharedWidths(labels, widths)
  }

  // MARK: Labels

  func stacks(_ label: Label) -> Bool { widths[label.name]?.isStacked ?? false }

  func attributes(of label: Label) -> CellAttributes {
    guard let width = widths[label.name] else { return label.given }
    guard !width.isStacked else {
      return label.given.with(beginsLine: true, endsLine: true, keepsWithNext: false, shrinkage: 0)
    }
    let inner = width.innerWidth(of: label)
    return label.given.with(
      minimumWidth: inner, maximumGrownWidth: max(label.given.maximumGrownWidth, inner),
      shrinkage: 0)
  }

  func askedWidth(of label: Label, onLineWith space: CGFloat) -> CGFloat {
    min(widths[label.name]?.innerWidth(of: label) ?? space, space)
  }

  /// - Parameter ask: returns the size of the label for a width that it was not asked for before. On an
  ///   indented line, there may be less than its width.
  func size(
    of label: Label, offered space: CGFloat, asking ask: (_ width: CGFloat) -> CGSize
  ) -> CGSize {
    let width = askedWidth(of: label, onLineWith: space)
    if label.answer.width.fits(in: width) || width == label.offer {
      let isStacked = stacks(label)
      return CGSize(width: isStacked ? label.answer.width : width, height: label.answer.height)
    }
    let height = label.narrowed?.width == width ? label.narrowed?.height : nil
    return CGSize(width: width, height: height ?? ask(width).height)
  }

  func changedNames(since old: SharedWidths) -> Set<SharedWidth> {
    Set(widths.filter { $0.value.isOther(than: old.widths[$0.key]) }.keys)
  }
}

extension SharedWidths.Width {
  /// One that stands above its field may take its whole line.
  fileprivate func innerWidth(of label: SharedWidths.Label) -> CGFloat {
    guard !isStacked else { return label.offer }
    return (outer - label.given.insets.leading - label.given.insets.trailing).orZero
  }

  fileprivate func isOther(than old: Self?) -> Bool {
    guard let old else { return true }
    return isStacked != old.isStacked || !isStacked && outer != old.outer
  }
}

// MARK: Decisions

extension SharedWidths {
  private static func widths(of labels: [Label], in room: SectionRoom) -> [SharedWidth: Width] {
    var natural: [SharedWidth: CGFloat] = [:]
    for label in labels {
      natural[label.name] = max(natural[label.name] ?? 0, label.naturalOuterWidth)
    }
    var outer: [SharedWidth: CGFloat] = [:]
    for (name, width) in natural {
      outer[name] = min(room.grid.pixelsCovering(width).orZero, greatestWidth(of: name, in: room))
    }
    var stacked: Set<SharedWidth> = []
    for label in labels where !stacked.contains(label.name) {
      let width = outer[label.name] ?? 0
      if let field = label.field, !field.fits(behind: width, outer, in: room) {
        stacked.insert(label.name)
      }
    }
    var widths: [SharedWidth: Width] = [:]
    for (name, width) in outer {
      widths[name] = Width(
        outer: width, isLimited: !(natural[name] ?? 0).fits(in: width),
        isStacked: stacked.contains(name))
    }
    return widths
  }

  /// The greatest width of a name: a fraction of the line and the gap behind it, less that gap, in whole
  /// pixels.
  private static func greatestWidth(of name: SharedWidth, in room: SectionRoom) -> CGFloat {
    let (line, gap) = (room.available(indentedBy: 0), room.attributes.cellSpacing)
    let fraction = room.attributes.sharedWidths[name] ?? 0
    let width: CGFloat = fraction * (line + gap) - gap
    return room.grid.wholePixels(in: min(width.orZero, line))
  }
}

extension SharedWidths.Field {
  /// - Parameter widths: the outer widths of all names.
  fileprivate func fits(
    behind width: CGFloat, _ widths: [SharedWidth: CGFloat], in room: SectionRoom
  ) -> Bool {
    var line = OpenLine(available: room.available(indentedBy: 0))
    line.append(outerWidth: width, spacing: room.attributes.cellSpacing)
    return line.hasRoom(forOuterWidth: max(leastOuterWidth, name.flatMap { widths[$0] } ?? 0))
  }
}

// MARK: The width that labels use

extension SharedWidths {
  /// The least width of a line in which the labels would be as wide as they are, and stand where they stand.
  func neededWidth(in room: SectionRoom) -> CGFloat {
    let gap = room.attributes.cellSpacing
    var needed: CGFloat = 0
    for (name, width) in widths where !width.isStacked {
      let fraction = room.attributes.sharedWidths[name] ?? 0
      // The fraction of a narrower line would be less.
      guard !width.isLimited, fraction > 0 else { return room.width }
      needed = max(needed, (width.outer + gap) / fraction - gap)
    }
    for label in labels {
      guard let field = label.field, let width = widths[label.name], !width.isStacked else {
        continue
      }
      let least = max(field.leastOuterWidth, field.name.flatMap { widths[$0]?.outer } ?? 0)
      needed = max(needed, width.outer + gap + least)
    }
    return min(needed, room.width)
  }
}

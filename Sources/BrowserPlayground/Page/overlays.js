// Marks over a screen: line numbers, remaining space, indentation edges, the pixel grid, and the line
// under the pointer.

function drawMarks(page, screen) {
  const { state } = page;
  const { numbers, space, indentation, pixels } = state.shown;
  screen.content.classList.toggle("pixels", pixels && state.content.displayScale > 0);
  screen.content.style.setProperty("--pixel", `${1 / state.content.displayScale}px`);
  screen.content.style.setProperty("--hair", `${1 / state.zoom}px`);
  const line = screen.hoveredLine;
  if (!numbers && !space && !indentation && line === null) {
    if (screen.marks.firstChild) screen.marks.replaceChildren();
    return;
  }
  const area = visibleArea(screen);
  const lines = numbers || space || indentation
    ? page.engine.lines(screen.layout, area.x, area.y, area.width, area.height) : [];
  const nodes = [];
  if (line !== null) nodes.push(box("hovered", line));
  for (const line of lines) {
    const room = roomOf(page, screen, line);
    if (space) nodes.push(...spaceMarks(page, line, room));
    if (indentation) nodes.push(...indentationMarks(page, line, room));
    if (numbers) nodes.push(numberMark(page, screen, line));
  }
  screen.marks.replaceChildren(...nodes);
}

function box(name, { x, y, width, height }, text = "") {
  const node = element("div", { class: name });
  node.style.transform = `translate(${x}px, ${y}px)`;
  node.style.width = `${Math.max(width, 0)}px`;
  node.style.height = `${Math.max(height, 0)}px`;
  node.textContent = text;
  return node;
}

/// Returns the edges between which the lines of a section run. `isUpright` is true for lines that run
/// from the top.
function roomOf(page, screen, line) {
  const { content, sections } = page.state;
  const [width, height] = page.engine.size(screen.layout);
  const insets = { ...noInsets, ...sections[line.section].attributes.insets };
  const outer = content.contentInsets;
  if (content.axis === "horizontal") {
    return { isUpright: true, start: outer.top + insets.top, end: height - outer.bottom - insets.bottom };
  }
  const leading = outer.leading + insets.leading;
  const trailing = outer.trailing + insets.trailing;
  return content.direction === "rightToLeft"
    ? { isUpright: false, start: trailing, end: width - leading }
    : { isUpright: false, start: leading, end: width - trailing };
}

/// Returns the end at which a line's cells stand: "start" is left or top. "center" is in the middle.
function sideOf(page, line, { isUpright }) {
  const { content, sections } = page.state;
  const section = sections[line.section];
  const own = (section.own[line.firstCell] ?? section.defaults).lineAlignment;
  const alignment = section.attributes.sizing === "columns"
    ? "leading" : own ?? section.attributes.lineAlignment ?? "leading";
  if (alignment === "center") return "center";
  const isRightToLeft = content.direction === "rightToLeft" && !isUpright;
  return ["left", isRightToLeft ? "trailing" : "leading"].includes(alignment) ? "start" : "end";
}

/// Returns the boxes of the space that a line's cells leave beside them, each with its width. On the side
/// at which the cells stand there is none: what is free there is the line's indentation.
function spaceMarks(page, line, room) {
  const { isUpright, start, end } = room;
  const side = sideOf(page, line, room);
  const [from, length] = isUpright ? [line.y, line.height] : [line.x, line.width];
  // Beside a line's number, a number needs more room.
  const least = page.state.shown.numbers ? 50 : 22;
  const gaps = [];
  if (side !== "start") gaps.push([start, from - start]);
  if (side !== "end") gaps.push([from + length, end - from - length]);
  return gaps.filter(([, size]) => size > 0.5).map(([position, size]) => box(
    "space",
    isUpright
      ? { x: line.x, y: position, width: line.width, height: size }
      : { x: position, y: line.y, width: size, height: line.height },
    size > least ? shortNumber(size) : ""));
}

/// Returns the edge at which an indented line begins.
function indentationMarks(page, line, room) {
  const { isUpright, start, end } = room;
  const section = page.state.sections[line.section];
  const attributes = section.own[line.firstCell] ?? section.defaults;
  const own = attributes.lineAlignment ?? null;
  const alignment = section.attributes.lineAlignment ?? "leading";
  if (own !== null && own !== alignment || alignment === "center") return [];
  if (section.attributes.sizing === "columns" || line.firstCell === line.endCell) return [];
  const atStart = sideOf(page, line, room) === "start";
  const inset = attributes.insets?.[isUpright ? "top" : "leading"] ?? 0;
  const [from, length] = isUpright ? [line.y, line.height] : [line.x, line.width];
  const edge = atStart ? from : from + length;
  if (Math.abs(edge - (atStart ? start : end)) < 0.01 && inset >= 0) return [];
  return [isUpright
    ? box("edge upright", { x: line.x, y: edge, width: line.width, height: 0 })
    : box("edge", { x: edge, y: line.y, width: 0, height: line.height })];
}

/// Returns the number of a line, beside its beginning or, where there is no room, on it.
function numberMark(page, screen, line) {
  const isRightToLeft = page.state.content.direction === "rightToLeft";
  const text = String(line.index + 1);
  const width = 7 * text.length + 4;
  const edge = isRightToLeft ? line.x + line.width : line.x;
  const room = isRightToLeft ? page.engine.size(screen.layout)[0] - edge : edge;
  const isInside = room < width;
  const x = isRightToLeft === isInside ? edge - width : edge;
  return isInside
    ? box("number inside", { x, y: line.y, width, height: 12 }, text)
    : box("number", { x, y: line.y, width, height: line.height }, text);
}

function shortNumber(value) {
  return String(Math.round(value * 100) / 100);
}

// MARK: The line under the pointer

function hover(page, screen, event) {
  const bounds = screen.content.getBoundingClientRect();
  const scale = bounds.width / (page.engine.size(screen.layout)[0] || 1);
  const x = (event.clientX - bounds.left) / scale;
  const y = (event.clientY - bounds.top) / scale;
  const isHorizontal = page.state.content.axis === "horizontal";
  const [width, height] = page.engine.size(screen.layout);
  const lines = isHorizontal
    ? page.engine.lines(screen.layout, x, 0, 0.1, height)
    : page.engine.lines(screen.layout, 0, y, width, 0.1);
  const line = lines.find(line => isHorizontal
    ? x >= line.x && x < line.x + line.width : y >= line.y && y < line.y + line.height) ?? null;
  const isSame = line !== null && screen.hoveredLine !== null
    && line.section === screen.hoveredLine.section && line.index === screen.hoveredLine.index;
  if (isSame || line === screen.hoveredLine) return;
  screen.hoveredLine = line;
  if (line === null) page.showReasonOfSelection();
  else page.showReason(screen, line);
  drawMarks(page, screen);
}

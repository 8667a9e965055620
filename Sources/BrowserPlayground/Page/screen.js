// A screen shows one layout: elements at the engine's frames, for what is visible only.

/// Makes a screen in a container. `page` holds the state and the engine.
function makeScreen(page, layout, container) {
  const figure = element("figure", { class: "screen" });
  const caption = element("figcaption");
  const frame = element("div", { class: "frame" });
  const scroller = element("div", { class: "scroller", tabindex: "-1" });
  const content = element("div", { class: "content", role: "listbox", tabindex: "0" });
  const marks = element("div", { class: "marks", "aria-hidden": "true" });
  const handle = element("div", {
    class: "handle", role: "slider", tabindex: "0", "aria-orientation": "horizontal",
    "aria-valuemin": widthLimits.min, "aria-valuemax": widthLimits.max,
  });
  content.append(marks);
  scroller.append(content);
  frame.append(scroller, handle);
  figure.append(caption, frame);
  container.append(figure);

  const screen = {
    layout, figure, caption, frame, scroller, content, marks, handle,
    shown: new Map(), hoveredLine: null, anchor: null,
  };
  scroller.addEventListener("scroll", () => {
    if (!scroller.isConnected) return;
    if (screen.ignoresScroll) screen.ignoresScroll = false;
    else screen.anchor = null;
    drawScreen(page, screen, { appears: false, isScrolled: true });
  });
  addScreenEvents(page, screen);
  return screen;
}

/// The distance beyond the visible area within which elements exist, so that scrolling shows no gaps.
const overscan = 150;

/// Moves the elements of a screen to the frames of its layout.
function drawScreen(page, screen, { appears = true, isScrolled = false } = {}) {
  const { engine, state } = page;
  const [width, height] = engine.size(screen.layout);
  const { scroller, content, shown } = screen;
  const isHorizontal = state.content.axis === "horizontal";
  // From right to left, the right edge is where a sideways content begins: what is seen stays there.
  const right = isHorizontal && state.content.direction === "rightToLeft" && screen.hasDrawn
    ? scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft : null;
  scroller.style.width = `${state.content.width + scrollbarWidth}px`;
  scroller.classList.toggle("sideways", isHorizontal);
  content.classList.toggle("mirrored", state.content.direction === "rightToLeft");
  scroller.style.height = isHorizontal ? `${height + scrollbarWidth}px` : "";
  // What pins stays where it is, instead of moving there.
  content.classList.toggle("scrolled", isScrolled);
  content.style.width = `${width}px`;
  content.style.height = `${height}px`;
  if (right !== null) scroller.scrollLeft = scroller.scrollWidth - scroller.clientWidth - right;
  screen.frame.style.zoom = state.zoom;
  screen.frame.style.setProperty("--zoom", state.zoom);
  screen.handle.setAttribute("aria-valuenow", Math.round(state.content.width));
  screen.handle.setAttribute("aria-valuetext", counted(state.content.width, "point"));

  const area = visibleArea(screen);
  const elements = engine.elements(screen.layout, area, pinningOf(page, screen));
  const left = new Map(shown);
  const records = [];
  for (const placed of elements) {
    const key = page.keyOf(placed);
    left.delete(key);
    let record = shown.get(key);
    if (record === undefined) {
      record = { key, node: document.createElement("div"), text: "" };
      if (appears && screen.hasDrawn) record.node.classList.add("appearing");
      shown.set(key, record);
    }
    record.placed = placed;
    records.push(record);
  }
  for (const [key, record] of left) {
    record.node.remove();
    shown.delete(key);
  }
  // Nodes stay in reading order for screen readers. One that is moved in the document would lose its
  // transition, but those that stay never change their order.
  let next = screen.marks.nextSibling;
  for (const record of records) {
    drawElement(page, screen, record);
    if (record.node === next) next = next.nextSibling;
    else content.insertBefore(record.node, next);
  }
  screen.elements = records;
  screen.hasDrawn = true;
  drawSelection(page, screen);
  drawMarks(page, screen);
}

/// The visible part of the content, and somewhat more.
function visibleArea({ scroller }) {
  return {
    x: scroller.scrollLeft - overscan, y: scroller.scrollTop - overscan,
    width: scroller.clientWidth + 2 * overscan, height: scroller.clientHeight + 2 * overscan,
  };
}

/// The visible part of the content, and whether headers and footers stay in it.
function pinningOf(page, { scroller }) {
  const { axis, pinsSectionHeaders: headers, pinsSectionFooters: footers } = page.state.content;
  const [start, length] = axis === "horizontal"
    ? [scroller.scrollLeft, scroller.clientWidth] : [scroller.scrollTop, scroller.clientHeight];
  return { start, end: start + length, headers, footers };
}

/// Browsers cut sizes to sixty-fourths of a point. With half of one more, they round them.
const roundingOfSizes = 1 / 128;

function drawElement(page, screen, record) {
  const { node, placed } = record;
  const { x, y, width, height } = placed;
  if (record.x !== x || record.y !== y) {
    node.style.transform = `translate(${x}px, ${y}px)`;
    [record.x, record.y] = [x, y];
  }
  if (record.width !== width || record.height !== height) {
    node.style.width = `${width + roundingOfSizes}px`;
    node.style.height = `${height + roundingOfSizes}px`;
  }
  const look = page.lookOf(placed);
  const text = page.textOf(placed, screen.layout, width);
  if (record.text !== text) {
    // Padding is in an element of its own: none can be smaller than its padding, but a frame can.
    // Each text runs in the direction of its first letter.
    record.label ??= node.appendChild(element("div", { class: "label", dir: "auto" }));
    record.label.textContent = text;
    record.text = text;
  }
  [record.width, record.height] = [width, height];
  const appearing = node.classList.contains("appearing") ? " appearing" : "";
  const name = `element ${placed.kind} ${look}`;
  if (record.name !== name) {
    node.className = name + appearing;
    record.name = name;
    const isOption = placed.kind === "cell" || placed.kind === "overflow";
    node.setAttribute("role", isOption ? "option" : "presentation");
    if (placed.kind === "overflow") node.tabIndex = 0;
  }
  const id = `${screen.layout}-${placed.kind}-${placed.section}-${placed.index}`;
  node.id = id;
  if (placed.kind === "cell") {
    node.setAttribute("aria-posinset", page.numberOf(placed) + 1);
    node.setAttribute("aria-setsize", page.cellCount);
  }
  const label = placed.kind === "cell" && text.trim() === ""
    ? cellName(page.texts[placed.section][placed.index]) : null;
  if (node.ariaLabel !== label) node.ariaLabel = label;
  const zIndex = page.zIndexOf(placed);
  if (record.zIndex !== zIndex) {
    node.style.zIndex = zIndex;
    record.zIndex = zIndex;
  }
}

function drawSelection(page, screen) {
  const { selection } = page;
  let active = null;
  for (const { node, placed } of screen.elements) {
    const isSelected = selection !== null && placed.kind === "cell"
      && placed.section === selection.section && placed.index === selection.cell;
    if (placed.kind === "cell") node.setAttribute("aria-selected", isSelected);
    if (isSelected) active = node.id;
  }
  if (active) screen.content.setAttribute("aria-activedescendant", active);
  else screen.content.removeAttribute("aria-activedescendant");
}

/// Scrolls so that a cell is visible.
function reveal(page, screen, { section, cell }) {
  if (cell >= page.engine.visibleCellCount(screen.layout, section)) return;
  const frame = page.engine.frameOfCell(screen.layout, section, cell);
  const { scroller } = screen;
  const { axis, direction } = page.state.content;
  const isHorizontal = axis === "horizontal";
  const pins = ["header", "footer"].map(kind =>
    page.pins({ kind, section }) ? lengthOf(page.state.sections[section], `${kind}Length`) : 0);
  if (isHorizontal && direction === "rightToLeft") pins.reverse();
  const nearest = (offset, length, start, size, [before, behind]) =>
    start - before < offset ? start - before
      : start + size + behind > offset + length ? start + size + behind - length : offset;
  scroller.scrollTo({
    top: nearest(
      scroller.scrollTop, scroller.clientHeight, frame.y, frame.height, isHorizontal ? [0, 0] : pins),
    left: nearest(
      scroller.scrollLeft, scroller.clientWidth, frame.x, frame.width, isHorizontal ? pins : [0, 0]),
  });
}

/// Moves the focus to the overflow view of a section, or to the cells if there is none.
function focusOverflow(page, screen, section) {
  const cell = page.engine.visibleCellCount(screen.layout, section) - 1;
  if (cell >= 0) reveal(page, screen, { section, cell });
  drawScreen(page, screen, { appears: false });
  const record = screen.elements.find(({ placed }) =>
    placed.kind === "overflow" && placed.section === section);
  (record?.node ?? screen.content).focus();
}

// MARK: Staying in place

/// Returns the cell that stays in place while the layout changes, and its distance from the top: the first
/// visible one when the screen was scrolled last, unless it is at its beginning.
function anchorOf(page, screen) {
  const { scroller } = screen;
  const isHorizontal = page.state.content.axis === "horizontal";
  if (isHorizontal || scroller.scrollTop <= 0 || !screen.elements) return screen.anchor = null;
  if (screen.anchor) return screen.anchor;
  const top = scroller.scrollTop;
  const first = screen.elements.find(({ placed }) =>
    placed.kind === "cell" && placed.y + placed.height > top);
  return screen.anchor = first ? { placed: { ...first.placed }, distance: first.placed.y - top } : null;
}

/// Scrolls to where the first visible cell is now. Elements are moved with the offset at once, so that
/// they animate only by what they move on the screen.
function restore(page, screen, anchor) {
  if (anchor === null || anchor.placed.section >= page.state.sections.length) return;
  const { section, index, y } = anchor.placed;
  if (index >= page.engine.visibleCellCount(screen.layout, section)) return screen.anchor = null;
  const frame = page.engine.frameOfCell(screen.layout, section, index);
  const offset = frame.y - y;
  anchor.placed.y = frame.y;
  if (offset === 0) return;
  screen.content.classList.add("still");
  screen.content.style.height = `${page.engine.size(screen.layout)[1]}px`;
  for (const record of screen.elements) {
    record.y += offset;
    record.node.style.transform = `translate(${record.x}px, ${record.y}px)`;
  }
  const before = screen.scroller.scrollTop;
  screen.scroller.scrollTop = frame.y - anchor.distance;
  screen.ignoresScroll = screen.scroller.scrollTop !== before;
  screen.content.getBoundingClientRect();
  screen.content.classList.remove("still");
}

// MARK: Events

function addScreenEvents(page, screen) {
  const { content, handle, scroller } = screen;
  content.addEventListener("click", event => {
    const record = screen.elements.find(({ node }) => node === event.target.closest(".element"));
    if (!record) return;
    if (record.placed.kind === "cell") {
      const { section, index: cell } = record.placed;
      page.select({ section, cell }, screen);
    } else if (record.placed.kind === "overflow") {
      page.toggleLineLimit(record.placed.section);
      // By keyboard, the focus stays on what was pressed.
      if (event.detail === 0) return focusOverflow(page, screen, record.placed.section);
    } else {
      page.showSection(record.placed.section);
    }
    content.focus({ preventScroll: true });
  });
  content.addEventListener("keydown", event => {
    if (event.target.classList.contains("overflow") && [" ", "Enter"].includes(event.key)) {
      event.target.click();
      event.preventDefault();
    }
    if (event.target !== content || event.altKey || event.metaKey || event.ctrlKey) return;
    const isRightToLeft = page.state.content.direction === "rightToLeft";
    const steps = {
      ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1,
      ArrowUp: -1, ArrowDown: 1,
    };
    if (event.key in steps) page.selectNext(screen, steps[event.key]);
    else if (event.key === "Home") page.selectNumber(screen, 0);
    else if (event.key === "End") page.selectNumber(screen, page.cellCount - 1);
    else if (event.key === "Escape") page.select(null);
    else if (event.key === "Enter" || event.key === " ") page.editSelection();
    else return;
    event.preventDefault();
  });
  content.addEventListener("pointermove", event => hover(page, screen, event));
  content.addEventListener("pointerleave", () => {
    screen.hoveredLine = null;
    page.showReasonOfSelection();
    drawMarks(page, screen);
  });

  handle.addEventListener("pointerdown", event => {
    event.preventDefault();
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    const [start, width] = [event.clientX, page.state.content.width];
    const move = event => page.setWidth(width + (event.clientX - start) / page.state.zoom);
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  });
  handle.addEventListener("keydown", event => {
    const width = page.frameRequest === undefined ? page.state.content.width : page.nextWidth;
    const distance = event.shiftKey ? 50 : 5;
    const widths = {
      ArrowLeft: width - distance, ArrowDown: width - distance, ArrowRight: width + distance,
      ArrowUp: width + distance, Home: widthLimits.min, End: widthLimits.max,
      PageUp: width + 50, PageDown: width - 50,
    };
    if (!(event.key in widths)) return;
    page.setWidth(widths[event.key]);
    event.preventDefault();
  });
  addStepKeys(page, handle);
}

/// Goes to the next width at which lines change, from a control for the width.
function addStepKeys(page, control) {
  control.setAttribute("aria-keyshortcuts", "[ ]");
  control.addEventListener("keydown", event => {
    const step = { "[": -1, "]": 1 }[event.key];
    if (step === undefined) return;
    stepToChange(page, step);
    event.preventDefault();
  });
}

/// The width of a scroll bar that takes space, as on most desktops.
const scrollbarWidth = (() => {
  const probe = element("div", { class: "scroller probe" });
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
})();

/// Returns the element of an identifier.
const $ = id => document.getElementById(id);

/// Makes an element with attributes.
function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

// The page: its state, what changes it, and what is shown again then.

class Page {
  constructor() {
    this.state = stateOfAddress(lateAddress.take() ?? location.hash);
    this.address = location.hash;
    // Whether what changes next belongs to the present entry of the browser's history.
    this.hasStep = true;
    this.selection = null;
    this.section = 0;
    this.screens = [];
    this.texts = [];
    this.ids = [];
    this.nextId = 0;
    this.copyTimers = new Map();
  }

  async start() {
    if (typeof WebAssembly === "undefined") {
      for (const id of ["panel", "beside"]) $(id).hidden = true;
      return this.showText("This page needs WebAssembly, which this browser does not run.");
    }
    const packed = Uint8Array.from(
      atob($("engine").textContent), letter => letter.charCodeAt(0));
    this.engine = await makeEngine(decompressLZMA(packed), {
      sizeOfCell: (section, cell, space) =>
        sizeInSpace(this.texts[section][cell], this.state.sections[section].look, space),
      sizeOfOverflow: (section, hiddenCount) => {
        const { look } = this.state.sections[section];
        return naturalSize(overflowText(hiddenCount), look).slice(0, 2);
      },
    });
    this.makePanel();
    this.show(this.state);
    addEventListener("hashchange", () => {
      if (location.hash === this.address) return;
      this.address = location.hash;
      this.hasStep = true;
      const state = stateOfAddress(location.hash);
      if (state.example === this.state.example) this.restore(state);
      else this.show(state);
    });
    this.observeSteps();
    addEventListener("pagehide", () =>
      lateAddress.store(this.addressTimer === undefined ? null : addressOf(this.state)));
    addEventListener("resize", () => this.drawScreens());
    document.documentElement.dataset.ready = "true";
  }

  // MARK: Showing

  /// Shows another state.
  show(state) {
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = undefined;
    this.state = state;
    this.selection = null;
    this.section = 0;
    this.texts = [];
    this.ids = state.sections.map(() => []);
    this.fillSectionMenu();
    this.makeScreens();
    this.update();
    for (const { scroller } of this.screens) {
      scroller.scrollTop = 0;
      const opensAtRight = state.content.direction === "rightToLeft";
      scroller.scrollLeft = opensAtRight ? scroller.scrollWidth : 0;
    }
  }

  /// Shows another state of the same example. What a person looks at stays where it is.
  restore(state) {
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = undefined;
    this.state = state;
    const { section, cell } = this.selection ?? {};
    if (this.selection !== null && cell >= textsOf(state.sections[section]).length) this.selection = null;
    this.makeScreens();
    this.update();
  }

  /// Shows the state after anything but the width has changed.
  update() {
    const { state } = this;
    this.texts = state.sections.map(textsOf);
    this.updateIds();
    const sections = state.sections.map((section, index) => this.encodable(section, this.texts[index]));
    const { numbers, indexes } = encode(state.content, sections);
    this.indexes = indexes;
    this.engine.setInput(numbers);
    this.layOut();
    this.updatePanel();
    this.updateAddress();
    findChanges(this);
  }

  encodable(section, texts) {
    const sizes = new Float64Array(3 * texts.length);
    texts.forEach((text, index) => sizes.set(naturalSize(text, section.look), 3 * index));
    return {
      attributes: section.attributes, defaults: section.defaults, sizes,
      own: standsOn(section, baselineAlignments) ? attributesWithBaselines(section, texts) : section.own,
      headerLength: lengthOf(section, "headerLength"), footerLength: lengthOf(section, "footerLength"),
    };
  }

  setWidth(width) {
    const { min, max } = widthLimits;
    this.nextWidth = Math.round(Math.min(Math.max(width, min), max));
    if (this.frameRequest !== undefined) return;
    this.frameRequest = requestAnimationFrame(() => {
      this.frameRequest = undefined;
      this.showWidth(this.nextWidth);
    });
  }

  /// Lays out the same content at another width.
  showWidth(width) {
    this.widthChangeTime = performance.now();
    this.state.content.width = width;
    if (this.state.content.axis === "vertical") this.engine.setNumber(this.indexes.length, width);
    this.layOut();
    this.updateWidth();
    this.updateAddress();
    showStretch(this);
  }

  layOut() {
    const { engine, state, indexes, screens } = this;
    const anchors = screens.map(screen => anchorOf(this, screen));
    for (const screen of screens) {
      screen.hoveredLine = null;
      if (!state.shown.strategies) {
        this.layOutWithBaselines(screen.layout);
        continue;
      }
      const old = indexes.strategies.map(index => engine.number(index));
      for (const index of indexes.strategies) engine.setNumber(index, screen.layout);
      this.layOutWithBaselines(screen.layout);
      indexes.strategies.forEach((index, i) => engine.setNumber(index, old[i]));
    }
    screens.forEach((screen, index) => {
      restore(this, screen, anchors[index]);
      drawScreen(this, screen);
      const count = engine.lineCount(screen.layout);
      const { axis, width, height } = state.content;
      const length = axis === "horizontal"
        ? `${counted(height, "point")} high` : `${counted(width, "point")} wide`;
      const name = this.nameOf(screen);
      screen.caption.textContent = `${name}${counted(count, "line")}, ${length}`;
      screen.content.ariaLabel =
        `${name}Cells. Arrow keys choose one, and its attributes can be changed.`;
      screen.handle.ariaLabel = `${name}Width`;
    });
    this.showReasonOfSelection();
  }

  /// Lays out, and once more if cells stand on the last baselines of texts that have several lines: only
  /// a layout tells how many. Lines do not depend on baselines, so they are the same.
  layOutWithBaselines(layout) {
    const { engine, indexes, state } = this;
    engine.layOut(layout);
    let hasChanged = false;
    state.sections.forEach((section, index) => {
      if (!looks[section.look].wraps || !standsOn(section, ["lastBaseline"])) return;
      const count = engine.visibleCellCount(layout, index);
      for (let cell = 0; cell < count; cell++) {
        const text = this.texts[index][cell];
        if ((section.own[cell] ?? section.defaults).lastBaseline != null) continue;
        const { lastBaseline } = baselines(text, section.look);
        if (lastBaseline === undefined) continue;
        const { width } = engine.frameOfCell(layout, index, cell);
        const baseline = lastBaseline + heightBetweenBaselines(text, section.look, width);
        const place = indexes.ownAttributes[index] + cell * indexes.cellStride + indexes.lastBaseline;
        if (engine.number(place) === baseline) continue;
        engine.setNumber(place, baseline);
        hasChanged = true;
      }
    });
    if (hasChanged) engine.layOut(layout);
  }

  drawScreens() {
    for (const screen of this.screens) drawScreen(this, screen);
  }

  makeScreens() {
    const count = this.state.shown.strategies ? strategies.length : 1;
    if (this.screens.length === count) return;
    const container = $("screens");
    container.replaceChildren();
    this.screens = Array.from({ length: count }, (_, layout) => makeScreen(this, layout, container));
  }

  /// Gives cells numbers that they keep when others are inserted or removed before them, so that they
  /// move to their new places.
  updateIds() {
    this.ids = this.state.sections.map((section, index) => {
      if (section.count !== null) return null;
      const old = this.ids[index] ?? [];
      const oldTexts = old.texts ?? [];
      const texts = this.texts[index];
      const [start, end] = commonEnds(oldTexts, texts);
      const ids = [
        ...old.slice(0, start),
        ...Array.from({ length: texts.length - start - end }, () => this.nextId++),
        ...old.slice(old.length - end),
      ];
      ids.texts = texts;
      return ids;
    });
  }

  // MARK: Elements

  keyOf({ kind, section, index }) {
    return `${kind} ${section} ${kind === "cell" ? this.ids[section]?.[index] ?? index : index}`;
  }

  /// Returns whether a header or footer stays in the visible part of the content.
  pins({ kind, section }) {
    const key = { header: "Header", footer: "Footer" }[kind];
    const own = this.state.sections[section].attributes[`pins${key}`];
    return own == null ? this.state.content[`pinsSection${key}s`] === true : own === "true";
  }

  lookOf({ kind, section, index }) {
    const { look } = this.state.sections[section];
    if (this.pins({ kind, section })) return "pins";
    if (kind === "overflow") return look;
    if (kind !== "cell") return "";
    const { kind: cellKind, font } = cellContent(this.texts[section][index]);
    const id = this.ids[section]?.[index] ?? index;
    const size = font === fonts.large ? " large" : "";
    return `${look} ${cellKind}${size} tint${id % 6}`;
  }

  textOf({ kind, section, index }, layout, width) {
    const content = this.state.sections[section];
    switch (kind) {
      case "cell": return linesOf(this.texts[section][index], content.look, width).join("\n");
      case "overflow": {
        const visible = this.engine.visibleCellCount(layout, section);
        return overflowText(this.texts[section].length - visible);
      }
      case "header": return content.header;
      case "footer": return content.footer;
      default: return "";
    }
  }

  zIndexOf({ kind, section }) {
    const { attributes } = this.state.sections[section];
    // Above the marks.
    if (this.pins({ kind, section })) return 100001;
    switch (kind) {
      case "background": return attributes.backgroundZIndex ?? -1;
      case "separator": return attributes.separatorZIndex ?? -1;
      default: return 0;
    }
  }

  get cellCount() {
    return this.texts.reduce((count, texts) => count + texts.length, 0);
  }

  /// The number of a cell among those of all sections.
  numberOf({ section, index }) {
    return this.texts.slice(0, section).reduce((count, texts) => count + texts.length, 0) + index;
  }

  // MARK: Selecting

  /// Selects a cell, or none. `screen` is the one that was used for it, if any.
  select(selection, screen = this.usedScreen) {
    if (this.selection === null && selection !== null) this.openCellControls();
    this.selection = selection;
    this.usedScreen = screen;
    if (selection !== null) this.section = selection.section;
    for (const screen of this.screens) drawSelection(this, screen);
    this.updatePanel();
    this.showReasonOfSelection();
  }

  showSection(section) {
    this.section = section;
    this.select(null);
  }

  selectNext(screen, step) {
    const number = this.selection === null
      ? (step > 0 ? 0 : this.cellCount - 1)
      : this.numberOf({ section: this.selection.section, index: this.selection.cell }) + step;
    this.selectNumber(screen, number);
  }

  selectNumber(screen, number) {
    if (number < 0 || number >= this.cellCount) return;
    let [section, cell] = [0, number];
    while (cell >= this.texts[section].length) cell -= this.texts[section++].length;
    reveal(this, screen, { section, cell });
    drawScreen(this, screen, { appears: false });
    this.select({ section, cell }, screen);
  }

  /// Moves the focus to the attributes of the selected cell.
  editSelection() {
    if (this.selection === null) return;
    this.openCellControls().focus();
  }

  /// Opens the first group of a cell's controls, and returns its first control.
  openCellControls() {
    const control = $("cell-beginsLine");
    control.closest("details").open = true;
    return control;
  }

  toggleLineLimit(section) {
    const { attributes } = this.state.sections[section];
    attributes.lineLimit = attributes.lineLimit === "expanded" ? "lines" : "expanded";
    this.section = section;
    this.update();
  }

  // MARK: Reasons

  /// Shows why the line of the selected cell begins, in the layout in which the cell was selected.
  showReasonOfSelection() {
    const screen = this.screens.includes(this.usedScreen) ? this.usedScreen : this.screens[0];
    if (this.selection === null) return this.showHelp();
    const { section, cell } = this.selection;
    if (cell >= this.engine.visibleCellCount(screen.layout, section)) {
      return this.showText(`${this.nameOf(screen)}The line limit hides this cell.`);
    }
    const { x, y, width, height } = this.engine.frameOfCell(screen.layout, section, cell);
    const line = this.engine.lines(
      screen.layout, x, y, Math.max(width, 0.1), Math.max(height, 0.1))
      .find(line => line.section === section && line.firstCell <= cell && cell < line.endCell);
    if (line) this.showReason(screen, line);
    else this.showHelp();
  }

  showReason(screen, line) {
    const reason = this.reasonOf(screen, line);
    const ofSection = this.state.sections.length > 1 ? ` of section ${line.section + 1}` : "";
    const space = line.remainingSpace;
    this.showText(
      `${this.nameOf(screen)}Line ${line.index + 1}${ofSection}: ${reason} `
      + `${counted(line.endCell - line.firstCell, "cell")}, `
      + (space < 0 ? `${counted(-space, "point")} too wide.`
        : `${counted(space, "point")} ${shortNumber(space) === "1" ? "remains" : "remain"}.`));
  }

  /// Says why a line begins, and by how much the content has to become wider or narrower for it to change.
  reasonOf({ layout }, { section, index, firstCell, endCell }) {
    const { engine, state, texts } = this;
    const name = cell => `“${cellName(texts[section][cell]).slice(0, 40)}”`;
    const [more, less] = state.content.axis === "horizontal" ? ["taller", "shorter"] : ["wider", "narrower"];
    let reason = engine.reason(layout, section, index);
    if (firstCell === endCell) return reason;
    const { wider } = index > 0 ? engine.leeway(layout, section, index - 1) : {};
    // Where the engine's sentence says how much is missing, this one also names the cell.
    if (wider >= 0) {
      reason = reason.replace(/: \S+ points are missing\./, ".")
        + ` ${counted(wider, "point")} ${more}, and ${name(firstCell)} joins the line above.`;
    }
    const { narrower } = engine.leeway(layout, section, index);
    return narrower >= 0
      ? `${reason} More than ${counted(narrower, "point")} ${less}, and ${name(endCell - 1)} leaves this line.`
      : reason;
  }

  showHelp() {
    this.showText(matchMedia("(hover: none)").matches
      ? "Tap a cell to see why its line begins there, and to change its attributes."
      : "Point at a line to see why it begins there. Click a cell for its attributes.");
  }

  /// Names the strategy of a screen, if there are several.
  nameOf(screen) {
    return this.state.shown.strategies ? `.${strategies[screen.layout]}: ` : "";
  }

  showText(text) {
    const status = $("reason");
    if (status.textContent !== text) status.textContent = text;
  }

  // MARK: Panel

  makePanel() {
    const menu = $("example");
    for (const [name, { title }] of Object.entries(examples)) {
      menu.append(element("option", { value: name }, title));
    }
    menu.addEventListener("change", () => {
      // What a person looks at stays: the width, the direction, and what is shown.
      const { width, direction, displayScale } = this.state.content;
      const state = stateOfExample(menu.value);
      Object.assign(state.content, { width, direction, displayScale });
      state.shown = this.state.shown;
      state.zoom = this.state.zoom;
      this.open(state);
    });
    $("reset").addEventListener("click", () => this.open(openedExample(this.state.example)));
    $("copy-link").addEventListener("click", event =>
      this.copy(this.writeAddress() ? location.href : null, event.target));
    $("copy-swift").addEventListener("click", event => this.copy($("swift").textContent, event.target));

    this.panel = { updates: [] };
    const add = (id, specs, target, edit, prefix) =>
      this.panel.updates.push(makeControls($(id), specs, target, edit, prefix));
    const section = () => this.state.sections[this.section];
    const width = $("width-range");
    for (const limit of ["min", "max"]) width[limit] = widthLimits[limit];
    width.addEventListener("input", () => this.setWidth(+width.value));
    addStepKeys(this, width);
    $("changes").setAttribute("viewBox", `0 0 ${widthLimits.max - widthLimits.min} 12`);
    for (const [id, step] of [["previous-change", -1], ["next-change", 1]]) {
      $(id).addEventListener("click", () => stepToChange(this, step));
    }
    $("stop").addEventListener("click", () => stopOrGoOn(this));
    add("expectation-controls", [
      number("leastWidth", "From width", 240, { min: widthLimits.min, max: widthLimits.max }),
      number("mostLines", "Most lines in a section", null, { min: 1, step: 1, placeholder: "any" }),
    ], () => this.state, (key, value) => {
      this.state[key] = value;
      if (hasEnded(this.changes)) showFailures(this);
      this.updateAddress();
    }, "expected");
    add("content-controls", contentAttributes, () => this.state.content, (key, value) => {
      this.state.content[key] = value;
      if (key === "width") this.showWidth(value);
      else this.update();
      if (key === "direction" || key === "axis") this.scrollToBeginning();
    }, "content");
    add("section-controls", sectionAttributes, () => section().attributes, (key, value) => {
      section().attributes[key] = value;
      this.update();
    }, "section");
    add("cell-controls", cellAttributes, () => this.cellAttributes, (key, value) => {
      const attributes = this.ownAttributes();
      // A cell without a baseline of its own has that of its text.
      if (value === null) delete attributes[key];
      else attributes[key] = value;
      this.update();
    }, "cell");

    $("section").addEventListener("change", event => this.showSection(+event.target.value));
    $("cell").addEventListener("change", event => this.select(
      event.target.value === "" ? null : { section: this.section, cell: +event.target.value }));
    $("clear-cell").addEventListener("click", () => {
      if (this.selection === null) section().defaults = {};
      else delete section().own[this.selection.cell];
      this.update();
    });

    const look = $("look");
    for (const [name, { label }] of Object.entries(looks)) {
      look.append(element("option", { value: name }, label));
    }
    look.addEventListener("change", () => {
      section().look = look.value;
      this.update();
    });
    add("text-controls", [
      { key: "header", label: "Header", kind: "text" }, { key: "footer", label: "Footer", kind: "text" },
      number("headerLength", "Header length", 32, { min: 0, max: 1000, when: a => a.header !== "" }),
      number("footerLength", "Footer length", 32, { min: 0, max: 1000, when: a => a.footer !== "" }),
      number("count", "Number of cells", null, { min: 0, max: 100000, step: 1, placeholder: "as written" }),
      { key: "text", label: "Cells, one on each line", kind: "lines" },
    ], section, (key, value) => {
      if (key === "text") return this.setText(section(), value);
      section()[key] = value;
      if (key === "count") this.selection = null;
      this.update();
    }, "text");
    add("show-controls", [
      flag("numbers", "Line numbers"), flag("space", "Remaining space"),
      flag("indentation", "Indentation edges"), flag("strategies", "Strategies side by side"),
      flag("pixels", "Pixel grid"),
    ], () => this.state.shown, (key, value) => {
      this.state.shown[key] = value;
      this.makeScreens();
      this.update();
    }, "show");
    $("zoom").addEventListener("change", event => {
      this.state.zoom = +event.target.value;
      this.update();
    });
    this.panel.updates.push(() => {
      $("zoom").value = this.state.zoom;
      $("pixels-note").hidden = !this.state.shown.pixels || this.state.content.displayScale > 0;
    });
    for (const details of document.querySelectorAll("details")) {
      details.ariaLabel = details.querySelector("summary").textContent;
    }
  }

  /// Changes the text of a section. Attributes stay with their cells.
  setText(section, text) {
    const old = textsOf({ ...section, count: null });
    section.text = text;
    const [start, end] = commonEnds(old, textsOf({ ...section, count: null }));
    const moved = textsOf({ ...section, count: null }).length - old.length;
    if (section.count === null && moved !== 0) {
      section.own = Object.fromEntries(Object.entries(section.own).flatMap(([cell, attributes]) => {
        if (+cell < start) return [[cell, attributes]];
        return +cell >= old.length - end ? [[+cell + moved, attributes]] : [];
      }));
    }
    this.selection = null;
    this.update();
  }

  /// The attributes that the cell controls show.
  get cellAttributes() {
    const section = this.state.sections[this.section];
    return this.selection === null
      ? section.defaults : section.own[this.selection.cell] ?? section.defaults;
  }

  /// The attributes that the cell controls edit. A cell gets its own with the first edit.
  ownAttributes() {
    const section = this.state.sections[this.section];
    if (this.selection === null) return section.defaults;
    return section.own[this.selection.cell] ??= { ...section.defaults };
  }

  fillSectionMenu() {
    const menu = $("section");
    menu.replaceChildren(...this.state.sections.map((section, index) => element(
      "option", { value: index },
      `Section ${index + 1}${section.header === "" ? "" : `: ${section.header}`}`)));
    $("section-row").hidden = this.state.sections.length < 2;
  }

  updatePanel() {
    const { state } = this;
    $("example").value = state.example;
    $("section").value = this.section;
    $("look").value = state.sections[this.section].look;
    const texts = this.texts[this.section];
    // A menu of more would be slow. The selected cell is always in it.
    const cells = Array.from({ length: Math.min(texts.length, 500) }, (_, index) => index);
    if (this.selection !== null && this.selection.cell >= cells.length) cells.push(this.selection.cell);
    const listed = `${this.section} ${cells.length} ${cells.at(-1)}`;
    if ($("cell").dataset.listed !== listed) {
      $("cell").dataset.listed = listed;
      $("cell").replaceChildren(
        element("option", { value: "" }, "All cells"), ...cells.map(value => element("option", { value })));
    }
    cells.forEach((cell, index) => {
      const text = `Cell ${cell}: ${cellName(texts[cell]).slice(0, 40)}`;
      const option = $("cell").options[index + 1];
      if (option.textContent !== text) option.textContent = text;
    });
    $("cell").value = this.selection === null ? "" : this.selection.cell;
    const { own, defaults } = state.sections[this.section];
    const cell = this.selection?.cell;
    const hasOwn = Object.hasOwn(own, cell);
    $("clear-cell").hidden = cell === undefined ? Object.keys(defaults).length === 0 : !hasOwn;
    $("clear-cell").textContent =
      cell === undefined ? "Reset all cells to the defaults" : "Remove the cell's own attributes";
    $("cell-note").textContent = cell === undefined || hasOwn ? ""
      : "This cell has the attributes of all cells, until you change one of them.";
    for (const update of this.panel.updates) update();
    this.updateWidth();
    $("swift").textContent = swiftFor(state);
  }

  updateWidth() {
    const { width } = this.state.content;
    $("width-range").value = width;
    showNumber($("content-width"), width);
  }

  scrollToBeginning() {
    for (const { scroller } of this.screens) {
      scroller.scrollTop = 0;
      scroller.scrollLeft = this.state.content.direction === "rightToLeft" ? scroller.scrollWidth : 0;
    }
    this.drawScreens();
  }

  // MARK: Address

  /// Shows another state. With Back, the browser comes back to what is shown now.
  open(state) {
    this.writeAddress();
    this.screens = [];
    this.show(state);
    this.writeAddress("pushState");
  }

  /// Makes each change of a control a step that Back undoes. Typing in a field, dragging, and holding a key are
  /// one step each.
  observeSteps() {
    let isHeld = false;
    for (const type of ["pointerdown", "focusin", "click", "change", "keydown", "keyup"]) {
      addEventListener(type, event => {
        const [isKey, wasHeld] = [type.startsWith("key"), isHeld];
        isHeld = isKey ? event.repeat : isHeld && type !== "pointerdown";
        if (isHeld) this.hasStep = true;
        else if (!isKey || wasHeld || !event.target.matches("[type=number], [type=text], textarea")) {
          this.endStep();
        }
      }, true);
    }
  }

  /// Ends a step: what changes from now on is undone without it.
  endStep() {
    if (this.addressTimer !== undefined) this.writeAddress();
    this.hasStep = false;
  }

  /// Browsers limit how often an address changes.
  updateAddress() {
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => this.writeAddress(), this.hasStep ? 200 : 0);
  }

  /// Writes the state into the address, and returns whether there is room for it.
  writeAddress(method = this.hasStep ? "replaceState" : "pushState") {
    clearTimeout(this.addressTimer);
    this.addressTimer = undefined;
    const address = addressOf(this.state);
    const fits = address.length <= longestAddress;
    this.showNote(fits ? "" : "What is shown is too long for the address: a link, or opening this page "
      + "again, brings back what was shown before.");
    // After Back and Forward, the address is that of another state. The event that shows it is still to come.
    if (location.hash !== this.address) return fits;
    try {
      if (fits && address !== location.hash) {
        history[method](null, "", address);
        this.hasStep = true;
      }
    } catch {
      // Some browsers refuse after many changes. A later one writes all.
    }
    this.address = location.hash;
    return fits;
  }

  showNote(text) {
    const note = $("note");
    if (note.textContent !== text) note.textContent = text;
  }

  /// Copies a text, if there is one, and says so on the button for a moment.
  async copy(text, button) {
    const isCopied = text !== null && await isWrittenToClipboard(text);
    button.dataset.label ??= button.textContent;
    button.textContent = isCopied ? "Copied" : "Not copied";
    clearTimeout(this.copyTimers.get(button));
    this.copyTimers.set(button, setTimeout(() => {
      button.textContent = button.dataset.label;
    }, 1200));
  }
}

/// The length up to which all browsers keep an address.
const longestAddress = 1000000;

async function isWrittenToClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page that is opened as a file may not use the clipboard in some browsers.
    const { activeElement } = document;
    const area = element("textarea", {});
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    activeElement?.focus();
    return isCopied;
  }
}

const strategies = ["firstFit", "balanced", "optimal"];

function overflowText(hiddenCount) {
  return hiddenCount === 0 ? "Show less" : `+${hiddenCount.toLocaleString("en")} more`;
}

/// Returns a number with its noun, of which there is one or are several.
function counted(number, noun) {
  const text = (Math.round(number * 100) / 100).toLocaleString("en");
  return `${text} ${noun}${text === "1" ? "" : "s"}`;
}

/// Returns how many values two lists share at their beginning and, behind that, at their end.
function commonEnds(first, second) {
  const least = Math.min(first.length, second.length);
  let start = 0;
  while (start < least && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < least - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  return [start, end];
}

/// Returns the attributes of all cells with the baselines of their texts, as views report them.
function attributesWithBaselines(section, texts) {
  return Object.fromEntries(texts.map((text, cell) =>
    [cell, { ...baselines(text, section.look), ...(section.own[cell] ?? section.defaults) }]));
}

const page = new Page();
page.start();

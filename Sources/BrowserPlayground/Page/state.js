// What the page shows, as one value, and how it is written into the address.

/// Returns the state of an example.
function stateOfExample(name) {
  const example = examples[name];
  return {
    example: name,
    content: withDefaults(example.content, contentAttributes),
    sections: example.sections.map(section => ({
      look: section.look, text: section.text, count: section.count ?? null,
      header: section.header ?? "", headerLength: section.headerLength ?? 32,
      footer: section.footer ?? "", footerLength: section.footerLength ?? 32,
      attributes: { ...section.attributes }, defaults: { ...section.defaults },
      own: structuredClone(section.own ?? {}),
    })),
    shown: { numbers: false, space: false, indentation: false, pixels: false, strategies: false },
    zoom: 1, mostLines: null, leastWidth: 240,
  };
}

/// Returns the width of a layout when no address says another: that of a phone, but no more than the window
/// has room for. In a low window, the controls are beside it.
function openingWidth() {
  const { default: width, min } = widthLimits;
  return Math.max(Math.min(width, innerWidth - (innerHeight > 500 ? 52 : 330)), min);
}

/// Returns the state of an example as it is shown first.
function openedExample(name) {
  const state = stateOfExample(name);
  state.content.width = openingWidth();
  return state;
}

/// Returns the length of a header or footer, which is 0 without a text.
function lengthOf(section, key) {
  return section[key.replace("Length", "")] === "" ? 0 : section[key];
}

/// Returns the lines of a section's text.
function linesOfText({ text }) {
  return text === "" ? [] : text.split("\n");
}

/// Returns the texts of a section's cells.
function textsOf(section) {
  const texts = linesOfText(section);
  const count = section.count ?? texts.length;
  return texts.length === 0 ? [] : Array.from({ length: count }, (_, i) => texts[i % texts.length]);
}

const baselineAlignments = ["firstBaseline", "lastBaseline"];

/// Returns whether cells of a section are aligned by one of some baselines, those of their texts.
function standsOn(section, baselines) {
  return [section.attributes, section.defaults, ...Object.values(section.own)].some(
    attributes => baselines.includes(attributes.cellAlignment));
}

// The address names the example, and each value that differs from it:
//
//     #tags&width=320&0.lineAlignment=center&0.3.beginsLine=true
//
// A number begins the values of a section, a second one those of a cell, and `all` those of all its cells.
// The width is left out only if it is that of each window with room for it.

function addressOf(state) {
  const start = stateOfExample(state.example);
  const parts = [state.example];
  const add = (key, value, old) => {
    if (valueText(value) !== valueText(old)) {
      parts.push(`${key}=${encodeURIComponent(valueText(value).toWellFormed()).replaceAll("%20", "+")}`);
    }
  };
  const addAll = (prefix, values, old, keys) => {
    for (const key of keys) add(prefix + key, values[key], old?.[key]);
  };
  if (openingWidth() !== start.content.width) start.content.width = null;
  addAll("", state.content, start.content, contentAttributes.map(spec => spec.key));
  addAll("", state.shown, start.shown, Object.keys(start.shown));
  for (const key of ["zoom", "mostLines", "leastWidth"]) add(key, state[key], start[key]);
  state.sections.forEach((section, index) => {
    const old = start.sections[index];
    const keys = sectionAttributes.map(spec => spec.key);
    const cellKeys = cellAttributes.map(spec => spec.key);
    addAll(`${index}.`, section, old, sectionKeys);
    addAll(`${index}.`, section.attributes, old.attributes, keys);
    addAll(`${index}.all.`, section.defaults, old.defaults, cellKeys);
    for (const cell of new Set([...Object.keys(section.own), ...Object.keys(old.own)])) {
      if (section.own[cell] === undefined) {
        parts.push(`${index}.${cell}=`);
      } else {
        if (!old.own[cell]) parts.push(`${index}.${cell}.`);
        addAll(`${index}.${cell}.`, section.own[cell], old.own[cell], cellKeys);
      }
    }
  });
  return "#" + parts.join("&");
}

const sectionKeys = ["look", "text", "count", "header", "headerLength", "footer", "footerLength"];

function valueText(value) {
  if (value === undefined || value === null) return "";
  if (value === Infinity) return "infinity";
  if (typeof value === "object") return edges.map(edge => value[edge] ?? 0).join(",");
  return String(value);
}

/// Returns the state that an address names. What it cannot read keeps the example's value.
function stateOfAddress(address) {
  const [name, ...parts] = address.replace(/^#/, "").split("&");
  const state = openedExample(Object.hasOwn(examples, name) ? name : "tags");
  for (const part of parts) {
    const [path, text = ""] = part.split(/=(.*)/s);
    let value;
    try {
      value = decodeURIComponent(text.replaceAll("+", " "));
    } catch {
      continue;
    }
    setValue(state, path.split("."), value);
  }
  return state;
}

/// A cell's number as the page writes it. Another writing of the same number would be another key.
const cellNumber = /^(0|[1-9]\d{0,5})$/;

function setValue(state, path, text) {
  const [first, second, third] = path;
  if (path.length === 1) {
    if (Object.hasOwn(state.shown, first)) state.shown[first] = text === "true";
    else if (first === "zoom") state.zoom = [1, 2, 4, 8].includes(+text) ? +text : 1;
    else if (first === "mostLines") state.mostLines = limitedNumber(text, { min: 1, step: 1 }, null);
    else if (first === "leastWidth") state.leastWidth = limitedNumber(text, widthLimits, 240);
    else setAttribute(state.content, contentAttributes, first, text);
    return;
  }
  const section = state.sections[first];
  if (!section?.own) return;
  if (path.length === 3) {
    if (second === "all") setAttribute(section.defaults, cellAttributes, third, text);
    else if (cellNumber.test(second)) {
      section.own[second] ??= {};
      setAttribute(section.own[second], cellAttributes, third, text);
    }
  } else if (cellNumber.test(second)) {
    delete section.own[second];
  } else if (second === "look") {
    if (Object.hasOwn(looks, text)) section.look = text;
  } else if (["text", "header", "footer"].includes(second)) {
    section[second] = text;
  } else if (second === "count") {
    section.count = text === "" ? null : limitedNumber(text, { min: 0, max: 100000, step: 1 }, null);
  } else if (sectionKeys.includes(second)) {
    section[second] = limitedNumber(text, { min: 0, max: 1000 }, 32);
  } else {
    setAttribute(section.attributes, sectionAttributes, second, text);
  }
}

function setAttribute(attributes, specs, key, text) {
  const spec = specs.find(spec => spec.key === key);
  if (!spec) return;
  const value = valueOf(text, spec) ?? undefined;
  if (value === undefined) delete attributes[key];
  else attributes[key] = value;
}

/// Returns the value of an attribute that a text writes, or the default.
function valueOf(text, spec) {
  switch (spec.kind) {
    case "choice": return spec.values.includes(text) ? text : spec.default;
    case "optionalChoice": return spec.values.includes(text) ? text : null;
    case "flag": return text === "true" || (text === "" && spec.default);
    case "insets": {
      const numbers = text.split(",").map(part => limitedNumber(part, {}, 0));
      return text === "" ? spec.default : Object.fromEntries(edges.map((edge, i) => [edge, numbers[i] ?? 0]));
    }
    case "number": return limitedNumber(text, spec, spec.default);
  }
}

/// Returns a number within the limits of an attribute, or another value for a text that is none.
function limitedNumber(text, { min = -10000, max = 10000, step }, other) {
  if (text === "infinity" && other === Infinity) return Infinity;
  const number = parseFloat(text);
  if (!Number.isFinite(number)) return other;
  const limited = Math.min(Math.max(number, min), max);
  return step === 1 ? Math.round(limited) : limited;
}

/// An address that was not yet written when the page was left. It is kept for when the page is opened
/// again by the browser, which has chosen its address by then.
const lateAddress = {
  key: "AlignedLayout playground",
  store(address) {
    try {
      if (address === null) sessionStorage.removeItem(this.key);
      else sessionStorage.setItem(this.key, JSON.stringify([location.hash, address]));
    } catch {
      // A browser may forbid to store anything.
    }
  },
  /// Returns the address that replaces that of the page, or undefined.
  take() {
    try {
      const [written, late] = JSON.parse(sessionStorage.getItem(this.key)) ?? [];
      this.store(null);
      const [{ type }] = performance.getEntriesByType("navigation");
      return type !== "navigate" && written === location.hash ? late : undefined;
    } catch {
      return undefined;
    }
  },
};

// The engine: attributes and line breaking of AlignedLayout, compiled from Swift to WebAssembly.
//
// Numbers are all that it shares with this script. `Bridge/` reads and writes them.

/// Makes the engine from its bytes. `answers` holds the two questions that it asks: `sizeOfOverflow`, which
/// returns `[width, height]`, and `sizeOfCell`, which also returns the least space for which both are the same.
async function makeEngine(bytes, answers) {
  let memory;
  let heap;
  const numbers = (address, count) => new Float64Array(memory.buffer, address, count);
  const answer = ([width, ...others], ...addresses) => {
    addresses.forEach((address, index) => { numbers(address, 1)[0] = others[index]; });
    return width;
  };
  const functions = {
    sizeOfCell: (section, cell, space, height, leastSpace) =>
      answer(answers.sizeOfCell(section, cell, space), height, leastSpace),
    sizeOfOverflow: (section, hiddenCount, height) =>
      answer(answers.sizeOfOverflow(section, hiddenCount), height),
    posix_memalign: (result, alignment, size) => {
      const address = heap.allocate(size);
      new Uint32Array(memory.buffer, result, 1)[0] = address;
      return 0;
    },
    free: address => heap.free(address),
    arc4random_buf: (address, count) =>
      crypto.getRandomValues(new Uint8Array(memory.buffer, address, count)),
    memcmp: (first, second, count) => {
      const bytes = new Uint8Array(memory.buffer);
      for (let i = 0; i < count; i++) {
        if (bytes[first + i] !== bytes[second + i]) return bytes[first + i] - bytes[second + i];
      }
      return 0;
    },
    // As in C: a half is rounded away from 0.
    round: x => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  };
  const missing = name => () => {
    throw new Error(`The engine called ${name}, which the page does not have.`);
  };
  const environment = new Proxy(functions, { get: (all, name) => all[name] ?? missing(name) });
  const { instance } = await WebAssembly.instantiate(bytes, { env: environment });
  const exports = instance.exports;
  memory = exports.memory;
  heap = makeHeap(memory);

  let input = 0;
  let inputCapacity = 0;
  const stored = count =>
    count > 0 ? numbers(exports.storedAnswers(), count).slice() : new Float64Array(0);
  const text = count =>
    new TextDecoder().decode(new Uint8Array(memory.buffer, exports.storedText(), count));
  return {
    /// Stores the numbers that describe a content.
    setInput(values) {
      if (values.length > inputCapacity) {
        if (input > 0) heap.free(input);
        inputCapacity = values.length;
        input = heap.allocate(8 * inputCapacity);
      }
      numbers(input, values.length).set(values);
    },
    /// Replaces one number of the input.
    setNumber(index, value) {
      numbers(input, inputCapacity)[index] = value;
    },
    number: index => numbers(input, inputCapacity)[index],
    /// Lays out the input. Up to three layouts are kept.
    layOut(layout) {
      exports.layOut(layout, input);
    },
    size: layout => [exports.contentWidth(layout), exports.contentHeight(layout)],
    lineCount: layout => exports.lineCount(layout),
    visibleCellCount: (layout, section) => exports.visibleCellCount(layout, section),
    frameOfCell(layout, section, cell) {
      const [x, y, width, height] = numbers(exports.frameOfCell(layout, section, cell), 4);
      return { x, y, width, height };
    },
    /// Returns the elements in a rectangle, in reading order. What pins does so in the visible part, which begins
    /// and ends at two edges.
    elements(layout, { x, y, width, height }, { start, end, headers, footers }) {
      const all = stored(
        exports.elements(layout, x, y, width, height, start, end, headers, footers));
      const elements = [];
      for (let i = 0; i < all.length; i += 7) {
        elements.push({
          kind: elementKinds[all[i]], section: all[i + 1], index: all[i + 2],
          x: all[i + 3], y: all[i + 4], width: all[i + 5], height: all[i + 6],
        });
      }
      return elements;
    },
    /// Returns the lines of the cells in a rectangle.
    lines(layout, x, y, width, height) {
      const all = stored(exports.lines(layout, x, y, width, height));
      const lines = [];
      for (let i = 0; i < all.length; i += 9) {
        lines.push({
          section: all[i], index: all[i + 1], firstCell: all[i + 2], endCell: all[i + 3],
          x: all[i + 4], y: all[i + 5], width: all[i + 6], height: all[i + 7],
          remainingSpace: all[i + 8],
        });
      }
      return lines;
    },
    /// Returns the sentence that says why a line begins where it does.
    reason(layout, section, line) {
      return text(exports.reason(layout, section, line));
    },
    /// Returns by how much the content has to become wider or narrower for a line to change. Each may be NaN.
    leeway(layout, section, line) {
      const [wider, narrower] = numbers(exports.leeway(layout, section, line), 2);
      return { wider, narrower };
    },
    /// Returns what is found in the input at each stretch of widths with the same lines or, if these cannot be
    /// told, a sentence.
    stretches(least, greatest) {
      const count = exports.stretches(input, least, greatest);
      return count < 0 ? text(-count) : findings(stored(count));
    },
    /// Returns what is found at one width.
    findings: width => findings(stored(exports.findings(input, width)))[0],
  };
}

/// What is found in layouts: their widths and heights, the most lines in a section, and the cells that fail an
/// expectation, if any.
function findings(numbers) {
  const found = [];
  for (let i = 0; i < numbers.length; i += 12) {
    const [least, greatest, height, lineCount, ...cells] = numbers.slice(i, i + 12);
    const [cramped, separated, beforeLoneOverflow, unmirrored] = [0, 2, 4, 6].map(
      index => cells[index] < 0 ? null : { section: cells[index], cell: cells[index + 1] });
    found.push({
      least, greatest, height, lineCount, cramped, separated, beforeLoneOverflow, unmirrored,
    });
  }
  return found;
}

const elementKinds = ["header", "cell", "overflow", "footer", "background", "separator"];

/// Allocates the engine's memory in blocks whose sizes are powers of 2. A freed block is used again for
/// the next of its size.
function makeHeap(memory) {
  const headerSize = 16;
  const freeBlocks = Array.from({ length: 32 }, () => []);
  let end = memory.buffer.byteLength;
  return {
    allocate(size) {
      const order = 32 - Math.clz32(Math.max(size, 16) + headerSize - 1);
      let block = freeBlocks[order].pop();
      if (block === undefined) {
        block = end;
        end += 2 ** order;
        const missing = end - memory.buffer.byteLength;
        // Memory grows by a megabyte at least: each growth makes a new buffer.
        if (missing > 0) memory.grow(Math.max(Math.ceil(missing / 65536), 16));
        new Uint32Array(memory.buffer, block, 1)[0] = order;
      }
      return block + headerSize;
    },
    free(address) {
      if (address === 0) return;
      const block = address - headerSize;
      freeBlocks[new Uint32Array(memory.buffer, block, 1)[0]].push(block);
    },
  };
}

// Decompresses the engine. Browsers know gzip, with which the page would be a fifth larger.
//
// The format is LZMA with a header of 13 bytes: a byte for lc, lp and pb, the size of the dictionary,
// and the length of the decompressed bytes. The model is that of the LZMA specification by Igor Pavlov.
// `build` sets lp and pb to 0, so that nothing depends on the position of a byte.

function decompressLZMA(input) {
  const lc = input[0];
  const view = new DataView(input.buffer, input.byteOffset);
  const length = view.getUint32(5, true);
  const output = new Uint8Array(length);

  // The range decoder.
  let next = 18;
  let range = 0xffffffff;
  let code = view.getUint32(14, false);

  const normalize = () => {
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | input[next++]) >>> 0;
    }
  };
  const bit = (model, index) => {
    normalize();
    const bound = (range >>> 11) * model[index];
    if (code < bound) {
      range = bound;
      model[index] += (2048 - model[index]) >> 5;
      return 0;
    }
    range -= bound;
    code -= bound;
    model[index] -= model[index] >> 5;
    return 1;
  };
  const directBits = count => {
    let value = 0;
    while (count-- > 0) {
      normalize();
      range >>>= 1;
      const isOne = code >= range;
      if (isOne) code -= range;
      value = value * 2 + (isOne ? 1 : 0);
    }
    return value;
  };
  const tree = (model, offset, bitCount) => {
    let symbol = 1;
    for (let i = 0; i < bitCount; i++) symbol = symbol * 2 + bit(model, offset + symbol);
    return symbol - (1 << bitCount);
  };
  const reverseTree = (model, offset, bitCount) => {
    let symbol = 1;
    let value = 0;
    for (let i = 0; i < bitCount; i++) {
      const next = bit(model, offset + symbol);
      symbol = symbol * 2 + next;
      value |= next << i;
    }
    return value;
  };

  const models = count => new Uint16Array(count).fill(1024);
  const literals = models(0x300 << lc);
  const isMatch = models(12);
  const isRepeat = models(12);
  const isRepeat0 = models(12);
  const isRepeat0Long = models(12);
  const isRepeat1 = models(12);
  const isRepeat2 = models(12);
  const distanceSlots = models(4 << 6);
  const specialDistances = models(128);
  const alignment = models(16);
  const makeLengths = () => ({
    choice: models(2), low: models(8), middle: models(8), high: models(256),
  });
  const matchLengths = makeLengths();
  const repeatLengths = makeLengths();

  const readLength = lengths => {
    if (!bit(lengths.choice, 0)) return 2 + tree(lengths.low, 0, 3);
    if (!bit(lengths.choice, 1)) return 10 + tree(lengths.middle, 0, 3);
    return 18 + tree(lengths.high, 0, 8);
  };
  const readDistance = matchLength => {
    const slot = tree(distanceSlots, Math.min(matchLength - 2, 3) << 6, 6);
    if (slot < 4) return slot;
    const bitCount = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** bitCount;
    if (slot < 14) return base + reverseTree(specialDistances, base - slot, bitCount);
    return base + directBits(bitCount - 4) * 16 + reverseTree(alignment, 0, 4);
  };

  let state = 0;
  let distances = [0, 0, 0, 0];
  let end = 0;
  while (end < length) {
    if (!bit(isMatch, state)) {
      const before = end > 0 ? output[end - 1] : 0;
      const context = before >> (8 - lc);
      let symbol = 1;
      if (state >= 7) {
        let matched = output[end - distances[0] - 1];
        while (symbol < 0x100) {
          const matchedBit = (matched >> 7) & 1;
          matched <<= 1;
          const next = bit(literals, 0x300 * context + ((1 + matchedBit) << 8) + symbol);
          symbol = symbol * 2 + next;
          if (next !== matchedBit) break;
        }
      }
      while (symbol < 0x100) symbol = symbol * 2 + bit(literals, 0x300 * context + symbol);
      output[end++] = symbol & 0xff;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let matchLength;
    if (bit(isRepeat, state)) {
      let [first, second, third, fourth] = distances;
      if (!bit(isRepeat0, state)) {
        if (!bit(isRepeat0Long, state)) {
          output[end] = output[end - first - 1];
          end += 1;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else if (!bit(isRepeat1, state)) {
        distances = [second, first, third, fourth];
      } else if (!bit(isRepeat2, state)) {
        distances = [third, first, second, fourth];
      } else {
        distances = [fourth, first, second, third];
      }
      matchLength = readLength(repeatLengths);
      state = state < 7 ? 8 : 11;
    } else {
      matchLength = readLength(matchLengths);
      distances = [readDistance(matchLength), distances[0], distances[1], distances[2]];
      state = state < 7 ? 7 : 10;
    }
    const distance = distances[0] + 1;
    for (let i = 0; i < matchLength && end < length; i++, end++) {
      output[end] = output[end - distance];
    }
  }
  return output;
}

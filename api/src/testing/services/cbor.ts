/** The values that an authenticator writes: whole numbers, bytes, texts and maps. */
export type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

const MAJOR = { positive: 0, negative: 1, bytes: 2, text: 3, map: 5 };

/** Encodes as RFC 8949 says. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number") {
    return value < 0 ? headOf(MAJOR.negative, -1 - value) : headOf(MAJOR.positive, value);
  }
  if (typeof value === "string") {
    const bytes = Buffer.from(value);
    return Buffer.concat([headOf(MAJOR.text, bytes.length), bytes]);
  }
  if (value instanceof Map) {
    const pairs = [...value].flatMap((pair) => pair.map(encodeCbor));
    return Buffer.concat([headOf(MAJOR.map, value.size), ...pairs]);
  }
  return Buffer.concat([headOf(MAJOR.bytes, value.length), value]);
}

/** Returns the type of an item with its number or length, in one, two or three bytes. */
function headOf(major: number, number: number): Buffer {
  const type = major << 5;
  if (number < 24) return Buffer.from([type | number]);
  if (number < 256) return Buffer.from([type | 24, number]);
  return Buffer.from([type | 25, number >> 8, number & 0xff]);
}

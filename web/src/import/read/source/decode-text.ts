import {
  asked,
  certain,
  chosen,
  type Guess,
  type Sample,
  SAMPLE_LINES,
} from "@creel/domain/import/source/guess";

import { type Encoding, ENCODINGS, fitOf } from "./encodings.ts";

interface DecodedText {
  text: string;
  /** `null` if the file leaves no doubt. */
  encoding: Guess<Encoding> | null;
}

/**
 * Decodes UTF-8, UTF-16 or the declared encoding of an XML file, else the one the angler chose or the most likely one.
 */
export function decodeText(bytes: Uint8Array, chosenEncoding?: Encoding): DecodedText {
  const text =
    textOf(wideEncoding(bytes), bytes) ?? textOf(declaredEncoding(bytes), bytes) ?? textOf("utf-8", bytes);
  if (text !== null) return { text, encoding: null };
  const encoding = chosenEncoding ? chosen(chosenEncoding, ENCODINGS) : guessEncoding(bytes);
  const first = encoding.value ?? encoding.alternatives[0] ?? ENCODINGS[0];
  return { text: new TextDecoder(first).decode(bytes), encoding };
}

function textOf(encoding: string | null, bytes: Uint8Array): string | null {
  if (encoding === null) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The number of bytes that are checked for UTF-16. */
const HEAD = 4096;

/** Detects UTF-16 by its byte order mark, or else by zeros in only the even or only the odd bytes. */
export function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return wideWithoutMark(bytes.subarray(0, HEAD));
}

function wideWithoutMark(head: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [even = 0, odd = 0] = [0, 1].map(
    (half) => head.filter((byte, at) => byte === 0 && at % 2 === half).length,
  );
  if (Math.min(even, odd) > 0 || even + odd < Math.max(2, head.length / MAX_BYTES_PER_ZERO)) return null;
  const encoding = even === 0 ? "utf-16le" : "utf-16be";
  return CONTROL.test(new TextDecoder(encoding).decode(head)) ? null : encoding;
}

/**
 * UTF-16 has at least one zero in this many bytes: even a text without Latin letters has commas, digits or line ends.
 */
const MAX_BYTES_PER_ZERO = 20;
// oxlint-disable-next-line no-control-regex -- no text has them
const CONTROL = /[\0-\u0008\u000B\u000E-\u001F]/;

const DECLARATION = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** Returns `null` for a declared UTF-16, in which the declaration would not be readable here. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const declared = DECLARATION.exec(new TextDecoder("windows-1252").decode(bytes.subarray(0, 200)))?.[1];
  return declared === undefined || /^(?:utf-?16|ucs)/i.test(declared) ? null : declared;
}

/** The most bytes of lines with non-ASCII letters. */
const SAMPLE = 64_000;
/** The least share of fitting words; below it, another encoding is likely. */
const MIN_FIT = 0.5;
/** An encoding this close to the best fit counts as equally likely. */
const NEAR = 0.25;
const MAX_ASKED = 4;

function guessEncoding(bytes: Uint8Array): Guess<Encoding> {
  const lines = linesWithLetters(bytes);
  const sample = joined(lines.map(({ part }) => part));
  const scored = ENCODINGS.map((encoding) => ({
    encoding,
    fit: textOf(encoding, sample) === null ? 0 : fitOf(encoding, sample),
    text: new TextDecoder(encoding).decode(sample),
  })).toSorted((one, other) => other.fit - one.fit);
  const best = scored[0]?.fit ?? 0;
  const likely = scored.filter(({ fit }) => fit >= Math.max(MIN_FIT, best - NEAR));
  // Several encodings may decode to the same text.
  const open = likely.length > 0 ? likely : scored;
  const different = open.filter(({ text }, at) => open.findIndex((other) => other.text === text) === at);
  const [first] = different;
  if (first && different.length === 1) return certain(first.encoding, { code: "letters" }, ENCODINGS);
  const alternatives = different.slice(0, MAX_ASKED).map(({ encoding }) => encoding);
  return asked(alternatives, { code: "ambiguous", samples: samplesOf(lines, alternatives) });
}

interface Line {
  /** From 1. */
  line: number;
  part: Uint8Array;
}

function linesWithLetters(bytes: Uint8Array): Line[] {
  const found: Line[] = [];
  let [line, start, size] = [1, 0, 0];
  while (start < bytes.length && size < SAMPLE) {
    const newline = bytes.indexOf(10, start);
    const end = newline === -1 ? bytes.length : newline;
    const part = bytes.subarray(start, Math.min(end, start + SAMPLE));
    if (part.some((byte) => byte > 0x7f)) {
      found.push({ line, part });
      size += part.length;
    }
    [line, start] = [line + 1, end + 1];
  }
  return found;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0)).fill(10);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length + 1;
  }
  return all;
}

/** Returns lines that differ between the encodings, from shortly before their first non-ASCII letter on. */
function samplesOf(lines: readonly Line[], encodings: readonly Encoding[]): Sample[] {
  const samples = lines.map(({ line, part }): Sample => {
    const first = part.findIndex((byte) => byte > 0x7f);
    const shown = first <= BEFORE ? part : part.subarray(part.lastIndexOf(0x2c, first - 1) + 1);
    const readings = encodings.map((encoding) =>
      new TextDecoder(encoding).decode(shown).trim().slice(0, SHOWN),
    );
    return { line, text: "", readings };
  });
  return samples.filter(({ readings }) => new Set(readings).size > 1).slice(0, SAMPLE_LINES);
}

/** The most characters before the first non-ASCII one, and the most that are shown. */
const [BEFORE, SHOWN] = [20, 40];

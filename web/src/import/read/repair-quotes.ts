interface Shape {
  delimiter: string;
  /** The number of cells in most lines. */
  width: number;
}

interface RepairedText {
  text: string;
  /** The lines of quotation marks that are plain characters, from 1. */
  lines: number[];
}

interface Cell {
  /** The index after its last character. */
  end: number;
  isPlain: boolean;
}

/** A note may contain two cells side by side, but not three. */
const MIN_WIDTH = 3;
/** The most characters of a quoted cell; a longer one has no closing mark. A spreadsheet takes 32,767 per cell. */
const LONGEST_CELL = 100_000;
const BREAK = /\r\n|\r|\n/g;

/**
 * Escapes quotation marks that are plain characters, so that each line is one record. A mark that opens a cell, as in
 * 12", is plain if it has no closing mark, or if the closing mark is in a later line of the table.
 */
export function repairQuotes(text: string, shape: Shape): RepairedText {
  const { delimiter } = shape;
  const cellAt = cellReader(text, shape);
  const lines: number[] = [];
  const parts: string[] = [];
  let [at, line, lineStart] = [0, 1, 0];
  while (at < text.length) {
    const { end, isPlain } = cellAt(at, lineStart);
    const cell = text.slice(at, end);
    parts.push(isPlain ? escapeQuotes(cell) : cell);
    if (isPlain) lines.push(line);
    line += breaksIn(cell);
    const isLast = !text.startsWith(delimiter, end);
    at = isLast ? endOfBreak(text, end) : end + delimiter.length;
    parts.push(text.slice(end, at));
    if (isLast) [line, lineStart] = [line + 1, at];
  }
  return { text: parts.join(""), lines };
}

/** Matches a cell whose other quotation marks are doubled, so that it was meant to be closed: "12"" is 12". */
const UNCLOSED = /^"[^"]*(?:""[^"]*)+$/;

function escapeQuotes(cell: string): string {
  return UNCLOSED.test(cell) ? `${cell}"` : `"${cell.replaceAll('"', '""')}"`;
}

/** Returns a function that reads the cell at `at` in the line that begins at `lineStart`. */
function cellReader(text: string, { delimiter, width }: Shape): (at: number, lineStart: number) => Cell {
  const plainEnd = new RegExp(
    `[\\r\\n]|${delimiter.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}`,
    "g",
  );
  return (at, lineStart) => {
    const isMarked = text[at] === '"';
    const quotedEnd = isMarked ? endOfQuoted(text, at, delimiter) : null;
    if (quotedEnd !== null && !isTable(at, lineStart, quotedEnd)) return { end: quotedEnd, isPlain: false };
    plainEnd.lastIndex = at;
    return { end: plainEnd.exec(text)?.index ?? text.length, isPlain: isMarked };
  };

  /**
   * True if a cell spans several lines that would each be as wide as the table if quotation marks were plain
   * characters.
   */
  function isTable(at: number, lineStart: number, end: number): boolean {
    if (width < MIN_WIDTH || breaksIn(text.slice(at, end)) === 0) return false;
    const lines = text.slice(lineStart, endOfLine(text, end)).split(BREAK);
    return lines.every((line) => line.split(delimiter).length === width);
  }
}

/**
 * Returns the index after the closing quotation mark of a cell. A mark that is neither doubled nor at the end of a cell
 * is a plain character, as long as the cell ends in the same line.
 */
function endOfQuoted(text: string, start: number, delimiter: string): number | null {
  let isOneLine = false;
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && quote - start < LONGEST_CELL) {
    if (isOneLine && breaksIn(text.slice(start, quote)) > 0) return null;
    const isDoubled = text[quote + 1] === '"';
    const end = isDoubled ? null : endBehind(text, quote + 1, delimiter);
    if (end !== null) return end;
    isOneLine ||= !isDoubled;
    quote = text.indexOf('"', quote + (isDoubled ? 2 : 1));
  }
  return null;
}

/**
 * Returns the end of a cell after its closing quotation mark, where some programs write spaces; `null` if it does not
 * end.
 */
function endBehind(text: string, at: number, delimiter: string): number | null {
  let end = at;
  while (text[end] === " ") end += 1;
  const isEnd = end >= text.length || text.startsWith(delimiter, end) || isBreak(text[end]);
  return isEnd ? end : null;
}

function isBreak(letter: string | undefined): boolean {
  return letter === "\r" || letter === "\n";
}

function breaksIn(text: string): number {
  return text.match(BREAK)?.length ?? 0;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBreak(text[at])) at += 1;
  return at;
}

function endOfBreak(text: string, at: number): number {
  return text.startsWith("\r\n", at) ? at + 2 : Math.min(at + 1, text.length);
}

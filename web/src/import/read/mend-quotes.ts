interface Shape {
  delimiter: string;
  /** Cells of most lines. */
  width: number;
}

interface Mended {
  text: string;
  /** Of the quotation marks that are letters, from 1. */
  lines: number[];
}

interface Cell {
  /** Behind its last letter. */
  end: number;
  isLetter: boolean;
}

/** Two cells beside each other may stand in a note, too; three do not. */
const LEAST_WIDTH = 3;
/** In letters: what goes on for longer is a cell without an end. A spreadsheet takes 32,767 in a cell. */
const LONGEST_CELL = 100_000;
const BREAK = /\r\n|\r|\n/g;

/**
 * A quotation mark in front of a cell is a letter, as in 12", where it has no end, and where its end is in a later line
 * of the table. It is written here as a letter is, so that each line is one.
 */
export function mendQuotes(text: string, shape: Shape): Mended {
  const { delimiter } = shape;
  const cellAt = cellReader(text, shape);
  const lines: number[] = [];
  const parts: string[] = [];
  let [at, line, lineStart] = [0, 1, 0];
  while (at < text.length) {
    const { end, isLetter } = cellAt(at, lineStart);
    const cell = text.slice(at, end);
    parts.push(isLetter ? asLetters(cell) : cell);
    if (isLetter) lines.push(line);
    line += breaksIn(cell);
    const isLast = !text.startsWith(delimiter, end);
    at = isLast ? endOfBreak(text, end) : end + delimiter.length;
    parts.push(text.slice(end, at));
    if (isLast) [line, lineStart] = [line + 1, at];
  }
  return { text: parts.join(""), lines };
}

/** One whose other quotation marks are doubled was meant to be closed: "12"" is 12". */
const UNCLOSED = /^"[^"]*(?:""[^"]*)+$/;

function asLetters(cell: string): string {
  return UNCLOSED.test(cell) ? `${cell}"` : `"${cell.replaceAll('"', '""')}"`;
}

/** Reads the cell that begins at a place of a line that begins at another. */
function cellReader(text: string, { delimiter, width }: Shape): (at: number, lineStart: number) => Cell {
  const plainEnd = new RegExp(
    `[\\r\\n]|${delimiter.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}`,
    "g",
  );
  return (at, lineStart) => {
    const isMarked = text[at] === '"';
    const quotedEnd = isMarked ? endOfQuoted(text, at, delimiter) : null;
    if (quotedEnd !== null && !isTable(at, lineStart, quotedEnd)) return { end: quotedEnd, isLetter: false };
    plainEnd.lastIndex = at;
    return { end: plainEnd.exec(text)?.index ?? text.length, isLetter: isMarked };
  };

  /** Whether a cell is of several lines, of which each is as wide as the table when quotation marks are letters. */
  function isTable(at: number, lineStart: number, end: number): boolean {
    if (width < LEAST_WIDTH || breaksIn(text.slice(at, end)) === 0) return false;
    const lines = text.slice(lineStart, endOfLine(text, end)).split(BREAK);
    return lines.every((line) => line.split(delimiter).length === width);
  }
}

/**
 * Behind the quotation mark that ends a cell. One that is neither doubled nor at an end is a letter, as long as the cell
 * ends in the same line.
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

/** Where a cell ends behind its quotation mark: some programs write blanks there. */
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

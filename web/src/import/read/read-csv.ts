import { DELIMITERS } from "@creel/domain/import/source/delimiters";
import type { SourceProblem } from "@creel/domain/import/source/source-problem";
import type { SourceRow, SourceTable } from "@creel/domain/import/source/source-table";
import papaparse from "papaparse";

import { repairQuotes } from "./repair-quotes.ts";
import { tableOfLines } from "./source/read-source.ts";

/** Matches a first line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;

/**
 * Reads a CSV file. Counts lines as an editor does: a cell may span several.
 * @param chosen the delimiter, if the angler chose one
 */
export function readCsv(name: string, text: string, chosen?: string): SourceTable {
  const [separatorLine, separator] = SEPARATOR_LINE.exec(text) ?? [];
  const lined = separatorLine === undefined ? text : text.slice(separatorLine.length);
  const delimiter = chosen ?? separator ?? delimiterOf(lined);
  const above = separatorLine === undefined ? 0 : 1;
  const { data, opens } = cellsIn(lined, delimiter);
  let line = above + 1;
  const lines = data.map((cells): SourceRow => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
  const table = tableOfLines({ name, lines, delimiter, decimal: null });
  const problems = opens.map((open): SourceProblem => ({ code: "open_quote", line: open + above }));
  return { ...table, text, problems };
}

interface Cells {
  data: readonly string[][];
  /** Lines with a quotation mark that is not closed. */
  opens: readonly number[];
}

/**
 * Parses the text, and repairs its quotation marks if a cell spans lines or the parser reports one: rows may be lost in
 * a cell.
 */
function cellsIn(text: string, delimiter: string): Cells {
  const { data, errors } = papaparse.parse(text, { delimiter });
  const isSure =
    errors.every(({ type }) => type !== "Quotes") && data.every((cells) => !cells.some(hasBreak));
  if (isSure) return { data, opens: [] };
  const repaired = repairQuotes(text, { delimiter, width: widthOf(data, text, delimiter) });
  return { data: papaparse.parse(repaired.text, { delimiter }).data, opens: repaired.lines };
}

/**
 * Returns the most frequent number of cells. Rows that swallowed others distort it, so raw lines count if more of them
 * agree.
 */
function widthOf(data: readonly string[][], text: string, delimiter: string): number {
  const asRead = data.filter((cells) => cells.join("") !== "").map((cells) => cells.length);
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== "");
  const [read, seen] = [asRead, lines.map((line) => line.split(delimiter).length)].map(mostFrequent);
  if (!read || !seen) return 0;
  return seen.share > read.share ? seen.columns : read.columns;
}

function hasBreak(cell: string): boolean {
  return /[\r\n]/.test(cell);
}

/** Enough characters to detect the delimiter. */
const SAMPLE = 20_000;

/**
 * Returns the delimiter that splits most lines into the same number of cells, at least two. A title may precede them.
 */
function delimiterOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const scored = DELIMITERS.map((delimiter) => {
    const rows = papaparse.parse(sample, { delimiter }).data.filter((cells) => cells.join("") !== "");
    const { columns, share } = mostFrequent(rows.map((cells) => cells.length));
    return { delimiter, score: columns > 1 ? share + columns / 1000 : 0 };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best?.delimiter ?? ",";
}

function mostFrequent(widths: readonly number[]): { columns: number; share: number } {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [columns = 0, count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { columns, share: count / Math.max(1, widths.length) };
}

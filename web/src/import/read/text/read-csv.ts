import type { SourceRow, SourceTable } from "@creel/domain/import/source/source-table";
import papaparse from "papaparse";

import { tableOfLines } from "../source/tables.ts";

const DELIMITERS = [",", ";", "\t", "|"];

/** A first line by which Excel is told what stands between the cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;

/** Lines are counted as an editor counts them: a cell may hold several. */
export function readCsv(name: string, text: string): SourceTable {
  const [separatorLine, separator] = SEPARATOR_LINE.exec(text) ?? [];
  const lined = separatorLine === undefined ? text : text.slice(separatorLine.length);
  const delimiter = separator ?? delimiterOf(lined);
  const { data } = papaparse.parse(lined, { delimiter });
  let line = separatorLine === undefined ? 1 : 2;
  const lines = data.map((cells): SourceRow => {
    const row = { line, cells };
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
  return tableOfLines({ name, lines, delimiter, decimal: null });
}

/** In characters: enough lines to see what stands between the cells. */
const SAMPLE = 20_000;

/** What splits most lines into the same number of cells, at least two; the library asks for a third column. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const scored = DELIMITERS.map((delimiter) => {
    const rows = papaparse.parse(sample, { delimiter }).data.filter((cells) => cells.join("") !== "");
    const columns = rows[0]?.length ?? 1;
    const alike = rows.filter((cells) => cells.length === columns).length / rows.length;
    return { delimiter, score: columns > 1 ? alike + columns / 1000 : 0 };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best?.delimiter ?? ",";
}

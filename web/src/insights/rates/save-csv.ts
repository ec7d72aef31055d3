import { saveFile } from "../../device/save-file.ts";

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Matches text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number;

/** Puts an apostrophe before text that looks like a formula, so that spreadsheets treat it as text. */
export async function csvOf(records: readonly (readonly Cell[])[]): Promise<string> {
  const { stringify } = await import("@vanillaes/csv");
  return BYTE_ORDER_MARK + stringify(records.map((record) => record.map(withoutFormula)));
}

export async function saveCsv(name: string, records: readonly (readonly Cell[])[]): Promise<void> {
  saveFile(name, new Blob([await csvOf(records)], { type: "text/csv" }));
}

function withoutFormula(cell: Cell): Cell {
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Rounds to four decimals; empty for an unknown value. */
export function roundForCsv(value: number | null | undefined): number | string {
  return value === null || value === undefined ? "" : Number(value.toFixed(4));
}

import { saveFile } from "../../device/save-file.ts";

/** Lets a spreadsheet know that it is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would compute what begins so. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number;

/** Texts that look like a formula are marked as texts. */
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

/** To four decimals; empty for what is not known. */
export function roundForCsv(value: number | null | undefined): number | string {
  return value === null || value === undefined ? "" : Number(value.toFixed(4));
}

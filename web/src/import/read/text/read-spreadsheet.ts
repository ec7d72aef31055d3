import type { SourceRow, SourceTable } from "@creel/domain/import/source/source-table";
import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from "@e965/xlsx";

import { READ_LIMITS, RefusedFileError } from "../source/refusal.ts";
import { refuseColumns, tableOfLines } from "../source/tables.ts";

/**
 * The sheets that have anything in them. A formula is what it came to when the file was saved; it is never computed.
 * @throws RefusedFileError
 */
export function readSpreadsheet(bytes: Uint8Array): SourceTable[] {
  const workbook = openWorkbook(bytes);
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.flatMap((name) => {
    const sheet = workbook.Sheets[name];
    const lines = sheet ? linesOf(sheet, is1904) : [];
    const table = tableOfLines({ name, lines, delimiter: null, decimal: "." });
    return table.rows.length > 0 ? [table] : [];
  });
}

function openWorkbook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      cellText: false,
      sheetRows: READ_LIMITS.rows + 2,
    });
  } catch (error) {
    const isEncrypted = /password|encrypt/i.test(String(error));
    throw new RefusedFileError(isEncrypted ? "encrypted" : "broken");
  }
}

/** Cells that are there alone: the range that a sheet names may be as large as its writer liked. */
function linesOf({ "!data": data = [] }: WorkSheet, is1904: boolean): SourceRow[] {
  const found: { line: number; texts: ReadonlyMap<number, string> }[] = [];
  let [first, last] = [Infinity, -1];
  for (const [index, row] of Object.entries(data)) {
    const texts = textsOf(row, is1904);
    for (const column of texts.keys()) {
      first = Math.min(first, column);
      last = Math.max(last, column);
    }
    if (texts.size > 0) found.push({ line: Number(index) + 1, texts });
  }
  refuseColumns(last - first + 1);
  return found.map(({ line, texts }) => ({
    line,
    cells: Array.from({ length: last - first + 1 }, (_, index) => texts.get(first + index) ?? ""),
  }));
}

/** By their columns, without those that are empty. */
function textsOf(row: readonly CellObject[], is1904: boolean): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [column, cell] of Object.entries(row)) {
    const text = textOf(cell, is1904);
    if (text !== "") texts.set(Number(column), text);
  }
  return texts;
}

function textOf({ t: type, v: value, z: format }: CellObject, is1904: boolean): string {
  if (value === undefined || type === "e" || type === "z") return "";
  if (typeof value === "number" && typeof format === "string" && SSF.is_date(format)) {
    return dateText(value, is1904);
  }
  return String(value);
}

const DAYS_TO_1904 = 1462;

/** A number of days: a time where it is less than one, a day where it is whole. */
function dateText(days: number, is1904: boolean): string {
  const since1900 = days >= 1 && is1904 ? days + DAYS_TO_1904 : days;
  const parts = SSF.parse_date_code(since1900);
  const [hours, minutes, seconds] = [parts.H, parts.M, Math.floor(parts.S)].map(twoDigits);
  const time = `${hours}:${minutes}:${seconds}`;
  if (days < 1) return time;
  const day = `${parts.y}-${twoDigits(parts.m)}-${twoDigits(parts.d)}`;
  return Number.isInteger(days) ? day : `${day} ${time}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

import { hasTwoReadings } from "@creel/domain/import/measures/read-number";
import type { SourceRow, SourceTable, TypedCell } from "@creel/domain/import/source/source-table";
import {
  type CellObject,
  CFB,
  parse_zip as readUnpacked,
  type ParsingOptions,
  read,
  SSF,
  type WorkBook,
  type WorkSheet,
} from "@e965/xlsx";

import { refuseColumns, tableOfLines } from "./source/read-source.ts";
import { READ_LIMITS, RefusedFileError } from "./source/refusal.ts";

/**
 * Reads the sheets that are not empty. A formula has the value it had when the file was saved; it is never computed.
 * @throws RefusedFileError
 */
export function readSpreadsheet(bytes: Uint8Array): SourceTable[] {
  const workbook = openWorkbook(bytes);
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.flatMap((name) => {
    const sheet = workbook.Sheets[name];
    const { lines, typed } = sheet ? linesOf(sheet, is1904) : NO_LINES;
    const table = tableOfLines({ name, lines, delimiter: null, decimal: typed.length > 0 ? null : "." });
    if (table.rows.length === 0) return [];
    return typed.length > 0 ? [{ ...table, typed }] : [table];
  });
}

interface Lines {
  lines: SourceRow[];
  /** Text cells that may be numbers in the format of a locale. */
  typed: TypedCell[];
}

const NO_LINES: Lines = { lines: [], typed: [] };
const MAY_BE_NUMBER = /\d[.,]\d/;

const OPTIONS: ParsingOptions = {
  type: "array",
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: false,
  sheetRows: READ_LIMITS.rows + 2,
};

/** The first byte of a ZIP archive, but of no older workbook. */
const ZIP = 0x50;

function openWorkbook(bytes: Uint8Array): WorkBook {
  try {
    return bytes[0] === ZIP ? readUnpacked(withoutLinks(bytes), OPTIONS) : read(bytes, OPTIONS);
  } catch (error) {
    const isEncrypted = /password|encrypt/i.test(String(error));
    throw new RefusedFileError(isEncrypted ? "encrypted" : "broken");
  }
}

interface Unpacked {
  FileIndex: { name: string; content?: Uint8Array | undefined }[];
}

/** Matches a link. The package creates every cell in the range of a link, which may be the whole sheet. */
const LINK = /<(?:\w+:)?hyperlink [^<>]*>/g;

function withoutLinks(bytes: Uint8Array): Unpacked {
  const unpacked: Unpacked = CFB.read(bytes, { type: "array" });
  for (const file of unpacked.FileIndex) {
    if (!file.content || !file.name.endsWith(".xml")) continue;
    const text = new TextDecoder().decode(file.content);
    const without = text.replaceAll(LINK, "");
    if (without.length < text.length) file.content = new TextEncoder().encode(without);
  }
  return unpacked;
}

/** Reads only cells that exist, since a sheet may declare any range. */
function linesOf({ "!data": data = [] }: WorkSheet, is1904: boolean): Lines {
  const found: { line: number; cells: ReadonlyMap<number, Cell> }[] = [];
  let [first, last] = [Infinity, -1];
  for (const [index, row] of Object.entries(data)) {
    const cells = cellsOf(row, is1904);
    for (const column of cells.keys()) {
      first = Math.min(first, column);
      last = Math.max(last, column);
    }
    if (cells.size > 0) found.push({ line: Number(index) + 1, cells });
  }
  refuseColumns(last - first + 1);
  const typed = found.flatMap(({ line, cells }) =>
    [...cells].flatMap(([column, { text, isText }]) =>
      isText && MAY_BE_NUMBER.test(text) ? [{ line, column: column - first, text }] : [],
    ),
  );
  const write = typed.length > 0 ? inOneReading : ({ text }: Cell) => text;
  const lines = found.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: last - first + 1 }, (_, index) => {
      const cell = cells.get(first + index);
      return cell ? write(cell) : "";
    }),
  }));
  return { lines, typed };
}

interface Cell {
  text: string;
  isText: boolean;
}

/** Adds a zero to a number if texts may use the point for thousands: "1.2340" has only one reading. */
function inOneReading({ text, isText }: Cell): string {
  return !isText && hasTwoReadings(text) ? `${text}0` : text;
}

/** Returns cells keyed by column, without empty ones. */
function cellsOf(row: readonly CellObject[], is1904: boolean): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const [column, cell] of Object.entries(row)) {
    const text = textOf(cell, is1904);
    if (text !== "") cells.set(Number(column), { text, isText: cell.t === "s" });
  }
  return cells;
}

/** Error values of formulas, keyed by their codes in workbooks. */
const ERRORS: ReadonlyMap<unknown, string> = new Map([
  [0x00, "#NULL!"],
  [0x07, "#DIV/0!"],
  [0x0f, "#VALUE!"],
  [0x17, "#REF!"],
  [0x1d, "#NAME?"],
  [0x24, "#NUM!"],
  [0x2a, "#N/A"],
]);

function textOf({ t: type, v: value, z: format }: CellObject, is1904: boolean): string {
  if (value === undefined || type === "z") return "";
  if (type === "e") return ERRORS.get(value) ?? "#ERROR!";
  if (typeof value === "number" && typeof format === "string" && SSF.is_date(format)) {
    return dateText(value, is1904);
  }
  return String(value);
}

const DAYS_TO_1904 = 1462;

/** Formats a number of days: a time if it is below one, a day if it is whole. */
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

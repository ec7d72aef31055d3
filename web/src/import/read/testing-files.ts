import { type CellObject, type WorkSheet, utils, write } from "@e965/xlsx";

/** The encoding of a text, or a workbook. */
export const CONTAINERS = ["utf-8", "utf-8 with mark", "utf-16", "windows-1252", "sep line", "xlsx"] as const;

export interface WrittenCell {
  text: string;
  /** The number that a spreadsheet stores; `null` for a text. */
  number: number | null;
  /** The number format of a day or a time. */
  format?: string;
}

export interface WrittenFile {
  lines: readonly (readonly WrittenCell[])[];
  container: (typeof CONTAINERS)[number];
  delimiter: string;
}

/** Returns the file as a program would save it. */
export function fileOf(file: WrittenFile): File {
  const bytes = file.container === "xlsx" ? workbookOf(file) : textOf(file);
  return new File([bytes], "log");
}

function textOf({ lines, container, delimiter }: WrittenFile): Uint8Array<ArrayBuffer> {
  const text = lines
    .map((line) => line.map((cell) => quoted(cell.text, delimiter)).join(delimiter))
    .join("\r\n");
  const marked = `\uFEFF${text}`;
  if (container === "utf-16") {
    return new Uint8Array(Uint16Array.from(marked, (letter) => letter.charCodeAt(0)).buffer);
  }
  // The tests only use letters of ISO 8859-1, which have the same codes.
  if (container === "windows-1252") return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  if (container === "utf-8 with mark") return new TextEncoder().encode(marked);
  return new TextEncoder().encode(container === "sep line" ? `sep=${delimiter}\r\n${text}` : text);
}

function quoted(text: string, delimiter: string): string {
  const isPlain = !text.includes(delimiter) && !/["\r\n]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

function workbookOf({ lines }: WrittenFile): ArrayBuffer {
  const sheet: WorkSheet = utils.aoa_to_sheet(lines.map((line) => line.map(cellOf)));
  const bytes: ArrayBuffer = write(
    { SheetNames: ["Log"], Sheets: { Log: sheet } },
    { type: "array", bookType: "xlsx" },
  );
  return bytes;
}

function cellOf({ text, number, format }: WrittenCell): CellObject | null {
  if (text === "") return null;
  if (number === null) return { t: "s", v: text };
  return { t: "n", v: number, ...(format !== undefined && { z: format }) };
}

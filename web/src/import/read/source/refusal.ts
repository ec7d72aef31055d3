export type RefusalCode =
  | "empty"
  /** One line, which may be the names of columns. */
  | "one_line"
  | "too_large"
  | "too_many_rows"
  | "too_many_columns"
  | "too_many_photos"
  | "too_many_entries"
  /** Unpacked it would be far larger than it is: made to fill a device. */
  | "too_dense"
  /** A name within the archive leads out of it. */
  | "unsafe_name"
  | "encrypted"
  | "broken"
  /** It ends in the middle. */
  | "cut_off"
  /** A spreadsheet of LibreOffice or Apple. */
  | "save_as_xlsx"
  /** A waypoint file of an echo sounder: the unit can save GPX. */
  | "save_as_gpx"
  /** The database of an app: it can export CSV. */
  | "save_as_csv"
  | "nothing_known_inside"
  /** Of several files, or of those in an archive. */
  | "several_kinds"
  | "too_many_inside"
  /** An archive within an archive. */
  | "archive_inside"
  /** Reading it came to no end in time. */
  | "too_slow"
  /** Reading it was broken off: the device had no room for it, or the reader has a mistake. */
  | "broken_off"
  /** What reads files has been started anew since this one was opened. */
  | "closed"
  | "unknown";

/** Why a file is not read; the page has words for each code. */
export class RefusedFileError extends Error {
  override readonly name = "RefusedFileError";
  readonly code: RefusalCode;
  /** A limit, or the name of the file or of an entry. */
  readonly detail: string;

  constructor(code: RefusalCode, detail: string | number = "") {
    super(`${code} ${detail}`);
    this.code = code;
    this.detail = String(detail);
  }
}

const MEGABYTE = 1_000_000;

export const READ_LIMITS = {
  /** Of a file that is no archive, in bytes. */
  text: 20 * MEGABYTE,
  rows: 100_000,
  columns: 250,
  archive: 500 * MEGABYTE,
  entries: 10_000,
  unpacked: 1000 * MEGABYTE,
  /** Of what one entry of text, such as a logbook, may be. */
  entry: 100 * MEGABYTE,
  /** Times its packed size. */
  ratio: 100,
  photos: 200,
  /** For any answer about a file, in milliseconds. */
  timeMs: 40_000,
} as const;

export type RefusalCode =
  | "empty"
  /** The file has one line, which may be the names of the columns. */
  | "one_line"
  | "too_large"
  | "too_many_rows"
  | "too_many_columns"
  | "too_many_photos"
  | "too_many_entries"
  /** Unpacked, the archive would be far larger: it may be made to fill a device. */
  | "too_dense"
  /** A path in the archive leads out of it. */
  | "unsafe_name"
  | "encrypted"
  | "broken"
  /** The file ends in the middle. */
  | "cut_off"
  /** The file is a spreadsheet of LibreOffice or Apple. */
  | "save_as_xlsx"
  /** The file has waypoints in a format of an echo sounder, which can also save GPX. */
  | "save_as_gpx"
  /** The file is the database of an app, which can also export CSV. */
  | "save_as_csv"
  | "nothing_known_inside"
  /** Several files, or the files in an archive, differ in kind. */
  | "several_kinds"
  | "too_many_inside"
  /** The archive contains another archive. */
  | "archive_inside"
  /** Reading did not end in time. */
  | "too_slow"
  /** Reading was aborted: the device ran out of memory, or the reader has a bug. */
  | "broken_off"
  /** The worker restarted after this file was opened. */
  | "closed"
  | "unknown";

/** Says why a file is not read. The page has a text for each code. */
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
  /** The largest file that is not an archive, in bytes. */
  text: 20 * MEGABYTE,
  rows: 100_000,
  columns: 250,
  archive: 500 * MEGABYTE,
  entries: 10_000,
  unpacked: 1000 * MEGABYTE,
  /** The largest text entry of an archive, such as a logbook, in bytes. */
  entry: 100 * MEGABYTE,
  /** How many times larger than packed an entry may be. */
  ratio: 100,
  photos: 200,
  /** The time limit for any answer about a file, in milliseconds. */
  timeMs: 40_000,
} as const;

import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { plural, t } from "@lingui/core/macro";

import { describeFailure } from "../../../http/describe-failure.ts";
import { formatDecimals } from "../../../i18n/numbers.ts";
import { READ_LIMITS, type RefusalCode, RefusedFileError } from "../../read/source/refusal.ts";

const MEGABYTE = 1_000_000;

const REFUSAL_TEXTS: Record<RefusalCode, (detail: string) => string> = {
  empty: () => t`This file is empty.`,
  one_line: () =>
    t`This file has only one line. Put the column names on the first line and each catch on its own line below.`,
  too_large: (limit) => describeTooLarge(Number(limit)),
  too_many_rows: () => describeTooMany(READ_LIMITS.rows),
  too_many_columns: () =>
    t`This file has more than ${formatCount(READ_LIMITS.columns)} columns. Remove the ones you don’t need.`,
  too_many_photos: () =>
    t`You can choose up to ${READ_LIMITS.photos} photos at a time. Import the rest afterward.`,
  too_many_entries: () => t`This archive has more than ${formatCount(READ_LIMITS.entries)} files.`,
  too_dense: () => t`This archive unpacks to far more than a log needs, so Creel didn’t open it.`,
  unsafe_name: (name) => t`This archive has a file with an unsafe path: ${name}. Nothing was read.`,
  encrypted: () => t`This archive has a password. Save it without one.`,
  broken: () => t`This file is damaged or incomplete. Save it again and choose the new file.`,
  cut_off: (line) =>
    t`This file breaks off at line ${line}, maybe because the card was full. Save it again and choose the new file.`,
  save_as_xlsx: () =>
    t`This is a LibreOffice or Numbers spreadsheet. Save it as Excel (.xlsx) or CSV and choose that file.`,
  save_as_gpx: () =>
    t`This is a Lowrance or Humminbird file. Save it as GPX on the unit and choose that file.`,
  save_as_csv: () =>
    t`This is a database from Anglers’ Log or another app. Export your catches from that app as CSV and choose that file.`,
  nothing_known_inside: () =>
    t`Creel found no log it can read in this file. Save your log as CSV and choose that file.`,
  several_kinds: () =>
    t`These files are of different kinds. Import them one by one. If they’re in an archive, unpack it first.`,
  too_many_inside: (limit) =>
    t`This archive has more than ${formatCount(Number(limit))} tables. Unpack it and choose the ones with your catches.`,
  archive_inside: (name) =>
    t`This archive has another archive inside: ${name}. Unpack it and choose the files with your catches.`,
  too_slow: (name) =>
    t`Creel couldn’t read ${name} in ${READ_LIMITS.timeMs / SECOND_MS} seconds. Save it as CSV or split it, then choose the new file.`,
  broken_off: (name) =>
    t`This device couldn’t read ${name}. Choose it again, or save it as CSV and choose that file.`,
  closed: () => t`This file is no longer open. Choose it again.`,
  unknown: () => t`Creel can’t read this kind of file. Save it as CSV and choose that file.`,
};

/**
 * Returns why a file is not read, and what to do instead. @param detail a limit, or the name of the file or of an entry
 */
export function describeRefusal(code: RefusalCode, detail: string): string {
  return REFUSAL_TEXTS[code](detail);
}

/** Returns why an import failed: the reason if the file was refused, else the usual text. */
export function describeImportFailure(error: unknown, fallback: string): string {
  if (error instanceof RefusedFileError) return describeRefusal(error.code, error.detail);
  return describeFailure(error, fallback);
}

function describeTooLarge(limit: number): string {
  const megabytes = Math.round(limit / MEGABYTE);
  return megabytes > 0
    ? t`This file is larger than ${megabytes} MB. Split it and import the parts one by one.`
    : t`This file is too large. Split it and import the parts one by one.`;
}

function describeTooMany(limit: number): string {
  const lines = plural(limit, { one: "# line", other: "# lines" });
  return t`This file has more than ${lines}. Split it and import the parts one by one.`;
}

function formatCount(number: number): string {
  return formatDecimals(number, { min: 0, max: 0, isGrouped: true });
}

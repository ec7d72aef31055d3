import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { plural, t } from "@lingui/core/macro";

import { describeFailure } from "../../../http/describe-failure.ts";
import { formatDecimals } from "../../../i18n/numbers.ts";
import { READ_LIMITS, type RefusalCode, RefusedFileError } from "../../read/source/refusal.ts";

const MEGABYTE = 1_000_000;

const REFUSAL_TEXTS: Record<RefusalCode, (detail: string) => string> = {
  empty: () => t`There is nothing in this file.`,
  one_line: () =>
    t`There is one line in this file and nothing below it. Each catch needs a line of its own below the names of the columns.`,
  too_large: (limit) => describeTooLarge(Number(limit)),
  too_many_rows: () => describeTooMany(READ_LIMITS.rows),
  too_many_columns: () =>
    t`There are more than ${formatCount(READ_LIMITS.columns)} columns in this file. Remove the ones a catch does not need.`,
  too_many_photos: () => t`At most ${READ_LIMITS.photos} photos at a time. Choose the others afterwards.`,
  too_many_entries: () => t`There are more than ${formatCount(READ_LIMITS.entries)} files in this archive.`,
  too_dense: () => t`Unpacked, this archive would be far larger than a log is. It was not opened.`,
  unsafe_name: (name) => t`This archive has a file with an unsafe path: ${name}. Nothing was read.`,
  encrypted: () => t`This archive has a password. Save it without one.`,
  broken: () => t`This file is damaged or not complete. Save it there once more.`,
  cut_off: (line) =>
    t`This file ends in the middle, at line ${line}, as a full card leaves it. Save it there once more.`,
  save_as_xlsx: () =>
    t`This is a spreadsheet of LibreOffice or Numbers. Save it there as Excel (.xlsx) or CSV, and choose that file.`,
  save_as_gpx: () =>
    t`This is the own format of a Lowrance or Humminbird. Save as GPX on the unit, and choose that file.`,
  save_as_csv: () =>
    t`This is the database of Anglers’ Log or another app. Export your catches as CSV there, and choose that file.`,
  nothing_known_inside: () =>
    t`Nothing in this file is a log that Creel knows. Save it as CSV there, and choose that file.`,
  several_kinds: () =>
    t`These are files of several kinds. Import them one by one. Unpack them first if they are in an archive.`,
  too_many_inside: (limit) =>
    t`There are more than ${formatCount(Number(limit))} files with lines in this archive. Unpack it, and choose those with your catches.`,
  archive_inside: (name) =>
    t`There is an archive inside this archive: ${name}. Unpack it, and choose the files with your catches.`,
  too_slow: (name) =>
    t`${name} could not be read in ${READ_LIMITS.timeMs / SECOND_MS} seconds. Save it as CSV there, or split it, and choose that file.`,
  broken_off: (name) =>
    t`${name} could not be read on this device. Choose it once more, or save it as CSV there and choose that file.`,
  closed: () => t`This file is no longer open. Choose it once more.`,
  unknown: () => t`Creel does not know this kind of file. Save it as CSV there, and choose that file.`,
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
  return t`There are more than ${lines} in this file. Split it and import the parts one by one.`;
}

function formatCount(number: number): string {
  return formatDecimals(number, { min: 0, max: 0, isGrouped: true });
}

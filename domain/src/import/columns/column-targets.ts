import { DETAIL_NAMES, type DetailName } from "../../catches/details.ts";

/** What a column can be besides a detail of a catch. */
const OTHER_TARGETS = [
  "species",
  "date",
  "time",
  "time_zone",
  "latitude",
  "longitude",
  "position",
  "water",
  "spot",
  "quantity",
  "photos",
  "id",
] as const;

export type ImportField = DetailName | (typeof OTHER_TARGETS)[number];

/** `noted`: each cell becomes a line of the notes, as in "Mood: good"; `left_out` never leaves the device. */
export type ColumnTarget = ImportField | "noted" | "left_out";

export const IMPORT_FIELDS: readonly ImportField[] = [...OTHER_TARGETS, ...DETAIL_NAMES];

/** Several columns may be of these; of all others the first is, and the rest goes to the notes. */
export const SHARED_TARGETS: ReadonlySet<ColumnTarget> = new Set([
  "weight",
  "length",
  "notes",
  "photos",
  "noted",
  "left_out",
]);

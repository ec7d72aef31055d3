import { DETAIL_NAMES, type DetailName } from "../../details/details.ts";

/** The meanings of a column that are not details of a catch. */
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
  "photos",
  "id",
] as const;

export type ImportField = DetailName | (typeof OTHER_TARGETS)[number];

/** An own field of the log, with its id. */
type OwnFieldTarget = `own_field:${string}`;

/**
 * - `noted`: each cell becomes a line of the notes, as in "Mood: good".
 * - `left_out`: the column never leaves the device.
 * - `new_field`: the import creates an own field for the column.
 */
export type FixedTarget = ImportField | "noted" | "left_out" | "new_field";

export type ColumnTarget = FixedTarget | OwnFieldTarget;

const OWN_FIELD = "own_field:";

export function ownFieldTarget(id: string): ColumnTarget {
  return `${OWN_FIELD}${id}`;
}

/** Returns the id of an own field; `null` for any other target. */
export function ownFieldIn(target: ColumnTarget | null): string | null {
  return target?.startsWith(OWN_FIELD) ? target.slice(OWN_FIELD.length) : null;
}

export const IMPORT_FIELDS: readonly ImportField[] = [...OTHER_TARGETS, ...DETAIL_NAMES];

/**
 * Targets that several columns may have. For any other target, only the first column counts, and the rest goes to the
 * notes.
 */
export const SHARED_TARGETS: ReadonlySet<ColumnTarget> = new Set([
  "weight",
  "length",
  "fate",
  "notes",
  "photos",
  "noted",
  "left_out",
  "new_field",
]);

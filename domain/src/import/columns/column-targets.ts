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
  "quantity",
  "photos",
  "id",
] as const;

export type ImportField = DetailName | (typeof OTHER_TARGETS)[number];

/** An own field that the log has, by its id. */
type OwnFieldTarget = `own_field:${string}`;

/**
 * - `noted`: each cell becomes a line of the notes, as in "Mood: good".
 * - `left_out`: it never leaves the device.
 * - `new_field`: the import makes an own field of it.
 */
export type FixedTarget = ImportField | "noted" | "left_out" | "new_field";

export type ColumnTarget = FixedTarget | OwnFieldTarget;

const OWN_FIELD = "own_field:";

export function ownFieldTarget(id: string): ColumnTarget {
  return `${OWN_FIELD}${id}`;
}

/** The id of an own field; `null` for all others. */
export function ownFieldIn(target: ColumnTarget | null): string | null {
  return target?.startsWith(OWN_FIELD) ? target.slice(OWN_FIELD.length) : null;
}

export const IMPORT_FIELDS: readonly ImportField[] = [...OTHER_TARGETS, ...DETAIL_NAMES];

/** Several columns may be of these; of all others the first is, and the rest goes to the notes. */
export const SHARED_TARGETS: ReadonlySet<ColumnTarget> = new Set([
  "weight",
  "length",
  "notes",
  "photos",
  "noted",
  "left_out",
  "new_field",
]);

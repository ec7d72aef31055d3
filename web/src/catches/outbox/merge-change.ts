import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields } from "@creel/domain/catches/new-catch";
import { withoutAliases } from "@creel/domain/details/aliases";

import { flatFields, wholeFields } from "../../outbox/fields.ts";

/** Groups of catch fields that change together. */
const GROUPS: readonly (readonly string[])[] = [
  ["date", "time", "time_zone"],
  ["latitude", "longitude", "position_accuracy"],
];
/** Photos never conflict: additions from either side stay, and removals from either side apply. */
const PHOTO_FIELDS = new Set(["photoIds", "photoOrder", "removedPhotoIds", "location"]);

interface Sides {
  /** The catch before it was changed here. */
  base: Catch;
  /** The catch as it is stored now. */
  stored: Catch;
  /** The fields that were sent. */
  fields: ChangedFields;
}

/**
 * Returns the fields to send instead if only one side changed each field; `null` if both sides changed one to different
 * values.
 */
export function mergeChange({ base, stored, fields }: Sides): ChangedFields | null {
  const mine = flatFields(withoutAliases(fields)).filter(([name]) => !PHOTO_FIELDS.has(name));
  const was = new Map(flatFields(base));
  const is = new Map(flatFields(stored));
  const changed = mine.filter(([name, value]) => value !== undefined && !isSame(name, value, was.get(name)));
  const isTheirs = (name: string) =>
    groupOf(name).some((each) => (was.get(each) ?? null) !== (is.get(each) ?? null));
  const isConflict = changed.some(([name, value]) => isTheirs(name) && !isSame(name, value, is.get(name)));
  if (isConflict) return null;
  const groups = new Set(changed.flatMap(([name]) => groupOf(name)));
  const photos = Object.entries(fields).filter(
    ([name]) => name.startsWith("photo") || name === "removedPhotoIds",
  );
  return wholeFields([...mine.filter(([name]) => groups.has(name)), ...photos]);
}

function groupOf(name: string): readonly string[] {
  return GROUPS.find((group) => group.includes(name)) ?? [name];
}

/** The same instant may be written in two ways. */
function isSame(name: string, one: unknown, other: unknown): boolean {
  if (name !== "date") return (one ?? null) === (other ?? null);
  return new Date(String(one)).getTime() === new Date(String(other)).getTime();
}

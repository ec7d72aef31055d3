import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields } from "@creel/domain/catches/new-catch";
import { withoutAliases } from "@creel/domain/details/aliases";

import { flatFields, wholeFields } from "../../outbox/fields.ts";

/** Fields that are changed together, by the names of a catch. */
const GROUPS: readonly (readonly string[])[] = [
  ["date", "time", "time_zone"],
  ["latitude", "longitude", "position_accuracy"],
];
/** Of photos, what either side added stays and what either removed goes: that is no conflict. */
const PHOTO_FIELDS = new Set(["photoIds", "photoOrder", "removedPhotoIds", "location"]);

interface Sides {
  /** The catch as it was when it was changed here. */
  base: Catch;
  /** The catch as it is stored now. */
  stored: Catch;
  /** What was sent. */
  fields: ChangedFields;
}

/**
 * What to send instead, when each field was changed on one side only; `null` when both sides changed one to
 * different values.
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

/** Instants may be written in two ways. */
function isSame(name: string, one: unknown, other: unknown): boolean {
  if (name !== "date") return (one ?? null) === (other ?? null);
  return new Date(String(one)).getTime() === new Date(String(other)).getTime();
}

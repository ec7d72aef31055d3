import { flatFields } from "./fields.ts";

/** The versions that are compared to find a conflict. */
export interface FieldSides {
  /** The record before the change on this device. */
  base: object;
  /** The record as it is stored now. */
  stored: object;
  /** The fields sent from this device. */
  fields: object;
}

/**
 * Whether both sides changed a field to different values.
 *
 * @param groups fields that conflict as a group
 */
export function hasConflict(sides: FieldSides, groups: readonly (readonly string[])[]): boolean {
  const base = byName(sides.base);
  const stored = byName(sides.stored);
  const fields = byName(sides.fields);
  return [...fields.keys()].some((name) => {
    const group = groups.find((each) => each.includes(name)) ?? [name];
    const isTheirs = group.some((each) => textOf(base, each) !== textOf(stored, each));
    return isTheirs && textOf(fields, name) !== textOf(stored, name);
  });
}

function byName(fields: object): ReadonlyMap<string, unknown> {
  return new Map(flatFields(fields));
}

/** Instants are compared as numbers because their text may differ. */
function textOf(of: ReadonlyMap<string, unknown>, name: string): string {
  const value = of.get(name);
  const isInstant = typeof value === "string" && name.endsWith("_at");
  return JSON.stringify((isInstant ? Date.parse(value) : value) ?? null);
}

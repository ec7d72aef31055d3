import { flatFields } from "./fields.ts";

/** What one side made of something, and what the other has sent. */
export interface FieldSides {
  /** As it was when it was changed here. */
  base: object;
  /** As it is stored now. */
  stored: object;
  /** What was sent. */
  fields: object;
}

/**
 * Whether both sides changed a field to different values.
 *
 * @param groups Fields that are changed together.
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

/** Instants may be written in two ways. */
function textOf(of: ReadonlyMap<string, unknown>, name: string): string {
  const value = of.get(name);
  const isInstant = typeof value === "string" && name.endsWith("_at");
  return JSON.stringify((isInstant ? Date.parse(value) : value) ?? null);
}

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
  return Object.keys(sides.fields).some((name) => {
    const group = groups.find((each) => each.includes(name)) ?? [name];
    const isTheirs = group.some((each) => textOf(sides.base, each) !== textOf(sides.stored, each));
    return isTheirs && textOf(sides.fields, name) !== textOf(sides.stored, name);
  });
}

/** Instants may be written in two ways. */
function textOf(of: object, name: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(of)).get(name);
  const isInstant = typeof value === "string" && name.endsWith("_at");
  return JSON.stringify((isInstant ? Date.parse(value) : value) ?? null);
}

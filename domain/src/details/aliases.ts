import { DETAIL_NAMES } from "./details.ts";

/** Clients may also send camelCase: `lureType` for `lure_type`. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  [...DETAIL_NAMES, "time_zone", "position_accuracy", "clock_offset", "trip_id"]
    .filter((name) => name.includes("_"))
    .map((name) => [name, camelCase(name)]),
);

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function withAliases<Fields extends object>(fields: Fields): Fields {
  const seconds = Object.entries(fields).flatMap(([name, value]) => {
    const alias = value === undefined ? undefined : ALIASES.get(name);
    return alias === undefined ? [] : [[alias, value] as const];
  });
  return { ...fields, ...Object.fromEntries(seconds) };
}

/** The snake_case spelling wins if both are sent. */
export function withoutAliases(sent: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...sent };
  for (const [name, alias] of ALIASES) {
    if (fields[name] === undefined && alias in fields) fields[name] = fields[alias];
    delete fields[alias];
  }
  return fields;
}

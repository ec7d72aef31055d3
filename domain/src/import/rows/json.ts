/** An object from a file that anybody may have written. */
export type Json = Readonly<Record<string, unknown>>;

export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** Returns an empty object for anything that is not an object. */
export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

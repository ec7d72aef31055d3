/** Returns `null` for `null`, and for invalid JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Returns `undefined` if `value` is no object or has no such member. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

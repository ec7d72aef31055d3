import { RefusedFileError } from "./refusal.ts";

export type Json = Readonly<Record<string, unknown>>;

export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new RefusedFileError("broken");
  }
}

/** The parts of a file that anybody may have written: what is not as it should be is empty. */
export function objectAt(value: unknown, key: string): Json {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Numbers with a point. */
export function textAt(value: unknown, key: string): string {
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found === "string") return found.trim();
  return typeof found === "number" || typeof found === "boolean" ? String(found) : "";
}

export function numberAt(value: unknown, key: string): number | null {
  const text = textAt(value, key);
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

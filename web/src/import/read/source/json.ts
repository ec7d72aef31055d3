import { RefusedFileError } from "./refusal.ts";

export type Json = Readonly<Record<string, unknown>>;

export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new RefusedFileError(
      /[}\]]\s*$/.test(text) ? "broken" : "cut_off",
      text.trimEnd().split("\n").length,
    );
  }
}

/** In a sequence of JSON texts it stands before each of them (RFC 7464). */
export const RECORD_SEPARATOR = "\u001E";

export interface JsonLines {
  objects: readonly unknown[];
  /** Those that are no JSON, by their numbers. */
  broken: readonly number[];
}

/** One JSON value a line, or `null` where the first line is none. */
export function parseJsonLines(text: string): JsonLines | null {
  const objects: unknown[] = [];
  const broken: number[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const plain = line.replace(RECORD_SEPARATOR, "").trim();
    const parsed = plain === "" ? [] : parsedLine(plain);
    if (parsed === null && objects.length === 0) return null;
    if (parsed === null) broken.push(index + 1);
    else objects.push(...parsed);
  }
  return { objects, broken };
}

function parsedLine(line: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? [value] : null;
  } catch {
    return null;
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

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

/** Precedes each text in a JSON text sequence (RFC 7464). */
export const RECORD_SEPARATOR = "\u001E";

export interface JsonLines {
  objects: readonly unknown[];
  /** The numbers of lines that are not JSON objects, from 1. */
  broken: readonly number[];
}

/** Reads one JSON object per line; `null` if the first line is not one. */
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

/** Returns the object under a key; empty if there is none, since anyone may have written the file. */
export function objectAt(value: unknown, key: string): Json {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Returns a trimmed string, or a number or boolean as text; empty for anything else. Numbers have a decimal point. */
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

import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { foldText } from "../text/fold.ts";
import { hasNoNul } from "../text/text.ts";
import { CUSTOM_FIELD_LIMITS } from "./custom-field-limits.ts";
import type { CustomValue, CustomValues } from "./custom-field.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const NUMBER = String.raw`-?\d{1,10}(?:\.\d{1,17})?`;
const FILTER = new RegExp(`^(${UUID})([:~])(.{1,${CUSTOM_FIELD_LIMITS.text}})$`, "isu");
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);

/**
 * What an own field must say, as it stands in an address.
 * - `<id>:<value>` is the value: a choice, or `true` or `false`.
 * - `<id>:<least>..<greatest>` is a number between them, of which one may be absent.
 * - `<id>~<letters>` is a text with these letters in it, whatever their case and accents.
 */
export const customFilterSchema = z
  .string()
  .check(
    z.regex(FILTER, fieldError({ code: "custom_filter" })),
    z.refine(hasNoNul, fieldError({ code: "search_nul" })),
  );

export type CustomFilter =
  | { id: string; kind: "is"; value: string }
  /** A choice may be written like a range. */
  | { id: string; kind: "between"; value: string; least: number | null; greatest: number | null }
  | { id: string; kind: "has"; letters: string };

/** Those of one field by its id: it must meet one of them. What is no filter is left out. */
export function readCustomFilters(texts: readonly string[] = []): ReadonlyMap<string, CustomFilter[]> {
  const ofFields = new Map<string, CustomFilter[]>();
  for (const text of texts) {
    const filter = readCustomFilter(text);
    if (filter) ofFields.set(filter.id, [...(ofFields.get(filter.id) ?? []), filter]);
  }
  return ofFields;
}

function readCustomFilter(text: string): CustomFilter | null {
  const [, uuid, mark, value] = FILTER.exec(text) ?? [];
  if (uuid === undefined || value === undefined) return null;
  const id = uuid.toLowerCase();
  if (mark === "~") return { id, kind: "has", letters: value };
  const range = RANGE.exec(value);
  if (!range) return { id, kind: "is", value };
  return { id, kind: "between", value, least: numberIn(range[1]), greatest: numberIn(range[2]) };
}

function numberIn(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** As it stands in an address. */
export const customFilter = {
  is: (id: string, value: boolean | string) => `${id}:${value}`,
  between: (id: string, least: number | null, greatest: number | null) =>
    `${id}:${least ?? ""}..${greatest ?? ""}`,
  has: (id: string, letters: string) => `${id}~${letters}`,
};

/** As the database of the API filters. */
export function matchesCustom(values: CustomValues, texts: readonly string[]): boolean {
  return [...readCustomFilters(texts)].every(([id, filters]) =>
    filters.some((filter) => isMet(values[id], filter)),
  );
}

function isMet(value: CustomValue | undefined, filter: CustomFilter): boolean {
  switch (filter.kind) {
    case "is":
      return value !== undefined && typeof value !== "number" && String(value) === filter.value;
    case "between":
      return typeof value === "number" ? isBetween(value, filter) : value === filter.value;
    case "has":
      return typeof value === "string" && foldText(value).includes(foldText(filter.letters));
  }
}

interface Range {
  least: number | null;
  greatest: number | null;
}

function isBetween(value: number, { least, greatest }: Range): boolean {
  return value >= (least ?? -Infinity) && value <= (greatest ?? Infinity);
}

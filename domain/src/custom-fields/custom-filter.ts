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
 * A filter on a custom field, as in the URL.
 * - `<id>:<value>` matches a choice, `true` or `false`.
 * - `<id>:<least>..<greatest>` matches numbers in the range; one limit may be absent.
 * - `<id>~<letters>` matches texts that contain the letters, ignoring case and accents.
 */
export const customFilterSchema = z
  .string()
  .check(
    z.regex(FILTER, fieldError({ code: "custom_filter" })),
    z.refine(hasNoNul, fieldError({ code: "search_nul" })),
  );

export type CustomFilter =
  | { id: string; kind: "is"; value: string }
  /** Keeps `value`, because a choice may look like a range. */
  | { id: string; kind: "between"; value: string; least: number | null; greatest: number | null }
  | { id: string; kind: "has"; letters: string };

/** Groups filters by field id; of each group, one must match. Invalid filters are left out. */
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

/** Formats filters for the URL. */
export const customFilter = {
  is: (id: string, value: boolean | string) => `${id}:${value}`,
  between: (id: string, least: number | null, greatest: number | null) =>
    `${id}:${least ?? ""}..${greatest ?? ""}`,
  has: (id: string, letters: string) => `${id}~${letters}`,
};

/** Filters like the API's database. */
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

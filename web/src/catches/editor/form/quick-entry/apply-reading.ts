import { MEASURE_NAMES } from "@creel/domain/details/details";
import type { LineReading } from "@creel/domain/quick-entry/line-part";
import { getLocalTimeZone, parseDate, parseTime } from "@internationalized/date";

import { type CatchValues, splitLure, splitSpecies } from "../../values/catch-values.ts";

/** The fields that a line can fill in as a whole. */
const WHOLE_FIELDS = [
  "species",
  "customSpecies",
  "lure_type",
  "customLureType",
  "lureId",
  "variantId",
  "dateOfCatch",
  "timeOfCatch",
  "timeZone",
  "notes",
  ...MEASURE_NAMES,
] as const;
const LINE_FIELDS = [...WHOLE_FIELDS, "custom"] as const;
export type LineValues = Pick<CatchValues, (typeof LINE_FIELDS)[number]>;

/** What the form is to hold for a line; what is not understood goes below the notes that were there. */
export function valuesOfReading({ parts, rest }: LineReading, before: LineValues): LineValues {
  const values = {
    ...before,
    ...tiedOf(before),
    notes: [before.notes, rest].filter((text) => text !== "").join("\n"),
  };
  for (const part of parts) {
    if (part.kind === "species") Object.assign(values, splitSpecies(part.value));
    else if (part.kind === "lure_type") Object.assign(values, splitLure(part.value), tiedOf(part.tackle));
    else if (part.kind === "custom") values.custom = { ...values.custom, [part.field.id]: part.value };
    else if (part.kind === "moment") {
      values.dateOfCatch = parseDate(part.day);
      if (values.timeZone !== undefined) values.timeZone = getLocalTimeZone();
      if (part.time !== null) values.timeOfCatch = parseTime(part.time);
    } else values[part.kind] = part.value;
  }
  return values;
}

/** Of the tackle box; `null` where it is none of that. */
function tiedOf(tackle: Partial<Pick<LineValues, "lureId" | "variantId">> | null) {
  return { lureId: tackle?.lureId ?? null, variantId: tackle?.variantId ?? null };
}

interface Writing {
  /** What the line wrote before, or what stood there at first. */
  last: LineValues;
  next: LineValues;
  current: LineValues;
}

/** What changes in the form: what was typed into a field itself is not replaced. */
export function changedFields({ last, next, current }: Writing): Partial<LineValues> {
  const names = WHOLE_FIELDS.filter(
    (name) => isSame(current[name], last[name]) && !isSame(current[name], next[name]),
  );
  return {
    ...Object.fromEntries(names.map((name) => [name, next[name]])),
    ...changedOwnFields({ last: last.custom, next: next.custom, current: current.custom }),
  };
}

type OwnFields = Record<keyof Writing, LineValues["custom"]>;

/** The same of each own field. */
function changedOwnFields({ last = {}, next = {}, current = {} }: OwnFields): Pick<LineValues, "custom"> {
  const ids = [...new Set([...Object.keys(last), ...Object.keys(next)])];
  const changed = ids.filter((id) => current[id] === last[id] && current[id] !== next[id]);
  if (changed.length === 0) return {};
  const custom = { ...current, ...Object.fromEntries(changed.map((id) => [id, next[id]])) };
  return {
    custom: Object.fromEntries(
      Object.entries(custom).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
    ),
  };
}

type Value = LineValues[(typeof WHOLE_FIELDS)[number]];

/** Days and times are objects with a text of their own. */
function isSame(one: Value, other: Value): boolean {
  const [left, right] = [one ?? null, other ?? null];
  return left === null || right === null ? left === right : String(left) === String(right);
}

export function lineFieldNames(changes: Partial<LineValues>): (keyof LineValues)[] {
  return LINE_FIELDS.filter((name) => name in changes);
}

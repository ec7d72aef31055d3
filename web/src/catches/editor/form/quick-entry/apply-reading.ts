import { MAX_CATCH_COPIES } from "@creel/domain/catches/max-catch-copies";
import { MEASURE_NAMES } from "@creel/domain/details/details";
import {
  isMeasure,
  type LinePart,
  type LineReading,
  type MeasurePart,
  type MomentPart,
} from "@creel/domain/quick-entry/line-part";
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
  "quantity",
  "fate",
  "howMany",
  "alikeLengths",
  ...MEASURE_NAMES,
] as const;
const LINE_FIELDS = [...WHOLE_FIELDS, "custom"] as const;
export type LineValues = Pick<CatchValues, (typeof LINE_FIELDS)[number]>;

/**
 * Returns the form's values for a line. Text that is not understood goes below the existing notes. If the line
 * describes no catch, all of it goes there.
 */
export function valuesOfReading(line: string, reading: LineReading, before: LineValues): LineValues {
  const noted = reading.event ? line.trim() : reading.rest;
  const values = {
    ...before,
    ...tiedOf(before),
    notes: [before.notes, noted].filter((text) => text !== "").join("\n"),
  };
  if (reading.event) return values;
  const isApart = reading.parts.some((part) => isMeasure(part) && part.more !== undefined);
  return reading.parts.reduce<LineValues>((all, part) => withPart(all, part, isApart), values);
}

/** @param isApart Whether each fish is a catch of its own, because each has a length. */
function withPart(values: LineValues, part: LinePart, isApart: boolean): LineValues {
  if (isMeasure(part)) return withMeasure(values, part);
  switch (part.kind) {
    case "species":
      return { ...values, ...splitSpecies(part.value) };
    case "lure_type":
      return { ...values, ...splitLure(part.value), ...tiedOf(part.tackle) };
    case "custom":
      return { ...values, custom: { ...values.custom, [part.field.id]: part.value } };
    case "moment":
      return withMoment(values, part);
    case "quantity":
      return isApart
        ? { ...values, howMany: atLeast(values.howMany, part.value) }
        : { ...values, quantity: part.value };
    case "fate":
      return { ...values, fate: part.value };
  }
}

function withMoment(values: LineValues, { day, time }: MomentPart): LineValues {
  return {
    ...values,
    dateOfCatch: parseDate(day),
    ...(values.timeZone !== undefined && { timeZone: getLocalTimeZone() }),
    ...(time !== null && { timeOfCatch: parseTime(time) }),
  };
}

/** Each of several lengths stands for a catch. */
function withMeasure(values: LineValues, { kind, value, more }: MeasurePart): LineValues {
  const measured = { ...values, [kind]: value };
  if (!more) return measured;
  return { ...measured, alikeLengths: more, howMany: atLeast(values.howMany, more.length + 1) };
}

function atLeast(howMany: number | undefined, count: number): number | undefined {
  const most = Math.min(MAX_CATCH_COPIES, Math.max(howMany ?? 1, count));
  return most > 1 ? most : undefined;
}

/** The ids from the tackle box; `null` if the lure is not in it. */
function tiedOf(tackle: Partial<Pick<LineValues, "lureId" | "variantId">> | null) {
  return { lureId: tackle?.lureId ?? null, variantId: tackle?.variantId ?? null };
}

interface Writing {
  /** The values that the line wrote last, or the initial ones. */
  last: LineValues;
  next: LineValues;
  current: LineValues;
}

/** Returns the fields to change. A value that was typed into a field is not replaced. */
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

/** Does the same for each custom field. */
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

/** Compares days and times, which are objects, by their text. */
function isSame(one: Value, other: Value): boolean {
  const [left, right] = [one ?? null, other ?? null];
  return left === null || right === null ? left === right : String(left) === String(right);
}

export function lineFieldNames(changes: Partial<LineValues>): (keyof LineValues)[] {
  return LINE_FIELDS.filter((name) => name in changes);
}

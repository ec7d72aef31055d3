import { either, wholly } from "./languages/alternatives.ts";
import type { PartOfDay, TimeWords } from "./languages/time-words.ts";
import { withoutAccents } from "./languages/without-accents.ts";
import type { Span } from "./line-part.ts";
import type { WrittenMoment } from "./settle-moment.ts";

export interface Found extends WrittenMoment {
  part: PartOfDay | null;
  /** Whether it is a part of a day without the day. */
  isBare: boolean;
}

/** Finds moments in a text. `now` is YYYY-MM-DDTHH:mm. */
export type Find = (text: string, now: string) => Found[];

export const NO_DAY = { day: null, dayBefore: null, isStillToCome: false };
const NOTHING = { ...NO_DAY, time: null, isHalfKnown: false, part: null, isBare: false };

/** The parts that say a time. */
const TIMES: Readonly<Partial<Record<PartOfDay, string>>> = { noon: "12:00", midnight: "00:00" };

/** Returns what is known of a part of the day. */
export function ofPart(part: PartOfDay | null) {
  return part === null ? {} : { part, time: TIMES[part] ?? null, isHalfKnown: true };
}

/** Returns the source of an expression, to match with and without accents. */
export function sourceOf(phrases: readonly (string | undefined)[]): string {
  return withoutAccents(either(phrases.filter((each) => each !== undefined)));
}

/** Returns a moment of which nothing else is known. */
export function foundAt(span: Span, known: Partial<Found>): Found {
  return { ...NOTHING, ...span, ...known };
}

/** Returns all matches with their named groups. */
export function matchesOf(pattern: RegExp, text: string) {
  return [...text.matchAll(pattern)].map(({ 0: written, index: start, groups = {} }) => ({
    start,
    end: start + written.length,
    groups,
  }));
}

export const WORD_STARTS = String.raw`(?<![\p{L}\p{N}])`;
export const WORD_ENDS = String.raw`(?![\p{L}\p{N}])`;

/** Returns a table of expressions, each of which matches a whole phrase. */
export function expressionsOf<Value>(table: readonly (readonly [phrases: string, value: Value])[]) {
  return table.map(([phrases, value]) => [wholly(sourceOf([phrases])), value] as const);
}

/** Returns the value of the first expression that matches; `null` if none does. */
export function valueIn<Value>(
  table: readonly (readonly [RegExp, Value])[],
  written: string | undefined,
): Value | null {
  if (written === undefined) return null;
  return table.find(([phrases]) => phrases.test(written))?.[1] ?? null;
}

const PARTS = [
  "morning",
  "noon",
  "afternoon",
  "evening",
  "night",
  "midnight",
] as const satisfies readonly PartOfDay[];

/** Returns the words for parts of a day. */
export function partsIn(tables: readonly TimeWords["parts"][]) {
  const table = tables.flatMap((parts) =>
    PARTS.flatMap((part) => (parts[part] === undefined ? [] : [[parts[part], part] as const])),
  );
  return { source: sourceOf(table.map(([phrases]) => phrases)), table: expressionsOf(table) };
}

/** Includes the words that are a part of a day only behind a day or a time. */
export function partsBehind({ parts, partsBehind: more = {} }: TimeWords) {
  return partsIn([parts, more]);
}

import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { speciesKey } from "../../species/species.ts";
import { foldText } from "../../text/fold.ts";
import { compareMeasures } from "../../units/compare-measures.ts";
import type { ClockShift } from "./clock-shift.ts";
import { type ComparedCatch, differenceOf, FARTHEST_MS } from "./compared-catch.ts";
import type { Duplicates } from "./find-duplicates.ts";

type Pair = [incoming: ComparedCatch, existing: ComparedCatch];

const ONE_DAY_MIN = 1440;

/** Finds the same as `findDuplicates`, by applying its rules directly: it holds and sorts all pairs. */
export function findInAllPairs(
  incoming: readonly ComparedCatch[],
  existing: readonly ComparedCatch[],
): Duplicates {
  const byDay = existing.toSorted((one, other) => one.day.localeCompare(other.day));
  const pairs = incoming.flatMap((one) => byDay.map((other): Pair => [one, other])).filter(isPossible);
  const shift = shiftOf(pairs, Math.min(incoming.length, existing.length));
  const shiftMs = (shift?.minutes ?? 0) * MINUTE_MS;
  const distance = (pair: Pair) => Math.abs((differenceOf(...pair) ?? FARTHEST_MS + shiftMs) - shiftMs);
  const nearestFirst = pairs.toSorted((one, other) => distance(one) - distance(other));
  const matches: Duplicates["matches"][number][] = [];
  const paired = new Set<ComparedCatch>();
  for (const verdict of ["same", "maybe"] as const) {
    for (const pair of nearestFirst) {
      if (pair.some((one) => paired.has(one)) || judge(pair, shiftMs) !== verdict) continue;
      for (const one of pair) paired.add(one);
      matches.push({ incoming: pair[0].id, existing: pair[1].id, verdict });
    }
  }
  return { shift, matches };
}

function isPossible([one, other]: Pair): boolean {
  if (foldText(speciesKey(one.species)) !== foldText(speciesKey(other.species))) return false;
  const difference = differenceOf(one, other);
  if (difference === null) return one.day === other.day;
  const days = (Date.parse(one.day) - Date.parse(other.day)) / MINUTE_MS / ONE_DAY_MIN;
  return Math.abs(days) <= 1 && Math.abs(difference) <= FARTHEST_MS;
}

function shiftOf(pairs: readonly Pair[], smaller: number): ClockShift | null {
  const minutes = pairs.flatMap((pair) => {
    const difference = differenceOf(...pair);
    return difference === null ? [] : Math.round(difference / MINUTE_MS);
  });
  const within = (tolerance: number, of: number) =>
    minutes.filter((each) => Math.abs(each - of) <= tolerance).length;
  const [best] = [...new Set(minutes)]
    .map((each) => ({ minutes: each, pairs: within(1, each), exactly: within(0, each) }))
    .toSorted(
      (one, other) =>
        other.pairs - one.pairs ||
        other.exactly - one.exactly ||
        Math.abs(one.minutes) - Math.abs(other.minutes) ||
        one.minutes - other.minutes,
    );
  if (!best || best.pairs < 5 || best.pairs < smaller * 0.3 || Math.abs(best.minutes) <= 1) return null;
  return { minutes: best.minutes, pairs: best.pairs };
}

function judge([one, other]: Pair, shiftMs: number): "same" | "maybe" | null {
  const measures = new Set([
    compareMeasures(one.length, other.length),
    compareMeasures(one.weight, other.weight),
  ]);
  const difference = differenceOf(one, other);
  const isSameTime = difference !== null && Math.abs(difference - shiftMs) <= 2 * MINUTE_MS;
  if (isSameTime && !measures.has("differs")) return "same";
  return one.day === other.day && measures.has("equal") ? "maybe" : null;
}

import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../dates/units-of-time.ts";
import { foldText } from "../../text/fold.ts";

/** What is compared of a catch. */
export interface ComparedCatch {
  /** Of the log, or of the line. */
  id: string;
  species: string;
  /** In milliseconds since 1970; `null` when only the day is known. */
  caughtAt: number | null;
  /** yyyy-mm-dd */
  day: string;
  length: number | null;
  weight: number | null;
}

interface Match {
  incoming: string;
  existing: string;
  verdict: "same" | "maybe";
}

interface ClockShift {
  /** What the times of the file are ahead of those of the log, in minutes. */
  minutes: number;
  /** How many pairs it explains. */
  pairs: number;
}

export interface Duplicates {
  /** `null` where the two show the same clock. */
  shift: ClockShift | null;
  /** Each catch of either side at most once. */
  matches: readonly Match[];
}

/** Time zones are at most this far from each other, and a day of summer time. */
const FARTHEST_MS = 14 * HOUR_MS;
const SHIFT_TOLERANCE_MIN = 1;
const LEAST_PAIRS = 5;
/** Of the smaller side. */
const LEAST_SHARE = 0.3;
const SAME_MS = 2 * MINUTE_MS;
/** Of two measures, in parts of the larger: units were rounded. */
const MEASURE_TOLERANCE = 0.01;

interface Pair {
  incoming: ComparedCatch;
  existing: ComparedCatch;
  /** From the existing to the incoming, in milliseconds; `null` when a time is not known. */
  difference: number | null;
}

/**
 * Which incoming catches are in the log already. Twins within one side, such as two fish of one minute, are no
 * duplicates of each other: each is paired with at most one of the other side.
 */
export function findDuplicates(
  incoming: readonly ComparedCatch[],
  existing: readonly ComparedCatch[],
): Duplicates {
  const pairs = pairsOf(incoming, existing);
  const shift = shiftOf(pairs, Math.min(incoming.length, existing.length));
  const shiftMs = (shift?.minutes ?? 0) * MINUTE_MS;
  const judged = pairs.flatMap((pair) => {
    const verdict = judge(pair, shiftMs);
    return verdict === null ? [] : [{ ...pair, verdict, distance: distanceOf(pair, shiftMs) }];
  });
  const nearestFirst = judged.toSorted(
    (one, other) => rank(one.verdict) - rank(other.verdict) || one.distance - other.distance,
  );
  return { shift, matches: oneToOne(nearestFirst) };
}

function pairsOf(incoming: readonly ComparedCatch[], existing: readonly ComparedCatch[]): Pair[] {
  const bySpeciesAndDay = new Map<string, ComparedCatch[]>();
  for (const one of existing) {
    const key = keyOf(one.species, one.day);
    bySpeciesAndDay.set(key, [...(bySpeciesAndDay.get(key) ?? []), one]);
  }
  return incoming.flatMap((one) =>
    daysAround(one.day)
      .flatMap((day) => bySpeciesAndDay.get(keyOf(one.species, day)) ?? [])
      .map((other) => ({ incoming: one, existing: other, difference: differenceOf(one, other) }))
      .filter(({ difference, existing: { day } }) =>
        difference === null ? day === one.day : Math.abs(difference) <= FARTHEST_MS,
      ),
  );
}

function keyOf(species: string, day: string): string {
  return `${day} ${foldText(species)}`;
}

function daysAround(day: string): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return [-1, 0, 1].map((days) => new Date(noon + days * DAY_MS).toISOString().slice(0, 10));
}

function differenceOf(one: ComparedCatch, other: ComparedCatch): number | null {
  return one.caughtAt === null || other.caughtAt === null ? null : one.caughtAt - other.caughtAt;
}

/** The difference that most pairs have, if it explains enough of them. */
function shiftOf(pairs: readonly Pair[], smaller: number): ClockShift | null {
  const counts = new Map<number, number>();
  for (const { difference } of pairs) {
    if (difference === null) continue;
    const minutes = Math.round(difference / MINUTE_MS);
    counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  }
  const count = (minutes: number) => counts.get(minutes) ?? 0;
  // Of minutes that explain as many, the one that most pairs have; then the smaller.
  const [best] = [...counts.keys()]
    .map((minutes) => ({ minutes, pairs: around(counts, minutes) }))
    .toSorted(
      (one, other) =>
        other.pairs - one.pairs ||
        count(other.minutes) - count(one.minutes) ||
        Math.abs(one.minutes) - Math.abs(other.minutes),
    );
  if (!best || best.pairs < LEAST_PAIRS || best.pairs < smaller * LEAST_SHARE) return null;
  return Math.abs(best.minutes) > SHIFT_TOLERANCE_MIN ? best : null;
}

function around(counts: ReadonlyMap<number, number>, minutes: number): number {
  let sum = 0;
  for (let at = minutes - SHIFT_TOLERANCE_MIN; at <= minutes + SHIFT_TOLERANCE_MIN; at += 1) {
    sum += counts.get(at) ?? 0;
  }
  return sum;
}

function judge({ incoming, existing, difference }: Pair, shiftMs: number): Match["verdict"] | null {
  const lengths = compareMeasures(incoming.length, existing.length);
  const weights = compareMeasures(incoming.weight, existing.weight);
  const isDifferent = lengths === "differs" || weights === "differs";
  const isSameTime = difference !== null && Math.abs(difference - shiftMs) <= SAME_MS;
  if (isSameTime && !isDifferent) return "same";
  const isSameDay = incoming.day === existing.day;
  return isSameDay && (lengths === "equal" || weights === "equal") ? "maybe" : null;
}

/** As much as both are known. */
export function compareMeasures(one: number | null, other: number | null): "equal" | "differs" | "unknown" {
  if (one === null || other === null) return "unknown";
  return Math.abs(one - other) <= MEASURE_TOLERANCE * Math.max(one, other) ? "equal" : "differs";
}

function distanceOf({ difference }: Pair, shiftMs: number): number {
  return difference === null ? FARTHEST_MS : Math.abs(difference - shiftMs);
}

function rank(verdict: Match["verdict"]): number {
  return verdict === "same" ? 0 : 1;
}

function oneToOne(judged: readonly (Pair & Pick<Match, "verdict">)[]): Match[] {
  const [taken, given] = [new Set<string>(), new Set<string>()];
  const matches: Match[] = [];
  for (const { incoming, existing, verdict } of judged) {
    if (taken.has(incoming.id) || given.has(existing.id)) continue;
    taken.add(incoming.id);
    given.add(existing.id);
    matches.push({ incoming: incoming.id, existing: existing.id, verdict });
  }
  return matches;
}

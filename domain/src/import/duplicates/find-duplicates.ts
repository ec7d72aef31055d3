import { DAY_MS, MINUTE_MS } from "../../dates/units-of-time.ts";
import { speciesKey } from "../../species/species.ts";
import { foldText } from "../../text/fold.ts";
import { compareMeasures } from "../../units/compare-measures.ts";
import { type ClockShift, type DayPair, findClockShift } from "./clock-shift.ts";
import { type ComparedCatch, differenceOf, FARTHEST_MS } from "./compared-catch.ts";
import { type Line, lineOf, type LoggedCatch, pairNearest, type Search } from "./pair-nearest.ts";

interface Match {
  incoming: string;
  existing: string;
  verdict: "same" | "maybe";
}

export interface Duplicates {
  /** `null` if both sides are on the same clock. */
  shift: ClockShift | null;
  /** Each catch of either side occurs at most once. */
  matches: readonly Match[];
}

const SAME_MS = 2 * MINUTE_MS;

/**
 * Finds incoming catches that are in the log already. Twins within one side, such as two fish of one minute, are not
 * duplicates of each other: each is paired with at most one catch of the other side.
 */
export function findDuplicates(
  incoming: readonly ComparedCatch[],
  existing: readonly ComparedCatch[],
): Duplicates {
  const keyOf = keysBySpecies();
  const daysOfLog = readDaysOfLog(existing, keyOf);
  const around = ({ species, day }: ComparedCatch) =>
    daysAround(day).flatMap((each) => daysOfLog.get(keyOf(species, each)) ?? []);
  const shift = findClockShift(dayPairs(incoming, keyOf, around), Math.min(incoming.length, existing.length));
  const shiftMs = (shift?.minutes ?? 0) * MINUTE_MS;
  const same = pairNearest(incoming.map((one) => searchSame(one, around(one), shiftMs)));
  const paired = new Set(same.map(([one]) => one));
  const left = incoming.filter((one) => !paired.has(one));
  const maybe = pairNearest(
    left.map((one) => searchAlike(one, daysOfLog.get(keyOf(one.species, one.day)), shiftMs)),
  );
  return { shift, matches: [...matchesOf(same, "same"), ...matchesOf(maybe, "maybe")] };
}

type KeyOf = (species: string, day: string) => string;

function keysBySpecies(): KeyOf {
  const folded = new Map<string, string>();
  return (species, day) => {
    const name = folded.get(species) ?? foldText(speciesKey(species));
    folded.set(species, name);
    return `${day} ${name}`;
  };
}

function groupByKey<One extends ComparedCatch>(catches: readonly One[], keyOf: KeyOf): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of catches) {
    const key = keyOf(one.species, one.day);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

function daysAround(day: string): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return [-1, 0, 1].map((days) => new Date(noon + days * DAY_MS).toISOString().slice(0, 10));
}

/** Catches of one species and day. */
interface DayOfLog {
  all: Line;
  untimed: Line;
  earliestFirst: Line;
  latestFirst: Line;
}

function readDaysOfLog(existing: readonly ComparedCatch[], keyOf: KeyOf): Map<string, DayOfLog> {
  const byDay = existing
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map((one, order): LoggedCatch => Object.assign({ order, isTaken: false }, one));
  return new Map([...groupByKey(byDay, keyOf)].map(([key, catches]) => [key, readDayOfLog(catches)]));
}

function readDayOfLog(catches: LoggedCatch[]): DayOfLog {
  const timed = catches.filter(({ caughtAt }) => caughtAt !== null);
  return {
    all: lineOf(catches),
    untimed: lineOf(catches.filter(({ caughtAt }) => caughtAt === null)),
    earliestFirst: lineOf(timed.toSorted((one, other) => timeOf(one) - timeOf(other))),
    latestFirst: lineOf(timed.toSorted((one, other) => timeOf(other) - timeOf(one))),
  };
}

function timeOf({ caughtAt }: ComparedCatch): number {
  return caughtAt ?? 0;
}

function dayPairs(
  incoming: readonly ComparedCatch[],
  keyOf: KeyOf,
  around: (one: ComparedCatch) => readonly DayOfLog[],
): DayPair[] {
  return [...groupByKey(incoming, keyOf).values()].flatMap((catches) =>
    catches
      .slice(0, 1)
      .flatMap(around)
      .map(({ all }): DayPair => [catches, all.catches]),
  );
}

/** Searches for a catch at the same time whose measures do not differ. */
function searchSame(incoming: ComparedCatch, days: readonly DayOfLog[], shiftMs: number): Search {
  const { caughtAt } = incoming;
  return {
    incoming,
    lines: caughtAt === null ? [] : days.flatMap((day) => nearestLines(day, caughtAt - shiftMs)),
    reach: SAME_MS,
    distanceTo: (logged) => distanceOf(incoming, logged, shiftMs),
    fits: (logged) =>
      areComparable(incoming, logged) &&
      compareMeasures(incoming.length, logged.length) !== "differs" &&
      compareMeasures(incoming.weight, logged.weight) !== "differs",
  };
}

/** Searches for a catch on the same day with an equal measure. */
function searchAlike(incoming: ComparedCatch, day: DayOfLog | undefined, shiftMs: number): Search {
  const { caughtAt } = incoming;
  const lines = !day
    ? []
    : caughtAt === null
      ? [{ line: day.all, at: 0 }]
      : [...nearestLines(day, caughtAt - shiftMs), { line: day.untimed, at: 0 }];
  return {
    incoming,
    lines,
    reach: Infinity,
    distanceTo: (logged) => distanceOf(incoming, logged, shiftMs),
    fits: (logged) =>
      areComparable(incoming, logged) &&
      (compareMeasures(incoming.length, logged.length) === "equal" ||
        compareMeasures(incoming.weight, logged.weight) === "equal"),
  };
}

/** Returns the catches before a time and those after it, each sorted nearest first. */
function nearestLines({ latestFirst, earliestFirst }: DayOfLog, time: number): Search["lines"] {
  return [
    { line: latestFirst, at: firstWhere(latestFirst, (logged) => timeOf(logged) <= time) },
    { line: earliestFirst, at: firstWhere(earliestFirst, (logged) => timeOf(logged) > time) },
  ];
}

/** @param isThere false for the first catches, and true for all from some index on */
function firstWhere({ catches }: Line, isThere: (logged: LoggedCatch) => boolean): number {
  let [low, high] = [0, catches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const logged = catches[middle];
    if (logged && isThere(logged)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function areComparable(incoming: ComparedCatch, logged: ComparedCatch): boolean {
  const difference = differenceOf(incoming, logged);
  return difference === null || Math.abs(difference) <= FARTHEST_MS;
}

function distanceOf(incoming: ComparedCatch, logged: ComparedCatch, shiftMs: number): number {
  const difference = differenceOf(incoming, logged);
  return difference === null ? FARTHEST_MS : Math.abs(difference - shiftMs);
}

function matchesOf(pairs: ReturnType<typeof pairNearest>, verdict: Match["verdict"]): Match[] {
  return pairs.map(([incoming, existing]) => ({ incoming: incoming.id, existing: existing.id, verdict }));
}

import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { type ComparedCatch, FARTHEST_MS } from "./compared-catch.ts";

export interface ClockShift {
  /** How many minutes the file's times are ahead of the log's. */
  minutes: number;
  /** The number of pairs that it explains. */
  pairs: number;
}

/** Catches of one species: those of a day in the file, and those of a day in the log that may be the same. */
export type DayPair = readonly [incoming: readonly ComparedCatch[], logged: readonly ComparedCatch[]];

const FARTHEST_MIN = FARTHEST_MS / MINUTE_MS;
const TOLERANCE_MIN = 1;
const LEAST_PAIRS = 5;
/** The share of the smaller side's catches that a shift must explain. */
const LEAST_SHARE = 0.3;
/**
 * The largest number of differences for one pair of days. If there are more, times are rounded to minutes, of which a
 * day has few.
 */
const MOST_DIFFERENCES = 4_000_000;

/**
 * Finds the difference that most pairs have; `null` if it explains too few of them or is within the tolerance.
 *
 * @param smaller the number of catches on the smaller side
 */
export function findClockShift(days: Iterable<DayPair>, smaller: number): ClockShift | null {
  const counts = new Float64Array(2 * FARTHEST_MIN + 1);
  for (const day of days) addDifferences(counts, day);
  const count = (minutes: number) => counts[minutes + FARTHEST_MIN] ?? 0;
  let best: ClockShift = { minutes: 0, pairs: 0 };
  for (let minutes = -FARTHEST_MIN; minutes <= FARTHEST_MIN; minutes += 1) {
    if (count(minutes) === 0) continue;
    const pairs = count(minutes - TOLERANCE_MIN) + count(minutes) + count(minutes + TOLERANCE_MIN);
    // If several shifts explain equally many pairs, the one that most pairs have exactly wins, then the smaller one.
    const isBetter =
      pairs - best.pairs ||
      count(minutes) - count(best.minutes) ||
      Math.abs(best.minutes) - Math.abs(minutes);
    if (isBetter > 0) best = { minutes, pairs };
  }
  if (best.pairs < LEAST_PAIRS || best.pairs < smaller * LEAST_SHARE) return null;
  return Math.abs(best.minutes) > TOLERANCE_MIN ? best : null;
}

/** A time, and the number of catches at it. */
type Moment = [time: number, catches: number];

function addDifferences(counts: Float64Array, [incoming, logged]: DayPair): void {
  let [ours, theirs] = [momentsOf(incoming, 1), momentsOf(logged, 1)];
  if (ours.length * theirs.length > MOST_DIFFERENCES) {
    [ours, theirs] = [momentsOf(incoming, MINUTE_MS), momentsOf(logged, MINUTE_MS)];
  }
  let [first, end] = [0, 0];
  for (const [time, catches] of ours) {
    first = passWhile(theirs, first, (other) => other < time - FARTHEST_MS);
    end = passWhile(theirs, end, (other) => other <= time + FARTHEST_MS);
    for (const [other, others] of theirs.slice(first, end)) {
      const place = Math.round((time - other) / MINUTE_MS) + FARTHEST_MIN;
      counts[place] = (counts[place] ?? 0) + catches * others;
    }
  }
}

function passWhile(moments: readonly Moment[], from: number, isPassed: (time: number) => boolean): number {
  let at = from;
  for (let next = moments[at]; next && isPassed(next[0]); next = moments[at]) at += 1;
  return at;
}

/** Sorted by time, in steps of `step` milliseconds. */
function momentsOf(catches: readonly ComparedCatch[], step: number): Moment[] {
  const counts = new Map<number, number>();
  for (const { caughtAt } of catches) {
    if (caughtAt === null) continue;
    const time = Math.round(caughtAt / step) * step;
    counts.set(time, (counts.get(time) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => one - other);
}

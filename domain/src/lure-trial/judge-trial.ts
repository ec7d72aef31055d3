import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import type { TrialLure } from "../trips/trial-turn.ts";
import { TURN_MINUTES } from "./half-hours.ts";
import type { HalfHour } from "./lure-trial.ts";
import { type SignFlipLook, signFlipLooks } from "./sign-flip-looks.ts";
import { looksOf, errorSpentBy } from "./trial-looks.ts";

interface LureFigures {
  bites: number;
  fish: number;
  hours: number;
}

export interface TrialLook extends BiteRatio {
  hours: number;
  /** The start of its last half hour, ISO 8601. */
  at: string;
  /** `null` if the trial does not tell the lures apart at this look. */
  better: TrialLure | null;
  /** Whether landed fish alone tell the lures apart, without the other bites. */
  isDecidedByFish: boolean;
}

export interface TrialAnswer {
  /** Hours in complete pairs. */
  hours: number;
  /** 0 once a look has decided, and at the end. */
  missingHours: number;
  /** The hours at which looks are planned. */
  looks: number[];
  /** The latest look that was reached. */
  look: TrialLook | null;
  /** The figures up to the latest look; all 0 if no look was reached. */
  figures: Record<TrialLure, LureFigures>;
  isOver: boolean;
}

interface WholePair extends PairBites {
  halves: readonly HalfHour[];
}

/**
 * Judges a trial. Half hours that were not fished to the end, or whose pair is incomplete, count only in the figures.
 */
export function judgeTrial(plannedHours: number, halfHours: readonly HalfHour[]): TrialAnswer {
  const looks = looksOf(plannedHours);
  const pairs = wholePairs(halfHours);
  const made = signFlipLooks(
    pairs.map(({ first, second }) => first - second),
    looks,
  );
  const last = made.at(-1);
  const isOver = last !== undefined && (last.isDecided || last.pairs === plannedHours);
  const hours = Math.min(pairs.length, isOver ? last.pairs : plannedHours);
  const look = last ? lookAt(pairs.slice(0, last.pairs), last, plannedHours) : null;
  const missingHours = isOver ? 0 : plannedHours - hours;
  return { hours, missingHours, looks, look, figures: figuresUntil(halfHours, look?.at), isOver };
}

function lookAt(pairs: readonly WholePair[], made: SignFlipLook, plannedHours: number): TrialLook {
  return {
    ...biteRatio(pairs, made, plannedHours),
    hours: made.pairs,
    at: pairs.at(-1)?.halves.at(-1)?.at ?? "",
    better: made.isDecided ? betterBy(made.sum) : null,
    isDecidedByFish: signFlipLooks(pairs.map(fishDifference), [pairs.length]).some(
      ({ isDecided }) => isDecided,
    ),
  };
}

function fishDifference({ halves }: WholePair): number {
  return halves.reduce((sum, { drawn, fish }) => sum + (drawn === "first" ? fish : -fish), 0);
}

function betterBy(sum: number): TrialLure {
  return sum > 0 ? "first" : "second";
}

/** Returns the complete pairs in the order they were started. */
export function wholePairs(halfHours: readonly HalfHour[]): WholePair[] {
  const byPair = new Map<string, HalfHour[]>();
  for (const half of halfHours) {
    const key = `${half.trip_id}/${Math.floor(half.turn / 2)}`;
    byPair.set(key, [...(byPair.get(key) ?? []), half]);
  }
  return [...byPair.values()]
    .filter((halves) => halves.length === 2 && halves.every(isWhole))
    .map((halves) => {
      const of = (lure: TrialLure) => halves.find(({ drawn }) => drawn === lure)?.bites ?? 0;
      const ordered = halves.toSorted((one, other) => one.turn - other.turn);
      return { first: of("first"), second: of("second"), halves: ordered };
    })
    .toSorted((one, other) => startOf(one) - startOf(other));
}

function isWhole({ minutes }: HalfHour): boolean {
  return minutes >= TURN_MINUTES;
}

function startOf({ halves: [half] }: WholePair): number {
  return half ? Date.parse(half.at) : 0;
}

function figuresUntil(
  halfHours: readonly HalfHour[],
  at: string | undefined,
): Record<TrialLure, LureFigures> {
  const until = at === undefined ? -Infinity : Date.parse(at);
  const counted = halfHours.filter((half) => Date.parse(half.at) <= until);
  const of = (lure: TrialLure) =>
    counted
      .filter(({ drawn }) => drawn === lure)
      .reduce(
        (sum, { bites, fish, minutes }) => ({
          bites: sum.bites + bites,
          fish: sum.fish + fish,
          hours: sum.hours + (minutes * MINUTE_MS) / HOUR_MS,
        }),
        { bites: 0, fish: 0, hours: 0 },
      );
  return { first: of("first"), second: of("second") };
}

/** Returns the bite ratio of a lure to the other lure. */
export function ratioOf({ ratio, low, high }: BiteRatio, lure: TrialLure): BiteRatio {
  if (lure === "first") return { ratio, low, high };
  return {
    ratio: ratio === null ? null : 1 / ratio,
    low: high === null ? 0 : 1 / high,
    high: low === 0 ? null : 1 / low,
  };
}

interface PairBites {
  first: number;
  second: number;
}

/** The ratio of the first lure's bites to the second's. */
interface BiteRatio {
  /** `null` if at least one lure got no bites. */
  ratio: number | null;
  low: number;
  /** `null` if there is no upper limit. */
  high: number | null;
}

/**
 * Returns the ratio with its confidence interval, which contains 1 exactly when the look does not tell the lures apart.
 * The interval holds the ratios at which (sum of first - ratio * sum of second)^2 <= z^2 * sum of (first - ratio *
 * second)^2, with the z of the look. E. C. Fieller, Some problems in interval estimation, JRSS B 16 (1954). The squares
 * are taken over pairs, so variation between trips and fish that bite in schools widen it. It is a repeated confidence
 * interval that holds over all looks: C. Jennison and B. W. Turnbull, JRSS B 51 (1989).
 */
function biteRatio(pairs: readonly PairBites[], look: SignFlipLook, plannedPairs: number): BiteRatio {
  const firsts = sumOf(pairs, ({ first }) => first);
  const seconds = sumOf(pairs, ({ second }) => second);
  const z2 = squaredZ(pairs, look, plannedPairs);
  const a = seconds ** 2 - z2 * sumOf(pairs, ({ second }) => second ** 2);
  const b = firsts * seconds - z2 * sumOf(pairs, ({ first, second }) => first * second);
  const c = firsts ** 2 - z2 * sumOf(pairs, ({ first }) => first ** 2);
  // The roots of a * ratio^2 - 2 * b * ratio + c.
  const root = Math.sqrt(Math.max(0, b ** 2 - a * c));
  return {
    ratio: firsts > 0 && seconds > 0 ? firsts / seconds : null,
    low: c > 0 ? c / (b + root) : 0,
    high: a > 0 ? (b + root) / a : null,
  };
}

function squaredZ(
  pairs: readonly PairBites[],
  { critical, pairs: count }: SignFlipLook,
  planned: number,
): number {
  const squares = sumOf(pairs, ({ first, second }) => (first - second) ** 2);
  // Uses the midpoint between the critical sum and the integer below it.
  if (critical !== null) return (critical - 1 / 2) ** 2 / squares;
  const all = sumOf(pairs, ({ first, second }) => Math.abs(first - second));
  const unreached = squares === 0 ? 0 : (all + 1 / 2) ** 2 / squares;
  return Math.max(unreached, normalTails(errorSpentBy(count, planned)) ** 2);
}

/** Returns the z beyond which this share of the normal distribution lies, counting both tails; accurate to 0.0005. */
function normalTails(share: number): number {
  // M. Abramowitz and I. A. Stegun, Handbook of mathematical functions (1964), 26.2.23.
  const t = Math.sqrt(-2 * Math.log(share / 2));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  const below = 1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3;
  return t - above / below;
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}

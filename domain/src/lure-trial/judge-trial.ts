import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import type { TrialLure } from "../trips/trial-turn.ts";
import { type BiteRatio, biteRatio, type PairBites } from "./bite-ratio.ts";
import { TURN_MINUTES } from "./half-hours.ts";
import type { HalfHour } from "./lure-trial.ts";
import { type SignFlipLook, signFlipLooks } from "./sign-flip-looks.ts";
import { looksOf } from "./trial-looks.ts";

interface LureFigures {
  bites: number;
  fish: number;
  hours: number;
}

export interface TrialLook extends BiteRatio {
  hours: number;
  /** When its last half hour began, an instant. */
  at: string;
  /** `null` where it does not tell the lures apart. */
  better: TrialLure | null;
  /** Whether fish alone tell them apart, without the other bites. */
  isToldByFish: boolean;
}

export interface TrialAnswer {
  /** Of whole pairs. */
  hours: number;
  /** 0 when a look has decided, and at the end. */
  missingHours: number;
  /** The hours of the looks. */
  looks: number[];
  /** The latest that was reached. */
  look: TrialLook | null;
  /** By the latest look. Where none was reached, of nothing. */
  figures: Record<TrialLure, LureFigures>;
  isOver: boolean;
}

interface WholePair extends PairBites {
  halves: readonly HalfHour[];
}

/**
 * What a trial says. Half hours that were not fished to their end, or have no other half in their trip, are in the
 * figures alone.
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
    isToldByFish: signFlipLooks(pairs.map(fishDifference), [pairs.length]).some(({ isDecided }) => isDecided),
  };
}

function fishDifference({ halves }: WholePair): number {
  return halves.reduce((sum, { drawn, fish }) => sum + (drawn === "first" ? fish : -fish), 0);
}

function betterBy(sum: number): TrialLure {
  return sum > 0 ? "first" : "second";
}

/** In the order in which they were begun. */
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

/** How many times as many bites a lure gets as the other one. */
export function ratioOf({ ratio, low, high }: BiteRatio, lure: TrialLure): BiteRatio {
  if (lure === "first") return { ratio, low, high };
  return {
    ratio: ratio === null ? null : 1 / ratio,
    low: high === null ? 0 : 1 / high,
    high: low === 0 ? null : 1 / low,
  };
}

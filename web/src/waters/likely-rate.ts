import { type GammaRate, shrunkenRate } from "@creel/domain/insights/statistics/shrunken-rate";
import type { WaterSummary } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";

import { formatRate } from "../dates/format-trip.ts";

type Effort = WaterSummary["usable"];

export interface LikelyRate {
  /** Fish per hour, as observed. */
  observed: number;
  /** The ends of the central 95 % of likely rates. */
  from: number;
  to: number;
}

const MIN_TRIPS = 5;
const MIN_HOURS = 10;

/** How much more fish vary between trips than by chance: Var = m + OVERDISPERSION · m². */
const OVERDISPERSION = 1;

/** The 97.5 % quantile of the normal distribution. */
const Z_975 = 1.959964;

/** Fish per hour on all waters together; 0 before the first hour. */
export function ownRate(efforts: readonly Effort[]): number {
  const fish = efforts.reduce((sum, effort) => sum + effort.fish, 0);
  const hours = efforts.reduce((sum, effort) => sum + effort.hours, 0);
  return hours > 0 ? fish / hours : 0;
}

/**
 * Returns the rate of one water, shrunk toward the angler's own; `null` if there are too few trips or hours. Trips
 * count as equally long, since only their sums are known.
 */
export function likelyRate(effort: Effort, all: readonly Effort[]): LikelyRate | null {
  const own = ownRate(all);
  if (effort.trips < MIN_TRIPS || effort.hours < MIN_HOURS || own === 0) return null;
  const { fish, hours } = weigh(effort, own);
  const allHours = all.reduce((sum, each) => sum + weigh(each, own).hours, 0);
  const [from, to] = gammaQuantiles(shrunkenRate({ fish, hours, ownRate: own, allHours, clumping: 1 }));
  return { observed: effort.fish / effort.hours, from, to };
}

/** Fish of one trip are weaker evidence than as many of several. */
function weigh({ trips, fish, hours }: Effort, own: number): { fish: number; hours: number } {
  if (trips === 0) return { fish: 0, hours: 0 };
  const weight = 1 / (1 + OVERDISPERSION * own * (hours / trips));
  return { fish: weight * fish, hours: weight * hours };
}

/**
 * Approximated by Wilson and Hilferty, within 1 % for the shapes above 8 that occur here. The library's exact quantiles
 * are 48 kB, too many for a list.
 */
function gammaQuantiles({ mean, shape }: GammaRate): [number, number] {
  const spread = 1 / (9 * shape);
  const at = (z: number) => mean * (1 - spread + z * Math.sqrt(spread)) ** 3;
  return [at(-Z_975), at(Z_975)];
}

/** As in "likely 0.48 to 0.74". */
export function describeLikely({ from: least, to: most }: LikelyRate): string {
  const [from, to] = [formatRate(least), formatRate(most)];
  return t`likely ${from} to ${to}`;
}

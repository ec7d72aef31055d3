import { sum } from "./sums.ts";

/** Fish and hours of one stratum, in a bin and in the rest. */
export interface RateTable {
  fish: number;
  hours: number;
  restFish: number;
  restHours: number;
}

/** The rate ratio common to all strata; infinite where the rest has no fish. */
export function mantelHaenszelRateRatio(strata: readonly RateTable[]): number {
  const all = strata.filter(({ hours, restHours }) => hours + restHours > 0);
  return (
    sum(all, ({ fish, hours, restHours }) => (fish * restHours) / (hours + restHours)) /
    sum(all, ({ restFish, hours, restHours }) => (restFish * hours) / (hours + restHours))
  );
}

/** One case with the referents that it is compared with. */
export interface MatchedSet {
  isExposed: boolean;
  exposedReferents: number;
  referents: number;
}

/** The odds ratio over matched sets. */
export function mantelHaenszelOddsRatio(sets: readonly MatchedSet[]): number {
  const exposed = sets.filter(({ isExposed }) => isExposed);
  const unexposed = sets.filter(({ isExposed }) => !isExposed);
  return (
    sum(exposed, ({ referents, exposedReferents }) => (referents - exposedReferents) / (referents + 1)) /
    sum(unexposed, ({ referents, exposedReferents }) => exposedReferents / (referents + 1))
  );
}

import { moonElongation } from "../../moon/moon-elongation.ts";
import { CONDITION_BINS, moonQuarter } from "../factors/condition-bins.ts";
import type { OutingWithoutHours } from "../outings.ts";
import { type MatchedSet, mantelHaenszelOddsRatio, type OddsRatio } from "../statistics/mantel-haenszel.ts";
import { sum } from "../statistics/sums.ts";
import { narrowToSpecies } from "./narrow-to-species.ts";
import { timeStratifiedReferents } from "./time-stratified-referents.ts";

/** With fewer, a quarter of the moon has five at most. */
const LEAST_DAYS = 20;

export interface CatchDayBin {
  bin: string;
  /** Days with a fish in it. */
  days: number;
  /** How many of the days with a fish would lie in it, if they were like the days that they are compared with. */
  expected: number;
  /** How many times as often among the days with a fish; `null` where it cannot be reckoned. */
  ratio: OddsRatio | null;
}

export interface ComparedCatchDays {
  days: number;
  isEnough: boolean;
  /** Of the moon. Nothing else is known of days on which nobody fished. */
  moon: CatchDayBin[];
}

/**
 * Days with a fish against the same hour of the other same weekdays of their months. It measures when somebody goes
 * out as much as when fish bite, so that nothing is claimed of it.
 * @param species `null`: all
 */
export function compareCatchDays(
  outings: readonly OutingWithoutHours[],
  species: string | null,
): ComparedCatchDays {
  const days = new Map(
    narrowToSpecies(outings, species).map(({ day, fish }) => [day, Date.parse(fish[0]?.at ?? "")]),
  );
  const quarters = [...days].map(([day, at]) => ({
    own: quarterAt(at),
    others: timeStratifiedReferents(day).map((other) => quarterAt(at + Date.parse(other) - Date.parse(day))),
  }));
  return {
    days: days.size,
    isEnough: days.size >= LEAST_DAYS,
    moon: CONDITION_BINS.moon.map((bin) => {
      const sets = quarters.map(({ own, others }): MatchedSet => ({
        isExposed: own === bin,
        exposedReferents: others.filter((other) => other === bin).length,
        referents: others.length,
      }));
      return {
        bin,
        days: sets.filter(({ isExposed }) => isExposed).length,
        expected: sum(sets, ({ exposedReferents, referents }) => exposedReferents / referents),
        ratio: mantelHaenszelOddsRatio(sets),
      };
    }),
  };
}

function quarterAt(instant: number): string {
  return moonQuarter(moonElongation(instant));
}

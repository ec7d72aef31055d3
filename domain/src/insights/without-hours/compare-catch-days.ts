import { moonElongation } from "../../moon/moon-elongation.ts";
import type { ComparedHour } from "../compared-hours.ts";
import { CONDITION_BINS, moonQuarter } from "../factors/condition-bins.ts";
import type { FactorName } from "../factors/factors.ts";
import type { Outings } from "../outings.ts";
import { type MatchedSet, mantelHaenszelOddsRatio, type OddsRatio } from "../statistics/mantel-haenszel.ts";
import { sum } from "../statistics/sums.ts";
import { type CatchDay, catchDaysOf } from "./catch-days.ts";
import { comparedFactors } from "./compared-factors.ts";
import { timeStratifiedReferents } from "./time-stratified-referents.ts";

/** With fewer, a quarter of the moon has five at most. */
const LEAST_DAYS = 20;
/** Of a bin, with a fish and expected. */
const LEAST_DAYS_OF_BIN = 5;

export interface CatchDayBin {
  bin: string;
  /** Days with a fish in it. */
  days: number;
  /** How many of the days with a fish would lie in it, if they were like the days that they are compared with. */
  expected: number;
  /** How many times as often among the days with a fish; `null` where it cannot be reckoned, and of too few days. */
  ratio: OddsRatio | null;
}

export interface ComparedFactor {
  name: FactorName;
  /** °F at which the middle and the high third begin; `null` for other factors. */
  limits: readonly [number, number] | null;
  /** Days with a fish of which it is known. */
  days: number;
  bins: CatchDayBin[];
}

export interface ComparedCatchDays {
  days: number;
  isEnough: boolean;
  /** Those that are known of enough days. */
  factors: ComparedFactor[];
}

interface Compared {
  /** `null`: all. */
  species: string | null;
  /** What is known of the weather. */
  hours: readonly ComparedHour[];
}

/**
 * Days with a fish against the same hour of the other same weekdays of their months. It measures when somebody goes
 * out as much as when fish bite, so that nothing is claimed of it.
 */
export function compareCatchDays(log: Outings, { species, hours }: Compared): ComparedCatchDays {
  const days = catchDaysOf(log, species);
  const hoursByTime = new Map(hours.map((hour) => [Date.parse(hour.at), hour]));
  const known = days.flatMap((day) => {
    const nearest = day.hours.find((hour) => hoursByTime.has(hour));
    return nearest === undefined ? [] : (hoursByTime.get(nearest) ?? []);
  });
  const factors = [compareMoon(days), ...comparedFactors(known).map(compare)];
  return {
    days: days.length,
    isEnough: days.length >= LEAST_DAYS,
    factors: factors.filter((factor) => factor.days >= LEAST_DAYS),
  };
}

/** Computed, so that no place needs to be known. */
function compareMoon(days: readonly CatchDay[]): ComparedFactor {
  const sets = days.map(({ day, at }) => {
    const others = timeStratifiedReferents(day);
    return [at, ...others.map((other) => at + Date.parse(other) - Date.parse(day))].map(quarterAt);
  });
  return compare({ name: "moon", limits: null, bins: CONDITION_BINS.moon, sets });
}

function quarterAt(instant: number): string {
  return moonQuarter(moonElongation(instant));
}

/** @param sets of each day with a fish its own bin first, then those of the days it is compared with */
function compare({ name, limits, bins, sets }: ReturnType<typeof comparedFactors>[number]): ComparedFactor {
  const compared = bins.map((bin): CatchDayBin => {
    const matched = sets.map(([own, ...others]): MatchedSet => ({
      isExposed: own === bin,
      exposedReferents: others.filter((other) => other === bin).length,
      referents: others.length,
    }));
    const days = matched.filter(({ isExposed }) => isExposed).length;
    const expected = sum(matched, ({ exposedReferents, referents }) => exposedReferents / referents);
    const isEnough = Math.min(days, expected) >= LEAST_DAYS_OF_BIN;
    return { bin, days, expected, ratio: isEnough ? mantelHaenszelOddsRatio(matched) : null };
  });
  return { name, limits, days: sets.length, bins: compared };
}

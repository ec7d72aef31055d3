import type { LevelTrend } from "../../waters/gauge.ts";
import type { Random } from "./seeded-random.ts";
import { SIMULATED_YEARS } from "./simulate-climate.ts";

/** The river rises with rain alone, or with the snow of each spring, too. */
export type Floods = "rain" | "spring";

interface RiverHour {
  /** A WMO code. */
  weather_code: number;
  flow_index: number;
  level_trend: LevelTrend;
}

/** Rain comes in spells of days; the river rises with it at once, and falls over two weeks. */
export interface River {
  /** @param clock hours since midnight */
  at: (day: { dayOfYear: number; year: number }, clock: number) => RiverHour;
}

const YEAR = 365;
const DAYS = YEAR * SIMULATED_YEARS;
/** The chance of rain after a dry and after a wet day. */
const WET_AFTER = { dry: 0.15, wet: 0.6 } as const;
/** The share of the hours of a wet day in which it rains. */
const RAINING = 0.5;
/** Rain of a day from which on it is more than light, relative to the mean of wet days. */
const HEAVY = 1;
/** The part of the flow above its base that is left after a day. */
const RECESSION = 0.9;
/** `day`: peak of the snowmelt as day of the year. `sd`: duration in days. `flow`: relative to rain of a mean wet day. */
const MELT = { day: 110, sd: 25, flow: 12 };
const BASE = 0.5;
/** The change of the index in 24 hours that is more than steady. */
const STEADY = 0.05;
const CODES = { dry: 1, light: 61, heavy: 63 } as const;

export function simulateRiver(random: Random, floods: Floods): River {
  const rain = simulateRain(random);
  const flows = flowsOf(rain, floods);
  const sorted = flows.toSorted((one, other) => one - other);
  const indexAt = (instant: number) => {
    const day = Math.floor(instant);
    const [from, to] = [at(flows, day), at(flows, day + 1)];
    const flow = from + (to - from) * (instant - day);
    return sorted.filter((each) => each < flow).length / sorted.length;
  };
  return {
    at: ({ dayOfYear, year }, clock) => {
      const instant = year * YEAR + dayOfYear + clock / 24;
      const flow_index = indexAt(instant);
      return {
        weather_code: codeOf(at(rain, Math.floor(instant)), random),
        flow_index,
        level_trend: trendOf(flow_index - indexAt(instant - 1)),
      };
    },
  };
}

function simulateRain({ uniform }: Random): number[] {
  const rain: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const isWet = uniform() < ((rain[day - 1] ?? 0) > 0 ? WET_AFTER.wet : WET_AFTER.dry);
    rain.push(isWet ? -Math.log(1 - uniform()) : 0);
  }
  return rain;
}

function flowsOf(rain: readonly number[], floods: Floods): number[] {
  let quick = 0;
  return rain.map((fallen, day) => {
    quick = RECESSION * quick + fallen;
    const apart = ((day % YEAR) - MELT.day) / MELT.sd;
    const melt = floods === "spring" ? MELT.flow * Math.exp(-(apart ** 2) / 2) : 0;
    return BASE + quick + melt;
  });
}

/** The years follow each other in a circle. */
function at(days: readonly number[], day: number): number {
  return days[((day % DAYS) + DAYS) % DAYS] ?? 0;
}

function codeOf(rain: number, { uniform }: Random): number {
  if (rain === 0 || uniform() >= RAINING) return CODES.dry;
  return rain >= HEAVY ? CODES.heavy : CODES.light;
}

function trendOf(change: number): LevelTrend {
  if (Math.abs(change) <= STEADY) return "steady";
  return change > 0 ? "rising" : "falling";
}

import type { NewCatch } from "../catches/new-catch.ts";
import { DAY_MS } from "../dates/units-of-time.ts";
import { lunarPhase } from "../moon/moon-phase.ts";
import { SAMPLE_FISH, type SampleFish, type SamplePhoto } from "./sample-fish.ts";
import { SAMPLE_TIME_ZONE, SKIES, SPOTS } from "./sample-lake.ts";

/** Its instant is `time` (HH:mm) of `day` (yyyy-mm-dd) in `time_zone`. */
export interface SampleCatch extends Omit<NewCatch, "date" | "photoIds"> {
  day: string;
  time: string;
  time_zone: string;
  photo?: SamplePhoto;
}

/** `today` is yyyy-mm-dd; the latest of the catches is of the day before. */
export function sampleCatches(today: string): SampleCatch[] {
  const noonOfToday = Date.parse(`${today}T12:00:00Z`);
  return SAMPLE_FISH.map((fish) => toCatch(fish, noonOfToday - fish.daysAgo * DAY_MS));
}

function toCatch({ daysAgo: _counted, spot, ...fish }: SampleFish, noon: number): SampleCatch {
  return {
    day: new Date(noon).toISOString().slice(0, "yyyy-mm-dd".length),
    time_zone: SAMPLE_TIME_ZONE,
    ...SPOTS[spot],
    ...fish,
    ...conditionsOf(noon),
  };
}

function conditionsOf(noon: number) {
  const { fahrenheitAboveUsual, ...sky } = SKIES[Math.floor(noon / DAY_MS) % SKIES.length] ?? SKIES[0];
  return {
    ...sky,
    air_temperature: Math.round(ofSeason(noon, AIR)) + fahrenheitAboveUsual,
    water_temperature: Math.max(FREEZING, Math.round(ofSeason(noon, WATER))),
    lunar_phase: lunarPhase(meanElongation(noon)),
  };
}

interface Season {
  meanFahrenheit: number;
  swingFahrenheit: number;
  warmestDay: number;
}

const AIR: Season = { meanFahrenheit: 43, swingFahrenheit: 29, warmestDay: 201 };
const WATER: Season = { meanFahrenheit: 52, swingFahrenheit: 22, warmestDay: 212 };
const FREEZING = 33;
const YEAR_DAYS = 365.2425;

function ofSeason(instant: number, { meanFahrenheit, swingFahrenheit, warmestDay }: Season): number {
  const days = instant / DAY_MS - warmestDay;
  return meanFahrenheit + swingFahrenheit * Math.cos((2 * Math.PI * days) / YEAR_DAYS);
}

const A_NEW_MOON = Date.parse("2000-01-06T18:14:00Z");
const SYNODIC_MONTH_DAYS = 29.530588853;

/** Degrees; within 15 of the true moon's, which is near enough for a sample. */
function meanElongation(instant: number): number {
  return ((instant - A_NEW_MOON) / DAY_MS / SYNODIC_MONTH_DAYS) * 360;
}

import type { NewCatch } from "../catches/new-catch.ts";
import { DAY_MS } from "../dates/units-of-time.ts";
import { lunarPhase } from "../moon/moon-phase.ts";
import { SAMPLE_FISH, type SampleFish, type SamplePhoto } from "./sample-fish.ts";
import { SAMPLE_TIME_ZONE, SKIES, SPOTS } from "./sample-lake.ts";

/** A made-up catch, as it would be logged but for its instant: that is `time` of `day` in `time_zone`. */
export interface SampleCatch extends Omit<NewCatch, "date" | "photoIds"> {
  /** yyyy-mm-dd */
  day: string;
  /** HH:mm */
  time: string;
  time_zone: string;
  /** The name of its picture, where it has one. */
  photo?: SamplePhoto;
}

/**
 * A year of made-up catches, to try Creel with: the same for everybody, but for the season they are in.
 *
 * @param today yyyy-mm-dd; the last of them is of the day before
 */
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

/** The weather of a day goes by the calendar, so that it is the same however far back the day is. */
function conditionsOf(noon: number) {
  const { warmer, ...sky } = SKIES[Math.floor(noon / DAY_MS) % SKIES.length] ?? SKIES[0];
  return {
    ...sky,
    air_temperature: Math.round(ofSeason(noon, AIR)) + warmer,
    water_temperature: Math.max(FREEZING, Math.round(ofSeason(noon, WATER))),
    lunar_phase: lunarPhase(meanElongation(noon)),
  };
}

interface Season {
  /** °F over the year. */
  mean: number;
  /** °F that the warmest day is above it. */
  swing: number;
  /** The warmest day, counted from New Year. */
  warmest: number;
}

const AIR: Season = { mean: 43, swing: 29, warmest: 201 };
const WATER: Season = { mean: 52, swing: 22, warmest: 212 };
const FREEZING = 33;
const YEAR_DAYS = 365.2425;

/** °F, as a wave with the length of a year. */
function ofSeason(instant: number, { mean, swing, warmest }: Season): number {
  const days = instant / DAY_MS - warmest;
  return mean + swing * Math.cos((2 * Math.PI * days) / YEAR_DAYS);
}

const A_NEW_MOON = Date.parse("2000-01-06T18:14:00Z");
const SYNODIC_MONTH_DAYS = 29.530588853;

/** Degrees; within some 15 of the true moon's, which is near enough for a sample. */
function meanElongation(instant: number): number {
  return ((instant - A_NEW_MOON) / DAY_MS / SYNODIC_MONTH_DAYS) * 360;
}

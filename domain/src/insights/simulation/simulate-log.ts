import { DAY_MS, HOUR_MS } from "../../dates/units-of-time.ts";
import { seasonOf } from "../factors/bin-outings.ts";
import { CONDITION_BIN_OF, type ConditionFactor } from "../factors/condition-bins.ts";
import type { Outing, Segment } from "../outings.ts";
import type { Random } from "./seeded-random.ts";
import { type Climate, simulateClimate, standardNormal } from "./simulate-climate.ts";
import {
  type SimulatedConditions,
  type SimulatedDay,
  type SimulatedScore,
  simulateDay,
} from "./simulate-day.ts";
import { type Floods, type River, simulateRiver } from "./simulate-river.ts";

/** An angler with known true effects. */
export interface Simulated {
  outings: number;
  /** Fish per hour on the first water in an average season. */
  rate: number;
  /** The size parameter of the gamma frailty of a day; `null` if all days are alike. */
  size: number | null;
  /** The mean number of fish that bite at once. */
  burst: number;
  /** The rate ratio in one bin. */
  effect: { factor: ConditionFactor; bin: string; ratio: number } | null;
  /** The true effect of the score: log rate ratio per 10 points. */
  scoreSlope: number;
  /** Defaults to independent hours. */
  score?: SimulatedScore;
  /** The correlation between the weather of consecutive hours; 0.95 by default. */
  weatherPersistence?: number;
  /** Whether all waters are equal. By default, the second has 1.3 times and the third 0.7 times the fish. */
  hasLikeWaters?: boolean;
  /**
   * Whether the angler fishes until the time is up. By default, twelve fish or four hours without a fish may end the
   * trip.
   */
  isTireless?: boolean;
  /** The number of fish at which the angler goes home at once; absent for no such limit. */
  bag?: number;
  /** The rate over the year: constant within each season, with a run in spring and one in fall, or constant. */
  season?: "quarters" | "runs" | "none";
  /** Whether wind and temperature follow a daily course. */
  hasCourseOfDay?: boolean;
  /** Puts all waters on one river with a gauge, which these make rise; absent without a gauge. */
  floods?: Floods;
  /** When trips begin; by default at any hour from 4 to 16. */
  start?: "dawn" | "evening";
  /**
   * Makes the angler use two lures: the spoon in this share of the hours of one light, and in the remaining share of
   * all other hours.
   */
  habit?: { light: string; share: number; spoonRatio?: number };
}

const SEASONS = [0.5, 1.1, 1.2, 0.9];
/** `day`: peak as day of the year. `sd`: duration in days. `times`: rate relative to the time between runs. */
const RUNS = [
  { day: 145, sd: 18, times: 6 },
  { day: 250, sd: 18, times: 4 },
];
const BETWEEN_RUNS = 0.4;
const STARTS = { dawn: 5, evening: 16 } as const;
const WATERS = new Map([
  ["pond", 1],
  ["lake", 1.3],
  ["river", 0.7],
]);
const MEDIAN_HOURS = 4;
const SIGMA_OF_HOURS = 0.45;
const ENOUGH_FISH = 12;
/** After this many hours without a fish, every second angler goes home. */
const PATIENCE_HOURS = 4;
/** Hours from the fish that ends a trip to its end. */
const PACKING_HOURS = 0.1;
const SPOON = "spoon";
const WORM = "worm";
const MEAN_SCORE = 50;
const USUAL_PERSISTENCE = 0.95;
const NEW_EACH_HOUR: SimulatedScore = { sd: 10, persistence: 0 };

/** Returns the outings in chronological order. */
export function simulateLog(angler: Simulated, random: Random): Outing[] {
  const climate = simulateClimate(random);
  const river = angler.floods ? simulateRiver(random, angler.floods) : null;
  const outings = Array.from({ length: angler.outings }, (_, index) =>
    simulateOuting(angler, { index, climate, river, random }),
  );
  return outings.toSorted((one, other) => one.day.localeCompare(other.day));
}

interface Simulation {
  index: number;
  climate: Climate;
  river: River | null;
  random: Random;
}

function simulateOuting(angler: Simulated, { index, climate, river, random }: Simulation): Outing {
  const { score = NEW_EACH_HOUR, weatherPersistence = USUAL_PERSISTENCE, hasCourseOfDay = false } = angler;
  const any = simulateDay(random, {
    climate,
    score,
    persistence: weatherPersistence,
    hasCourse: hasCourseOfDay,
    river,
  });
  const day = angler.start ? { ...any, startHour: STARTS[angler.start] } : any;
  const water = [...WATERS.keys()][Math.floor(random.uniform() * WATERS.size)] ?? "";
  const frailty = angler.size === null ? 1 : random.gamma(angler.size) / angler.size;
  const length = Math.min(12, Math.max(1, MEDIAN_HOURS * Math.exp(SIGMA_OF_HOURS * standardNormal(random))));
  const fished = simulateSegments(day, length, {
    random,
    angler,
    rateAt: (conditions, lure) =>
      frailty * expectedRate(angler, { day: day.date, water }, conditions) * ratioOf(angler, lure),
  });
  return {
    trips: [{ id: `trip ${index}`, minutes_after_fish: fished.minutesAfterFish }],
    day: day.date,
    time_zone: "Etc/UTC",
    water: { id: water, name: water },
    place_name: null,
    target_species: [],
    method: null,
    lures: [],
    is_sample: false,
    untimed: {},
    segments: fished.segments,
  };
}

function ratioOf({ habit }: Simulated, lure: string | null): number {
  return lure === SPOON ? (habit?.spoonRatio ?? 1) : 1;
}

/** Returns the expected fish per hour with the worm, over all days with the same conditions. */
function expectedRate(
  angler: Simulated,
  { day, water }: { day: string; water: string },
  conditions: SimulatedConditions,
): number {
  const ofWater = angler.hasLikeWaters ? 1 : (WATERS.get(water) ?? 1);
  return angler.rate * seasonAt(angler, day) * ofWater * effectOf(angler, conditions);
}

function seasonAt({ season = "quarters" }: Simulated, day: string): number {
  if (season === "none") return 1;
  if (season === "quarters") return SEASONS[seasonOf(day)] ?? 1;
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS;
  return RUNS.reduce(
    (rate, { day: height, sd, times }) =>
      rate + BETWEEN_RUNS * (times - 1) * Math.exp(-(((dayOfYear - height) / sd) ** 2) / 2),
    BETWEEN_RUNS,
  );
}

interface Fishing {
  rateAt: (conditions: SimulatedConditions, lure: string | null) => number;
  angler: Simulated;
  random: Random;
}

interface Fished {
  segments: Segment[];
  /** Minutes from the last fish to the end; `null` without a fish. */
  minutesAfterFish: number | null;
}

/** Simulates clock hours until the time is up, the angler has enough fish or patience ends. */
function simulateSegments(day: SimulatedDay, length: number, fishing: Fishing): Fished {
  const { longestDry, enough } = endOf(fishing);
  const segments: Segment[] = [];
  let [fished, caught] = [0, 0];
  let lastFish: number | null = null;
  while (length - fished > 1e-6 && caught < enough && (caught > 0 || fished < longestDry)) {
    const clock = day.startHour + fished;
    const hours = Math.min(length - fished, Math.floor(clock + 1 + 1e-9) - clock);
    const { segment, fish, last } = simulateHour(day, { clock, hours, left: enough - caught }, fishing);
    if (last !== null) lastFish = fished + last;
    segments.push(segment);
    fished += segment.hours;
    caught += fish;
  }
  return { segments, minutesAfterFish: lastFish === null ? null : 60 * (fished - lastFish) };
}

/** Returns the limits that end a trip early: the longest time without a fish in hours, and the number of fish. */
function endOf({ angler, random }: Fishing): { longestDry: number; enough: number } {
  const isPatient = random.uniform() >= 1 / 2;
  if (angler.isTireless) return { longestDry: Infinity, enough: Infinity };
  return { longestDry: isPatient ? Infinity : PATIENCE_HOURS, enough: angler.bag ?? ENOUGH_FISH };
}

interface SimulatedHour {
  /** Hours since midnight. */
  clock: number;
  hours: number;
  /** The number of fish until the angler has enough. */
  left: number;
}

/**
 * Simulates one hour, which ends early if the bag fills up. `last` is in hours from the start of the hour to its last
 * fish.
 */
function simulateHour(day: SimulatedDay, { clock, hours, left }: SimulatedHour, fishing: Fishing) {
  const { rateAt, angler, random } = fishing;
  const conditions = day.conditionsAt(clock + hours / 2);
  const lure = lureOf(angler, conditions, random);
  const bitten = bites(rateAt(conditions, lure) * hours, angler.burst, random);
  const clumps = bitten.map((size) => ({ size, at: hours * random.uniform() }));
  const taken = untilEnough(clumps, left);
  const fish = taken.reduce((sum, { size }) => sum + size, 0);
  const last = taken.at(-1)?.at ?? null;
  const isFull = angler.bag !== undefined && fish >= left && last !== null;
  const fished = isFull ? Math.min(hours, last + PACKING_HOURS) : hours;
  return { segment: segmentOf({ day, clock, hours: fished, conditions, lure, fish }), fish, last };
}

/** Returns the clumps in chronological order, up to and including the one that reaches `enough`. */
function untilEnough(clumps: readonly { size: number; at: number }[], enough: number) {
  let caught = 0;
  return clumps
    .toSorted((one, other) => one.at - other.at)
    .filter(({ size }) => {
      const isTaken = caught < enough;
      caught += size;
      return isTaken;
    });
}

function lureOf({ habit }: Simulated, conditions: SimulatedConditions, random: Random): string | null {
  if (!habit) return null;
  const isTheHour = CONDITION_BIN_OF.light(conditions) === habit.light;
  return random.uniform() < (isTheHour ? habit.share : 1 - habit.share) ? SPOON : WORM;
}

function effectOf({ effect, scoreSlope }: Simulated, conditions: SimulatedConditions): number {
  const inBin = effect && CONDITION_BIN_OF[effect.factor](conditions) === effect.bin;
  const ofScore = Math.exp((scoreSlope * (conditions.score - MEAN_SCORE)) / 10);
  return (inBin ? effect.ratio : 1) * ofScore;
}

/** Draws clumps of fish and returns their sizes, which follow a geometric distribution. */
function bites(mean: number, burst: number, random: Random): number[] {
  return Array.from({ length: random.poisson(mean / burst) }, () => {
    let size = 1;
    while (random.uniform() < 1 - 1 / burst) size += 1;
    return size;
  });
}

interface SimulatedSegment {
  day: SimulatedDay;
  /** Hours since midnight. */
  clock: number;
  hours: number;
  conditions: SimulatedConditions;
  lure: string | null;
  fish: number;
}

function segmentOf({ day, clock, hours, fish, lure, ...simulated }: SimulatedSegment): Segment {
  const { score, ...conditions } = simulated.conditions;
  return {
    start: new Date(day.midnight + clock * HOUR_MS).toISOString(),
    hours,
    conditions,
    fish: fish > 0 ? { Pike: fish } : {},
    lure,
    spot: null,
    lines: 1,
    predicted: { score, rule: "simulated", points: {} },
  };
}

import { DAY_MS, HOUR_MS } from "../../dates/units-of-time.ts";
import { CONDITION_BIN_OF, type ConditionFactor } from "../factors/condition-bins.ts";
import { seasonOf } from "../factors/strata.ts";
import type { Outing, Segment } from "../outings.ts";
import type { Random } from "./seeded-random.ts";
import { type Climate, simulateClimate, standardNormal } from "./simulate-climate.ts";
import {
  type SimulatedConditions,
  type SimulatedDay,
  type SimulatedScore,
  simulateDay,
} from "./simulate-day.ts";

/** An angler whose truth is known. */
export interface Simulated {
  outings: number;
  /** Fish an hour on the first water in a season like the others. */
  rate: number;
  /** Of the gamma frailty of a day; `null`: all days are alike. */
  size: number | null;
  /** How many fish bite at once, on average. */
  burst: number;
  /** How many times as many bite in one bin. */
  effect: { factor: ConditionFactor; bin: string; ratio: number } | null;
  /** The truth of the score: of the log of the rate, per 10 points. */
  scoreSlope: number;
  /** Unless said, each hour is new. */
  score?: SimulatedScore;
  /** The correlation of the weather of one hour with that of the hour before; 0.95 unless said. */
  weatherPersistence?: number;
  /** Whether no water is better than another. Unless said, the second has 1.3 and the third 0.7 times the fish. */
  hasLikeWaters?: boolean;
  /** Whether they fish on until their time is up. Unless said, twelve fish or four dry hours may send them home. */
  isTireless?: boolean;
  /** How many fish send them home at once, if any do. */
  bag?: number;
  /** How the rate runs over the year: the same for a quarter of it, or with a run in spring and one in fall. */
  season?: "quarters" | "runs" | "none";
  /** Whether wind and temperature have a course over the day. */
  hasCourseOfDay?: boolean;
  /** When trips begin; unless said, at any hour from 4 to 16. */
  start?: "dawn" | "evening";
  /** Two lures, of which the spoon is on in this share of the hours of one light, and in the rest of all others. */
  habit?: { light: string; share: number; spoonRatio?: number };
}

const SEASONS = [0.5, 1.1, 1.2, 0.9];
/** Days of the year, how long a run lasts, and how many times as many bite then as in between. */
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
/** After so many dry hours every second angler goes home. */
const PATIENCE_HOURS = 4;
/** What it takes from the fish that ends a trip to the end. */
const PACKING_HOURS = 0.1;
const SPOON = "spoon";
const WORM = "worm";
const MEAN_SCORE = 50;
const USUAL_PERSISTENCE = 0.95;
const NEW_EACH_HOUR: SimulatedScore = { sd: 10, persistence: 0 };

/** In the order of time. */
export function simulateLog(angler: Simulated, random: Random): Outing[] {
  const climate = simulateClimate(random);
  const outings = Array.from({ length: angler.outings }, (_, index) =>
    simulateOuting(angler, { index, climate, random }),
  );
  return outings.toSorted((one, other) => one.day.localeCompare(other.day));
}

interface Simulation {
  index: number;
  climate: Climate;
  random: Random;
}

function simulateOuting(angler: Simulated, { index, climate, random }: Simulation): Outing {
  const { score = NEW_EACH_HOUR, weatherPersistence = USUAL_PERSISTENCE, hasCourseOfDay = false } = angler;
  const any = simulateDay(random, {
    climate,
    score,
    persistence: weatherPersistence,
    hasCourse: hasCourseOfDay,
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

/** Fish an hour with the worm, over all days like this. */
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
  /** From the last fish to the end; `null` without a fish. */
  minutesAfterFish: number | null;
}

/** By clock hours, until the time is up, the fish are enough or patience ends. */
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

/** What sends them home before their time is up: so many dry hours, so many fish. */
function endOf({ angler, random }: Fishing): { longestDry: number; enough: number } {
  const isPatient = random.uniform() >= 1 / 2;
  if (angler.isTireless) return { longestDry: Infinity, enough: Infinity };
  return { longestDry: isPatient ? Infinity : PATIENCE_HOURS, enough: angler.bag ?? ENOUGH_FISH };
}

interface SimulatedHour {
  /** Hours since midnight. */
  clock: number;
  hours: number;
  /** How many fish are enough. */
  left: number;
}

/** A bag that is full ends it. `last`: hours from its start to its last fish. */
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

/** In the order of time; the last is taken whole. */
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

/** Fish come in clumps, of a geometric size: each of them. */
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

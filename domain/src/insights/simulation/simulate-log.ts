import { HOUR_MS } from "../../dates/units-of-time.ts";
import { CONDITION_BIN_OF, type ConditionFactor } from "../factors/condition-bins.ts";
import { seasonOf } from "../factors/strata.ts";
import type { Outing, Segment } from "../outings.ts";
import type { Random } from "../random/seeded-random.ts";
import {
  type SimulatedConditions,
  type SimulatedDay,
  type SimulatedScore,
  simulateDay,
  standardNormal,
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
}

const SEASONS = [0.5, 1.1, 1.2, 0.9];
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
const MEAN_SCORE = 50;
const USUAL_PERSISTENCE = 0.95;
const NEW_EACH_HOUR: SimulatedScore = { sd: 10, persistence: 0 };

export function simulateLog(angler: Simulated, random: Random): Outing[] {
  return Array.from({ length: angler.outings }, (_, index) => simulateOuting(angler, index, random));
}

function simulateOuting(angler: Simulated, index: number, random: Random): Outing {
  const { score = NEW_EACH_HOUR, weatherPersistence = USUAL_PERSISTENCE } = angler;
  const day = simulateDay(random, score, weatherPersistence);
  const water = [...WATERS.keys()][Math.floor(random.uniform() * WATERS.size)] ?? "";
  const frailty = angler.size === null ? 1 : random.gamma(angler.size) / angler.size;
  const length = Math.min(12, Math.max(1, MEDIAN_HOURS * Math.exp(SIGMA_OF_HOURS * standardNormal(random))));
  return {
    trips: [{ id: `trip ${index}` }],
    day: day.date,
    time_zone: "Etc/UTC",
    water: { id: water, name: water },
    place_name: null,
    target_species: [],
    method: null,
    lures: [],
    is_sample: false,
    untimed: {},
    segments: simulateSegments(day, length, {
      random,
      burst: angler.burst,
      isTireless: angler.isTireless ?? false,
      rateAt: (conditions) => frailty * expectedRate(angler, { day: day.date, water }, conditions),
    }),
  };
}

/** Fish an hour, over all days of the same season. */
export function expectedRate(
  angler: Simulated,
  { day, water }: { day: string; water: string },
  conditions: SimulatedConditions,
): number {
  const season = SEASONS[seasonOf(day)] ?? 1;
  const ofWater = angler.hasLikeWaters ? 1 : (WATERS.get(water) ?? 1);
  return angler.rate * season * ofWater * effectOf(angler, conditions);
}

interface Fishing {
  rateAt: (conditions: SimulatedConditions) => number;
  burst: number;
  isTireless: boolean;
  random: Random;
}

/** By clock hours, until the time is up, the fish are enough or patience ends. */
function simulateSegments(day: SimulatedDay, length: number, fishing: Fishing): Segment[] {
  const { rateAt, burst, isTireless, random } = fishing;
  const isPatient = random.uniform() >= 1 / 2;
  const longestDry = isPatient || isTireless ? Infinity : PATIENCE_HOURS;
  const enough = isTireless ? Infinity : ENOUGH_FISH;
  const segments: Segment[] = [];
  let [fished, caught] = [0, 0];
  while (length - fished > 1e-6 && caught < enough && (caught > 0 || fished < longestDry)) {
    const clock = day.startHour + fished;
    const hours = Math.min(length - fished, Math.floor(clock + 1 + 1e-9) - clock);
    const conditions = day.conditionsAt(clock + hours / 2);
    const fish = bites(rateAt(conditions) * hours, burst, random);
    segments.push(segmentOf({ day, clock, hours, conditions, fish }));
    fished += hours;
    caught += fish;
  }
  return segments;
}

function effectOf({ effect, scoreSlope }: Simulated, conditions: SimulatedConditions): number {
  const inBin = effect && CONDITION_BIN_OF[effect.factor](conditions) === effect.bin;
  const ofScore = Math.exp((scoreSlope * (conditions.score - MEAN_SCORE)) / 10);
  return (inBin ? effect.ratio : 1) * ofScore;
}

/** Fish come in clumps, of a geometric size. */
function bites(mean: number, burst: number, random: Random): number {
  let fish = 0;
  for (let clumps = random.poisson(mean / burst); clumps > 0; clumps -= 1) {
    fish += 1;
    while (random.uniform() < 1 - 1 / burst) fish += 1;
  }
  return fish;
}

interface SimulatedSegment {
  day: SimulatedDay;
  /** Hours since midnight. */
  clock: number;
  hours: number;
  conditions: SimulatedConditions;
  fish: number;
}

function segmentOf({ day, clock, hours, fish, ...simulated }: SimulatedSegment): Segment {
  const { score, ...conditions } = simulated.conditions;
  return {
    start: new Date(day.midnight + clock * HOUR_MS).toISOString(),
    hours,
    conditions,
    fish: fish > 0 ? { Pike: fish } : {},
    lure: null,
    spot: null,
    lines: 1,
    predicted: { score, rule: "simulated", points: {} },
  };
}

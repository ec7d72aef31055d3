import { HOUR_MS } from "../dates/units-of-time.ts";
import type { Random } from "../insights/simulation/seeded-random.ts";
import type { TrialLure } from "../trips/trial-turn.ts";
import { TURN_MINUTES, TURN_MS } from "./half-hours.ts";
import type { HalfHour } from "./lure-trial.ts";
import { FIRST_HOUR, moodOf } from "./planned-power.ts";
import { drawnLure, otherLure } from "./sealed-order.ts";

/** A simulated angler and fish with known true effects. */
export interface TrialWorld {
  name: string;
  /** Bites of both lures together, in an average hour of an average trip. */
  bitesPerHour: number;
  /** The ratio of the bites of the first lure to those of the second. */
  ratio: number;
  /**
   * The chance that an angler without a trial ties on the first lure in the best hour, and the second lure in other
   * hours.
   */
  habit: number;
  hasMoods: boolean;
  /** The relative drop of a lure's rate with each half hour of use on a trip, and with each fish caught on it. */
  learning: { perUse: number; perFish: number };
  /** The mean number of fish that bite at once. */
  burst: number;
  /** The chance that the angler goes home after a half hour with a bite. */
  homeAtBite: number;
  /** The chance that a drawn lure is not tied on. */
  refusal: number;
}

/** The share of bites that are landed. */
const LANDED = 0.4;
const LEAST_TURNS = 4;
const MORE_TURNS = 6;
const DAY_HOURS = 24;
/** The best hour is the first one; after three hours, fish bite half as often. */
const COURSE = [FIRST_HOUR, FIRST_HOUR, 1, 1, 1, 1];
const LATE = 0.5;
/** The mean over the half hours of trips with 4 to 10 of them. */
const MEAN_OF_COURSE = 58 / 49;

interface Fished {
  lure: TrialLure;
  bites: number;
  fish: number;
}

/** Returns the lure of a half hour, either as drawn or by the angler's habit. */
type Choose = (turn: number) => TrialLure;

/** Returns the half hours of one trial, simulating trips until the planned pairs are complete. */
export function simulateTrial(world: TrialWorld, plannedHours: number, random: Random): HalfHour[] {
  const seed = random.uniform().toString(36);
  const halves: HalfHour[] = [];
  for (let trip = 0, pairs = 0; pairs < plannedHours; trip += 1) {
    const tripId = `trip ${trip}`;
    const drawn = (turn: number) => drawnLure(seed, tripId, turn);
    const wasKept: boolean[] = [];
    const fished = simulateTrip(world, random, (turn) => {
      wasKept[turn] = random.uniform() >= world.refusal;
      return wasKept[turn] ? drawn(turn) : otherLure(drawn(turn));
    });
    for (const [turn, { bites, fish }] of fished.entries()) {
      halves.push({
        trip_id: tripId,
        turn,
        at: new Date(trip * DAY_HOURS * HOUR_MS + turn * TURN_MS).toISOString(),
        drawn: drawn(turn),
        kept: wasKept[turn] ?? true,
        minutes: TURN_MINUTES,
        bites,
        fish,
      });
    }
    pairs += Math.floor(fished.length / 2);
  }
  return halves;
}

/** Simulates the same angler without a trial, for as many half hours, choosing lures by habit. */
export function simulateHabit(world: TrialWorld, plannedHours: number, random: Random): Fished[] {
  const all: Fished[] = [];
  while (all.length < 2 * plannedHours) {
    all.push(
      ...simulateTrip(world, random, (turn) => {
        const isLiked = random.uniform() < world.habit;
        return isLiked === (COURSE[turn] === FIRST_HOUR) ? "first" : "second";
      }),
    );
  }
  return all;
}

function simulateTrip(world: TrialWorld, random: Random, choose: Choose): Fished[] {
  const turns = LEAST_TURNS + Math.floor(random.uniform() * (MORE_TURNS + 1));
  const mood = world.hasMoods ? moodOf(random) : 1;
  const known = { first: 1, second: 1 };
  const fished: Fished[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const lure = choose(turn);
    const better = (2 * (lure === "first" ? world.ratio : 1)) / (1 + world.ratio);
    const course = (COURSE[turn] ?? LATE) / MEAN_OF_COURSE;
    const rate = (world.bitesPerHour / 2) * mood * course * better * known[lure];
    const bites = burstsOf(random, rate, world.burst);
    const fish = Array.from({ length: bites }, random.uniform).filter((luck) => luck < LANDED).length;
    known[lure] *= (1 - world.learning.perUse) * (1 - world.learning.perFish) ** fish;
    fished.push({ lure, bites, fish });
    if (bites > 0 && random.uniform() < world.homeAtBite) break;
  }
  return fished;
}

function burstsOf({ poisson }: Random, rate: number, burst: number): number {
  const bursts = poisson(rate / burst);
  return bursts + poisson(bursts * (burst - 1));
}

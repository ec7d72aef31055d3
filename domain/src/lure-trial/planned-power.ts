import { seededRandom } from "../insights/simulation/seeded-random.ts";
import { signFlipLooks } from "./sign-flip-looks.ts";
import { looksOf } from "./trial-looks.ts";

const TRIALS = 1000;
/** Standard deviation of the log of a trip's mood; some trips have three times the bites of others. */
const MOOD_SD = 0.6;
/** The first hour of a trip has twice the bites of later hours, as on a trip that begins at first light. */
export const FIRST_HOUR = 2;
const USUAL_PAIRS_OF_TRIP = 4;

export interface PlannedTrial {
  hours: number;
  /** Bites of both lures together, as in the angler's log. */
  bitesPerHour: number;
  /** The true ratio of the better lure's bites to the other's. */
  ratio: number;
}

/** Returns the share of simulated trials that find the better lure. Takes a quarter of a second on a phone. */
export function plannedPower({ hours, bitesPerHour, ratio }: PlannedTrial): number {
  const random = seededRandom(`power/${hours}/${bitesPerHour.toFixed(2)}`);
  const course = (FIRST_HOUR + USUAL_PAIRS_OF_TRIP - 1) / USUAL_PAIRS_OF_TRIP;
  const usual = bitesPerHour / 2 / course;
  const looks = looksOf(hours);
  let found = 0;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    let mood = 1;
    const differences = Array.from({ length: hours }, (_, pair) => {
      const place = pair % USUAL_PAIRS_OF_TRIP;
      if (place === 0) mood = moodOf(random);
      const rate = usual * mood * (place === 0 ? FIRST_HOUR : 1);
      return random.poisson((rate * 2 * ratio) / (1 + ratio)) - random.poisson((rate * 2) / (1 + ratio));
    });
    if (signFlipLooks(differences, looks).some(({ isDecided, sum }) => isDecided && sum > 0)) found += 1;
  }
  return found / TRIALS;
}

/** Draws a trip's mood; the mean is 1. */
export function moodOf({ uniform }: { uniform: () => number }): number {
  const normal = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return Math.exp(MOOD_SD * normal - MOOD_SD ** 2 / 2);
}

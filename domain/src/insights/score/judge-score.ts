import { seededRandom } from "../random/seeded-random.ts";
import { sum, total } from "../statistics/sums.ts";
import { isLittle } from "../verdicts/verdict.ts";
import { type HourAnswer, hourQuestion } from "./hour-question.ts";
import { type ScoreSlope, scoreSlope } from "./score-slope.ts";
import { fullHours, type ScoredTrip } from "./scored-trip.ts";

/** What may be said of the score for this angler. */
type ScoreVerdict =
  | { code: "noEvidence"; trips: number; of: number }
  | { code: "cannotTell" | "littleDifference" | "helps" | "speaksAgainst"; trips: number };

export interface JudgedScore {
  verdict: ScoreVerdict;
  /** `null` without evidence, and without draws. */
  hours: HourAnswer | null;
  slope: ScoreSlope | null;
}

const LEAST = { trips: 15, fullHours: 2, fish: 20 } as const;
const CLAIM = 0.05;

interface Judging {
  /** What trips these are: the same ones have the same answer. */
  seed: string;
  /** How many logs in which the score means nothing are drawn; 0 where it is asked alone whether there is evidence. */
  draws: number;
}

export function judgeScore(trips: readonly ScoredTrip[], { seed, draws }: Judging): JudgedScore {
  const used = trips.filter((trip) => fullHours(trip).length >= LEAST.fullHours);
  if (used.length < LEAST.trips || sum(used, ({ fish }) => total(fish)) < LEAST.fish) {
    return { verdict: { code: "noEvidence", trips: used.length, of: LEAST.trips }, hours: null, slope: null };
  }
  if (draws === 0) return { verdict: { code: "cannotTell", trips: used.length }, hours: null, slope: null };
  const hours = hourQuestion(used, { random: seededRandom(seed), draws });
  const slope = scoreSlope(used);
  return { verdict: { code: codeOf(hours, slope), trips: used.length }, hours, slope };
}

function codeOf({ p }: HourAnswer, { likely }: ScoreSlope) {
  if (likely.high < 1) return "speaksAgainst";
  if (p <= CLAIM) return "helps";
  return isLittle(likely) ? "littleDifference" : "cannotTell";
}

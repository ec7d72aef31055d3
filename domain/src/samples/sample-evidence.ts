import type { Decisions } from "../insights/decisions/decisions.ts";
import type { JudgedScore } from "../insights/score/judge-score.ts";
import type { DayFeatures } from "../insights/similar-days/day-features.ts";
import type { DaysLikeToday } from "../insights/similar-days/days-like-today.ts";
import type { RateRatio } from "../insights/statistics/rate-ratio.ts";
import type { JudgedBin } from "../insights/verdicts/judge-factors.ts";
import type { Look } from "../insights/verdicts/looks.ts";
import numbers from "./sample-evidence.json" with { type: "json" };

type LightBin = Pick<JudgedBin, "bin" | "outings" | "hours" | "fish" | "rate">;

/** One of the days that are most alike. */
export interface SampleDay {
  /** yyyy-mm-dd */
  day: string;
  water: string;
  features: DayFeatures;
  /** The most first; none of a blank. */
  species: [species: string, fish: number][];
}

/** What Creel says of the sample log, for who has too few trips of their own to say something of them. */
export interface SampleEvidence {
  /** Waters and lures by their names. */
  decisions: Omit<Decisions, "calendar">;
  /** Of a trip of so many `hours`. */
  like: Pick<DaysLikeToday, "blanks" | "rate" | "own" | "range"> & {
    days: number;
    hours: number;
    /** The nearest two, and the nearest blank. */
    nearest: readonly SampleDay[];
  };
  light: readonly LightBin[];
  /** That mornings are better. */
  finding: { ratio: RateRatio; found: Look };
  score: Pick<JudgedScore, "verdict" | "slope" | "hours" | "days">;
}

const { trips, ...score } = numbers.score;
const nearest = numbers.like.nearest.map((day) => ({
  ...day,
  species: day.species.map(([name, fish]): [string, number] => [String(name), Number(fish)]),
}));

/** Computed by the code that computes it of any log: a test holds it to that (`sample-evidence.test.ts` of the API). */
export const SAMPLE_EVIDENCE: SampleEvidence = {
  ...numbers,
  like: { ...numbers.like, nearest },
  score: { ...score, verdict: { code: "cannotTell", trips } },
};

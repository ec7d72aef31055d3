import type { Decisions } from "../insights/decisions/decisions.ts";
import type { JudgedScore } from "../insights/score/judge-score.ts";
import type { DayFeatures } from "../insights/similar-days/day-features.ts";
import type { DaysLikeToday } from "../insights/similar-days/days-like-today.ts";
import type { RateRatio } from "../insights/statistics/rate-ratio.ts";
import type { JudgedBin } from "../insights/verdicts/judge-factors.ts";
import type { Look } from "../insights/verdicts/looks.ts";
import numbers from "./sample-evidence.json" with { type: "json" };

type LightBin = Pick<JudgedBin, "bin" | "outings" | "hours" | "fish" | "rate">;

/** One of the most similar days. */
export interface SampleDay {
  /** yyyy-mm-dd */
  day: string;
  water: string;
  features: DayFeatures;
  /** Sorted by number of fish, most first; empty for a blank. */
  species: [species: string, fish: number][];
}

/** The insights of the sample log, shown to anglers with too few trips of their own. */
export interface SampleEvidence {
  /** Keyed by the names of waters and lures. */
  decisions: Omit<Decisions, "calendar">;
  /** For a trip of this many `hours`. */
  like: Pick<DaysLikeToday, "blanks" | "rate" | "own" | "range"> & {
    days: number;
    hours: number;
    /** The two nearest days and the nearest blank. */
    nearest: readonly SampleDay[];
  };
  light: readonly LightBin[];
  /** The finding that mornings are better. */
  finding: { ratio: RateRatio; found: Look };
  score: Pick<JudgedScore, "verdict" | "slope" | "hours" | "days">;
}

const { trips, ...score } = numbers.score;
const nearest = numbers.like.nearest.map((day) => ({
  ...day,
  species: day.species.map(([name, fish]): [string, number] => [String(name), Number(fish)]),
}));

/** Precomputed with the same code as any log; `sample-evidence.test.ts` of the API checks it. */
export const SAMPLE_EVIDENCE: SampleEvidence = {
  ...numbers,
  like: { ...numbers.like, nearest },
  score: { ...score, verdict: { code: "cannotTell", trips } },
};

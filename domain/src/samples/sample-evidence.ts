import type { Decisions } from "../insights/decisions/decisions.ts";
import type { JudgedScore } from "../insights/score/judge-score.ts";
import type { DaysLikeToday } from "../insights/similar-days/days-like-today.ts";
import type { RateRatio } from "../insights/statistics/rate-ratio.ts";
import type { JudgedBin } from "../insights/verdicts/judge-factors.ts";
import type { Look } from "../insights/verdicts/looks.ts";
import numbers from "./sample-evidence.json" with { type: "json" };

type LightBin = Pick<JudgedBin, "bin" | "outings" | "hours" | "fish" | "rate">;

/** What Creel says of the sample log, for who has too few trips of their own to say something of them. */
export interface SampleEvidence {
  /** Waters and lures by their names. */
  decisions: Omit<Decisions, "calendar">;
  /** Of a trip of so many `hours`. */
  like: Pick<DaysLikeToday, "blanks" | "rate" | "own" | "range"> & { days: number; hours: number };
  light: readonly LightBin[];
  /** That mornings are better. */
  finding: { ratio: RateRatio; found: Look };
  score: Pick<JudgedScore, "verdict" | "slope" | "hours" | "days">;
}

const { trips, ...score } = numbers.score;

/** Computed by the code that computes it of any log: a test holds it to that (`sample-evidence.test.ts` of the API). */
export const SAMPLE_EVIDENCE: SampleEvidence = {
  ...numbers,
  score: { ...score, verdict: { code: "cannotTell", trips } },
};

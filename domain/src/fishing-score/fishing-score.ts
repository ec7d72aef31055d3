import type { Advice } from "./advice.ts";
import type { FactorMessage } from "./factor-codes.ts";
import type { FishingHour } from "./fishing-hour.ts";
import { isThunderstorm } from "./precipitation.ts";
import { type FishingRating, fishingRating } from "./rating.ts";
import { recommend } from "./recommendations.ts";
import { INPUT_KEYS, type InputKey, judgeInput } from "./score-factors.ts";

/** The score is 45 plus the points of all factors, clamped to 0 and 100. */
type FishingFactor = FactorMessage & {
  key: InputKey | "thunderstorm" | "severeAlert";
  points: number;
};

export interface FishingScore {
  /** 0 to 100; a rule of thumb, not a prediction. */
  score: number;
  rating: FishingRating;
  /** At most four, most important first. */
  advice: Advice[];
  /** In the order of `INPUT_KEYS`; a cap comes last. */
  factors: FishingFactor[];
  missing: InputKey[];
}

const START = 45;

/** The maximum score, regardless of other factors. */
const SCORE_CAPS = { thunderstorm: 30, severeAlert: 20 } as const;

/** Scores an hour by factors that studies and anglers consider relevant (docs/decisions/score.md). */
export function scoreFishing(hour: FishingHour): FishingScore {
  return { ...rateHour(hour), advice: recommend(hour) };
}

export function rateHour(hour: FishingHour): Omit<FishingScore, "advice"> {
  const factors: FishingFactor[] = [];
  const missing: InputKey[] = [];
  for (const key of INPUT_KEYS) {
    const verdict = judgeInput(key, hour);
    if (verdict === "missing") missing.push(key);
    else if (verdict) factors.push({ key, ...verdict, values: {} });
  }
  factors.push(...capsOn(START + sumOf(factors), hour));

  const score = Math.min(100, Math.max(0, START + sumOf(factors)));
  return { score, rating: fishingRating(score), factors, missing };
}

function capsOn(sum: number, { weatherCode, severeAlert }: FishingHour): FishingFactor[] {
  const caps: FishingFactor[] = [];
  if (severeAlert) {
    const points = Math.min(0, SCORE_CAPS.severeAlert - sum);
    caps.push({ key: "severeAlert", points, code: "severeAlert", values: { event: severeAlert.event } });
  } else if (isThunderstorm(weatherCode)) {
    const points = Math.min(0, SCORE_CAPS.thunderstorm - sum);
    caps.push({ key: "thunderstorm", points, code: "thunderstorm", values: {} });
  }
  return caps;
}

function sumOf(factors: readonly FishingFactor[]): number {
  return factors.reduce((sum, { points }) => sum + points, 0);
}

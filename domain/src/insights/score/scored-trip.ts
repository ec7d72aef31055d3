import type { BinnedOuting } from "../statistics/binned-outing.ts";

/** The clock hours of a trip with the hours, fish and predicted score of each. */
export interface ScoredTrip extends BinnedOuting {
  /** 0 to 100. */
  scores: readonly number[];
}

/** A trip without its stratum. */
export type ScoredHours = Pick<ScoredTrip, "hours" | "fish" | "scores">;

/** A trip in a chronological list. */
export interface DatedTrip extends ScoredTrip {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
}

export interface ScoredHour {
  hours: number;
  fish: number;
  score: number;
}

/** The last hour of a trip is usually shorter, which would favor full hours in a comparison. */
const LEAST_OF_FULL_HOUR = 0.999;

export function hoursOfTrip({ hours, fish, scores }: ScoredHours): ScoredHour[] {
  return hours.map((each, index) => ({ hours: each, fish: fish[index] ?? 0, score: scores[index] ?? 0 }));
}

export function fullHours(trip: ScoredTrip): ScoredHour[] {
  return hoursOfTrip(trip).filter(({ hours }) => hours >= LEAST_OF_FULL_HOUR);
}

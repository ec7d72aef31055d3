import type { BinnedOuting } from "../statistics/binned-outing.ts";

/** A trip by its clock hours: hours, fish and the score of each, as it was before the trip. */
export interface ScoredTrip extends BinnedOuting {
  /** 0 to 100. */
  scores: readonly number[];
}

/** The same without the trips it is compared with. */
export type ScoredHours = Pick<ScoredTrip, "hours" | "fish" | "scores">;

/** A trip among others in the order of time. */
export interface DatedTrip extends ScoredTrip {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
}

export interface ScoredHour {
  hours: number;
  fish: number;
  score: number;
}

/** The last hour of a trip is shorter as a rule, which would favor the longer ones. */
const LEAST_OF_FULL_HOUR = 0.999;

export function hoursOfTrip({ hours, fish, scores }: ScoredHours): ScoredHour[] {
  return hours.map((each, index) => ({ hours: each, fish: fish[index] ?? 0, score: scores[index] ?? 0 }));
}

export function fullHours(trip: ScoredTrip): ScoredHour[] {
  return hoursOfTrip(trip).filter(({ hours }) => hours >= LEAST_OF_FULL_HOUR);
}

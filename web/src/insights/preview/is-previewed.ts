import { LEAST_TO_COMPARE } from "@creel/domain/insights/similar-days/least-to-compare";

export const { trips: LEAST_TRIPS } = LEAST_TO_COMPARE;

/**
 * Whether the angler has too few trips for numbers of their own.
 *
 * @param trips The number of trips with hours.
 */
export function isPreviewed(trips: number): boolean {
  return trips < LEAST_TRIPS;
}

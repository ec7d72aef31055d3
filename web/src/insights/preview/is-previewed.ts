import { LEAST_TO_COMPARE } from "@creel/domain/insights/similar-days/least-to-compare";

export const { trips: LEAST_TRIPS } = LEAST_TO_COMPARE;

/** Whether the angler's own trips are too few to say anything of. @param trips with hours */
export function isPreviewed(trips: number): boolean {
  return trips < LEAST_TRIPS;
}

import type { Catch } from "@creel/domain/catches/catch";
import { isSameTiedLure, lureOn } from "@creel/domain/trips/lure-on";
import type { Trip } from "@creel/domain/trips/trip";

/** Counted by one press: nothing is noted but what, when and where, and the lure that was on. */
export function isCounted(caught: Catch, { events }: Pick<Trip, "events">): boolean {
  const { weight, length, notes, photos } = caught;
  if (weight !== null || length !== null || notes !== null || photos.length > 0) return false;
  if (caught.lure_type === null) return true;
  const on = lureOn(events, Date.parse(caught.date));
  return on !== null && isSameTiedLure(caught, on);
}

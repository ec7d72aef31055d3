import type { Catch } from "@creel/domain/catches/catch";
import { isSameTiedLure, findCurrentLure } from "@creel/domain/trips/current-lure";
import type { Trip } from "@creel/domain/trips/trip";

/** Whether a catch was counted with one press: it has only species, time, place and the lure that was on. */
export function isCounted(caught: Catch, { events }: Pick<Trip, "events">): boolean {
  const { weight, length, notes, photos } = caught;
  if (weight !== null || length !== null || notes !== null || photos.length > 0) return false;
  if (caught.lure_type === null) return true;
  const on = findCurrentLure(events, Date.parse(caught.date));
  return on !== null && isSameTiedLure(caught, on);
}

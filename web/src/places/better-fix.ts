import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Fix } from "./watch-position.ts";

/** The first fixes of a device may be far off with a high stated accuracy. */
const SETTLING_MS = 30_000;
const METERS_PER_DEGREE = 111_320;

/**
 * Whether a fix is to replace a former one: it is more exact and, once the device had time to settle, can be the same
 * place. A device that says to be elsewhere by then was carried there, and the fish was caught at the former one.
 *
 * @param since when the first fix was, in milliseconds since 1970
 */
export function isBetterFix(previous: Fix, next: Fix, since: number): boolean {
  if (next.accuracy >= previous.accuracy) return false;
  if (next.at - since <= SETTLING_MS) return true;
  return metersBetween(previous, next) <= previous.accuracy + next.accuracy;
}

/** Of points that are near each other. */
function metersBetween(one: Coordinates, other: Coordinates): number {
  const north = other.latitude - one.latitude;
  const apart = Math.abs(other.longitude - one.longitude);
  const east = Math.min(apart, 360 - apart) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * METERS_PER_DEGREE;
}

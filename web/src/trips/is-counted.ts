import type { Catch } from "@creel/domain/catches/catch";

/** Counted by one press: nothing is noted but what, when and where. */
export function isCounted({ weight, length, lure_type: lure, photos, notes }: Catch): boolean {
  return weight === null && length === null && lure === null && notes === null && photos.length === 0;
}

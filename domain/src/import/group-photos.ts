import { MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";

export interface TimedPhoto {
  id: string;
  /** In milliseconds since 1970; `null` if unknown. */
  takenAt: number | null;
  place: Coordinates | null;
}

export interface PhotoGroup {
  /** Sorted by time, earliest first. */
  photos: readonly string[];
  /** The time of the first photo. The place is that of the first photo that has one. */
  takenAt: number | null;
  place: Coordinates | null;
  /** True if it may be the same catch as the group before; the angler is asked. */
  isLikePrevious: boolean;
}

/** Photos of one fish are at most this far apart. */
const SAME_CATCH_MS = 2 * MINUTE_MS;
const SAME_CATCH_KM = 0.1;
/** Up to this pause, the angler is asked whether the photos are of one fish. */
const MAYBE_MS = 10 * MINUTE_MS;

/** Groups photos into catches, earliest first. Each photo without a time is a group of its own, at the end. */
export function groupPhotos(photos: readonly TimedPhoto[]): PhotoGroup[] {
  const timed = photos
    .filter(({ takenAt }) => takenAt !== null)
    .toSorted((one, other) => (one.takenAt ?? 0) - (other.takenAt ?? 0));
  const groups: TimedPhoto[][] = [];
  for (const photo of timed) {
    const group = groups.at(-1);
    if (group && isWithin(group, photo, SAME_CATCH_MS)) group.push(photo);
    else groups.push([photo]);
  }
  const untimed = photos.filter(({ takenAt }) => takenAt === null).map((photo) => [photo]);
  return [...groups, ...untimed].map((group, index, all) => toGroup(group, all[index - 1]));
}

function isWithin(group: readonly TimedPhoto[], photo: TimedPhoto, mostMs: number): boolean {
  const last = group.at(-1)?.takenAt ?? null;
  if (last === null || photo.takenAt === null || photo.takenAt - last > mostMs) return false;
  const place = group.findLast((other) => other.place !== null)?.place;
  // An unknown place never separates photos.
  return !place || !photo.place || (kilometersBetween(place, photo.place) ?? 0) <= SAME_CATCH_KM;
}

function toGroup(group: readonly TimedPhoto[], previous: readonly TimedPhoto[] | undefined): PhotoGroup {
  const [first] = group;
  return {
    photos: group.map(({ id }) => id),
    takenAt: first?.takenAt ?? null,
    place: group.find(({ place }) => place !== null)?.place ?? null,
    isLikePrevious: previous !== undefined && first !== undefined && isWithin(previous, first, MAYBE_MS),
  };
}

/** Merges two groups. The photos are sorted by time. */
export function mergeGroups(one: readonly TimedPhoto[], other: readonly TimedPhoto[]): PhotoGroup {
  const all = [...one, ...other].toSorted((a, b) => (a.takenAt ?? Infinity) - (b.takenAt ?? Infinity));
  return toGroup(all, undefined);
}

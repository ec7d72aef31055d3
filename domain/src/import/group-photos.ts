import { MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";

export interface TimedPhoto {
  id: string;
  /** In milliseconds since 1970; `null` where it is not known. */
  takenAt: number | null;
  place: Coordinates | null;
}

export interface PhotoGroup {
  /** In the order in which they were taken. */
  photos: readonly string[];
  /** Of the first photo that has one. */
  takenAt: number | null;
  place: Coordinates | null;
  /** Whether it may be the catch of the group before it: to be asked. */
  isLikePrevious: boolean;
}

/** Photos of one fish are at most this far apart. */
const SAME_CATCH_MS = 2 * MINUTE_MS;
const SAME_CATCH_KM = 0.1;
/** Up to this, it is asked whether they are of one fish. */
const MAYBE_MS = 10 * MINUTE_MS;

/** Photos as catches, the earliest first; those without a time are each by themselves, at the end. */
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
  // A place that is not known stands in nobody's way.
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

/** Two groups as one; the photos stay in the order of their times. */
export function mergeGroups(one: readonly TimedPhoto[], other: readonly TimedPhoto[]): PhotoGroup {
  const all = [...one, ...other].toSorted((a, b) => (a.takenAt ?? Infinity) - (b.takenAt ?? Infinity));
  return toGroup(all, undefined);
}

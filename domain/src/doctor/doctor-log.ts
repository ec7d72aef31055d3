import { groupBy } from "../insights/statistics/sums.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { speciesKey } from "../species/species.ts";
import { foldText } from "../text/fold.ts";
import type { NearestWater } from "../waters/nearest-water.ts";
import type { Outline } from "../waters/new-water.ts";

/** The parts of a catch that the checks read. Lengths are in inches, weights in pounds, times in ms since 1970. */
export interface DoctorCatch {
  id: string;
  species: string;
  caughtAt: number;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** HH:mm:ss on the angler's clock; `null` if only the day is known. */
  time: string | null;
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  length: number | null;
  weight: number | null;
  /** The water that the angler chose; `null` for a water found by its place. */
  chosenWater: string | null;
  tripId: string | null;
  loggedAt: number;
  /** When its photos were taken, in the format of `takenAtSchema`; the cover comes first. */
  photosTakenAt: readonly string[];
}

export interface DoctorTrip {
  id: string;
  startedAt: number;
  /** `null` while the trip is running. */
  endedAt: number | null;
  /** The time of the latest catch or event; `null` without any. */
  lastActivityAt: number | null;
}

/** Data that is not in the log. */
export interface Surroundings {
  /** In ms since 1970. */
  now: number;
  /** Returns the time zone of a place; "Etc/…" at sea. */
  zoneAt: (place: Coordinates) => string;
  /** Returns the minutes by which clocks in a zone are ahead of UTC. */
  offsetAt: (zone: string, instant: number) => number;
  /** Returns `null` for a water without an outline. */
  outlineOf: (waterId: string) => Outline | null;
  /** Returns the nearest water on the map; `null` if the map has no data at the place. */
  nearestWater: (place: Coordinates) => NearestWater | null;
}

export interface DoctorLog extends Surroundings {
  tripOf: (caught: DoctorCatch) => DoctorTrip | null;
  /** Counts the catches within this distance, up to `most`. */
  countNear: (place: Coordinates, kilometers: number, most: number) => number;
  /** Returns all catches of the day, in chronological order. */
  ofDay: (day: string) => readonly DoctorCatch[];
  /** Returns the lengths of the catch's species; `null` if too few were measured. */
  lengthsLike: (caught: DoctorCatch) => OwnLengths | null;
}

/** In degrees; 55 km from south to north, a tenth more than the diameter of the largest search area. */
const CELL = 0.5;

/** Indexes a log so that checking a catch does not scan all others. */
export function makeDoctorLog(
  catches: readonly DoctorCatch[],
  trips: readonly DoctorTrip[],
  surroundings: Surroundings,
): DoctorLog {
  const tripById = new Map(trips.map((trip) => [trip.id, trip]));
  const byDay = groupBy(
    catches.toSorted((one, other) => one.caughtAt - other.caughtAt || (one.id < other.id ? -1 : 1)),
    ({ day }) => day,
  );
  const bySpecies = groupBy(
    catches.filter(({ length }) => length !== null && length > 0),
    keyOfSpecies,
  );
  const lengths = new Map(
    Array.from(bySpecies, ([key, those]) => [key, ownLengths(those.map(({ length }) => length ?? 0))]),
  );
  const placed = catches.filter(isPlaced);
  const byCell = groupBy(placed, ({ latitude, longitude }) => cellOf(latitude, longitude));
  return {
    ...surroundings,
    tripOf: ({ tripId }) => (tripId !== null && tripById.get(tripId)) || null,
    countNear(place, kilometers, most) {
      let count = 0;
      for (const cell of cellsAround(place, kilometers)) {
        for (const other of byCell.get(cell) ?? []) {
          if ((kilometersBetween(other, place) ?? Infinity) <= kilometers) count += 1;
          if (count >= most) return count;
        }
      }
      return count;
    },
    ofDay: (day) => byDay.get(day) ?? [],
    lengthsLike: (caught) => lengths.get(keyOfSpecies(caught)) ?? null,
  };
}

export function isPlaced<Place extends Pick<DoctorCatch, "latitude" | "longitude">>(
  place: Place,
): place is Place & Coordinates {
  return place.latitude !== null && place.longitude !== null;
}

/** Returns the same key for names of one fish, and for spellings that differ only in case and accents. */
export function keyOfSpecies({ species }: Pick<DoctorCatch, "species">): string {
  return foldText(speciesKey(species));
}

function cellOf(latitude: number, longitude: number): string {
  return `${Math.floor(latitude / CELL)} ${Math.floor(wrapped(longitude) / CELL)}`;
}

function wrapped(longitude: number): number {
  return ((longitude + 540) % 360) - 180;
}

const KM_PER_DEGREE = 111.195;

function cellsAround({ latitude, longitude }: Coordinates, kilometers: number): Set<string> {
  const north = kilometers / KM_PER_DEGREE;
  const east = Math.min(north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.05), 20);
  const cells = new Set<string>();
  for (let y = latitude - north; y < latitude + north + CELL; y += CELL) {
    for (let x = longitude - east; x < longitude + east + CELL; x += CELL) {
      cells.add(cellOf(Math.min(y, latitude + north), Math.min(x, longitude + east)));
    }
  }
  return cells;
}

/** Fewer fish say little about the lengths of a species. */
const LEAST_FISH = 10;
/** The share of lengths that count as ordinary; the others may be wrong. */
const ORDINARY_SHARE = 0.75;
/**
 * A lost decimal point makes a fish ten times as long. A 45-inch flathead among 13-inch bullheads is less than four
 * times as long.
 */
const FAR = 5;

/** In inches, for one species in one log. */
interface OwnLengths {
  /** A longer fish is an outlier. */
  limit: number;
  /** The longest fish within the limit. */
  longest: number;
}

/**
 * Defines an outlier as a fish more than five times as long as three in four of its species in the same log. Returns
 * `null` with too few fish.
 */
function ownLengths(lengths: readonly number[]): OwnLengths | null {
  if (lengths.length < LEAST_FISH) return null;
  const inOrder = lengths.toSorted((one, other) => one - other);
  const limit = FAR * (inOrder[Math.floor((inOrder.length - 1) * ORDINARY_SHARE)] ?? Infinity);
  return { limit, longest: inOrder.findLast((length) => length <= limit) ?? 0 };
}

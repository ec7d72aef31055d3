import { groupBy } from "../insights/statistics/sums.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { foldText } from "../text/fold.ts";
import type { NearestWater } from "../waters/nearest-water.ts";
import type { Outline } from "../waters/new-water.ts";

/** The part of a catch that is examined. Lengths are in inches, weights in pounds, instants in ms since 1970. */
export interface DoctorCatch {
  id: string;
  species: string;
  caughtAt: number;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** HH:mm:ss on the angler's clock; `null` when only the day is known. */
  time: string | null;
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  length: number | null;
  weight: number | null;
  /** The water that its angler chose; `null` for one that was found by the place. */
  chosenWater: string | null;
  tripId: string | null;
  loggedAt: number;
  /** When its photos were taken, as in `takenAtSchema`, the cover first. */
  photosTakenAt: readonly string[];
}

export interface DoctorTrip {
  id: string;
  startedAt: number;
  /** `null` while it runs. */
  endedAt: number | null;
  /** The latest catch or event; `null` without any. */
  lastSign: number | null;
}

/** Facts that are not in the log. */
export interface Surroundings {
  /** In ms since 1970. */
  now: number;
  /** The time zone of a place; at sea "Etc/…". */
  zoneAt: (place: Coordinates) => string;
  /** The minutes by which the clocks of a zone are ahead of UTC. */
  offsetAt: (zone: string, instant: number) => number;
  /** `null` for a water without an outline. */
  outlineOf: (waterId: string) => Outline | null;
  /** The nearest water of the map; `null` where the map does not know the place. */
  nearestWater: (place: Coordinates) => NearestWater | null;
}

export interface DoctorLog extends Surroundings {
  tripOf: (caught: DoctorCatch) => DoctorTrip | null;
  /** The number of catches within so many kilometers, counted to `most`. */
  countNear: (place: Coordinates, kilometers: number, most: number) => number;
  /** All of that day, in the order of time. */
  ofDay: (day: string) => readonly DoctorCatch[];
  /** The lengths of the species of a catch; `null` where too few were measured. */
  lengthsLike: (caught: DoctorCatch) => OwnLengths | null;
}

/** In degrees; a tenth more than the farthest that is asked for. */
const CELL = 0.5;

/** Prepares a log so that each of its catches is looked at without going through all others. */
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
    speciesKey,
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
    lengthsLike: (caught) => lengths.get(speciesKey(caught)) ?? null,
  };
}

export function isPlaced<Place extends Pick<DoctorCatch, "latitude" | "longitude">>(
  place: Place,
): place is Place & Coordinates {
  return place.latitude !== null && place.longitude !== null;
}

/** The same for two spellings of a species. */
export function speciesKey({ species }: Pick<DoctorCatch, "species">): string {
  return foldText(species);
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

/** Fewer say little of how long the fish of a species are. */
const LEAST_FISH = 10;
/** The share that counts as ordinary: the rest may be wrong, too. */
const ORDINARY_SHARE = 0.75;
/** A lost point makes a fish tenfold; a 45-inch flathead among bullheads of 13 inches is less than fourfold. */
const FAR = 5;

/** In inches, of one species in one log. */
interface OwnLengths {
  /** A longer one is an outlier. */
  limit: number;
  /** The longest within the limit. */
  longest: number;
}

/** A fish is an outlier when it is more than five times as long as three in four of its species in the same log. */
function ownLengths(lengths: readonly number[]): OwnLengths | null {
  if (lengths.length < LEAST_FISH) return null;
  const inOrder = lengths.toSorted((one, other) => one - other);
  const limit = FAR * (inOrder[Math.floor((inOrder.length - 1) * ORDINARY_SHARE)] ?? Infinity);
  return { limit, longest: inOrder.findLast((length) => length <= limit) ?? 0 };
}

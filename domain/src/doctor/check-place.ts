import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { nearestOnOutline } from "../waters/nearest-on-outline.ts";
import type { Outline } from "../waters/new-water.ts";
import { metersToOutline } from "../waters/outline-distance.ts";
import { shoreOf } from "../waters/water-at.ts";
import { type DoctorCatch, type DoctorLog, isPlaced } from "./doctor-log.ts";
import { type Finding, keyOf, type Mend } from "./finding.ts";

/** Degrees around the crossing of the equator and the prime meridian: an empty field was taken for zero. */
const ZERO = 0.01;
/** Within so many kilometers is where somebody fishes. */
const NEAR_KM = 25;
/** A turned place that is nearer than this may be a journey. */
const LEAST_TURN_KM = 1000;
/** So many times the catches at the recorded place lie at the turned one. */
const OUTNUMBERED = 3;
const MOST_COUNTED = 60;
/** Outlines are simplified, and who chose the water may have stood back from it. */
export const OFF_WATER_M = 500;

/** At most one finding about where a catch lies. */
export function checkPlace(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (!isPlaced(caught)) return null;
  if (Math.abs(caught.latitude) < ZERO && Math.abs(caught.longitude) < ZERO) {
    return finding("no_place", caught, { measure: null, mends: placeOfDay(caught, log) });
  }
  const outline = caught.chosenWater === null ? null : log.outlineOf(caught.chosenWater);
  return checkTurned(caught, log) ?? (outline ? checkWater(caught, outline) : checkLand(caught, log));
}

type Placed = DoctorCatch & Coordinates;

/** The place of the catch of that day that is nearest in time. */
function placeOfDay(caught: Placed, log: DoctorLog): Mend[] {
  const [nearest] = log
    .ofDay(caught.day)
    .filter(isPlaced)
    .filter(({ latitude, longitude }) => Math.abs(latitude) >= ZERO || Math.abs(longitude) >= ZERO)
    .toSorted((one, other) => apart(one, caught) - apart(other, caught));
  if (!nearest) return [];
  const { latitude, longitude } = nearest;
  return [{ kind: "place", latitude, longitude, how: "same_day" }];
}

function apart(one: DoctorCatch, other: DoctorCatch): number {
  return Math.abs(one.caughtAt - other.caughtAt);
}

/**
 * Signs lost, or both numbers in each other's place: with them turned it lies where the angler fishes. Where that holds in
 * several ways, the place with the most catches is meant: another one may be of a catch that is turned itself.
 */
function checkTurned(caught: Placed, log: DoctorLog): Finding | null {
  const mends = turned(caught)
    .filter(
      (place) => isFar(place, caught) && isWhereFished(place, caught, log) && !wouldBeTurned(place, log),
    )
    .toSorted((one, other) => countThere(other, log) - countThere(one, log));
  if (mends.length === 0) return null;
  return finding("turned_place", caught, { measure: null, mends: mends.slice(0, 1) });
}

function isFar(place: Coordinates, from: Coordinates): boolean {
  return (kilometersBetween(place, from) ?? 0) >= LEAST_TURN_KM;
}

/** One more catch there would be found as well: those that are there are turned themselves. */
function wouldBeTurned(place: Coordinates, log: DoctorLog): boolean {
  const least = (countThere(place, log) + 1) * OUTNUMBERED;
  return turned(place).some((other) => isFar(other, place) && countThere(other, log) >= least);
}

function countThere(place: Coordinates, log: DoctorLog): number {
  return log.countNear(place, NEAR_KM, MOST_COUNTED);
}

function isWhereFished(place: Coordinates, caught: Placed, log: DoctorLog): boolean {
  const there = countThere(place, log);
  if (there === 0) return false;
  // Counts itself.
  const here = countThere(caught, log);
  return there >= here * OUTNUMBERED || (here === 1 && wasThereThatDay(place, caught, log));
}

function wasThereThatDay(place: Coordinates, { day }: Placed, log: DoctorLog): boolean {
  return log.ofDay(day).some((other) => (kilometersBetween(other, place) ?? Infinity) <= NEAR_KM);
}

function turned({ latitude, longitude }: Coordinates): TurnedPlace[] {
  const places: TurnedPlace[] = [
    { kind: "place", latitude: -latitude, longitude, how: "latitude" },
    { kind: "place", latitude, longitude: -longitude, how: "longitude" },
    { kind: "place", latitude: -latitude, longitude: -longitude, how: "both_signs" },
  ];
  if (Math.abs(longitude) > 90) return places;
  return [...places, { kind: "place", latitude: longitude, longitude: latitude, how: "swapped" }];
}

type TurnedPlace = Extract<Mend, { kind: "place" }>;

/** The angler said which water, and the place is not on its shape, also where that is coarse. */
function checkWater(caught: Placed, outline: Outline): Finding | null {
  const meters = metersToOutline(caught, outline);
  if (meters <= Math.max(OFF_WATER_M, shoreOf(outline))) return null;
  return finding("off_water", caught, { measure: meters, mends: toShore(nearestOnOutline(caught, outline)) });
}

/** The map has no water around the place. Where it says nothing, or there is no map, nothing is odd. */
function checkLand(caught: Placed, log: DoctorLog): Finding | null {
  const nearest = log.nearestWater(caught);
  if (!nearest || nearest.meters <= OFF_WATER_M) return null;
  const measure = Number.isFinite(nearest.meters) ? nearest.meters : null;
  return finding("on_land", caught, { measure, mends: toShore(nearest.shore) });
}

function toShore(shore: Coordinates | null): Mend[] {
  return shore ? [{ kind: "place", ...shore, how: "shore" }] : [];
}

function finding(
  check: "no_place" | "turned_place" | "off_water" | "on_land",
  { id }: DoctorCatch,
  found: Pick<Finding, "measure" | "mends">,
): Finding {
  return { key: keyOf(check, [id]), check, catch_ids: [id], trip_id: null, time_zone: null, ...found };
}

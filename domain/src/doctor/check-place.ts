import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { nearestOnOutline } from "../waters/nearest-on-outline.ts";
import type { Outline } from "../waters/new-water.ts";
import { metersToOutline } from "../waters/outline-distance.ts";
import { shoreOf } from "../waters/water-at.ts";
import { type DoctorCatch, type DoctorLog, isPlaced } from "./doctor-log.ts";
import { type Finding, keyOf, type Fix } from "./finding.ts";

/** Degrees around 0° N, 0° E, where a catch lands if an empty field was read as zero. */
const ZERO = 0.01;
/** Places within this distance count as the same fishing area. */
const NEAR_KM = 25;
/** A turned place that is nearer may be a real trip. */
const LEAST_TURN_KM = 1000;
/** The turned place must have this many times the catches of the recorded place. */
const OUTNUMBERED = 3;
const MOST_COUNTED = 60;
/** Outlines are simplified, and the angler may have stood away from the water. */
export const OFF_WATER_M = 500;

/** Returns at most one finding about the place of a catch. */
export function checkPlace(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (!isPlaced(caught)) return null;
  if (Math.abs(caught.latitude) < ZERO && Math.abs(caught.longitude) < ZERO) {
    return finding("no_place", caught, { measure: null, mends: placeOfDay(caught, log) });
  }
  const outline = caught.chosenWater === null ? null : log.outlineOf(caught.chosenWater);
  return checkTurned(caught, log) ?? (outline ? checkWater(caught, outline) : checkLand(caught, log));
}

type Placed = DoctorCatch & Coordinates;

/** Suggests the place of the catch on the same day that is nearest in time. */
function placeOfDay(caught: Placed, log: DoctorLog): Fix[] {
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
 * Checks for lost signs and swapped coordinates: with them corrected, the place is where the angler fishes. If several
 * corrections fit, suggests the place with the most catches, because another may belong to a catch that is itself
 * wrong.
 */
function checkTurned(caught: Placed, log: DoctorLog): Finding | null {
  const fixes = turned(caught)
    .filter(
      (place) => isFar(place, caught) && isWhereFished(place, caught, log) && !wouldBeTurned(place, log),
    )
    .toSorted((one, other) => countThere(other, log) - countThere(one, log));
  if (fixes.length === 0) return null;
  return finding("turned_place", caught, { measure: null, mends: fixes.slice(0, 1) });
}

function isFar(place: Coordinates, from: Coordinates): boolean {
  return (kilometersBetween(place, from) ?? 0) >= LEAST_TURN_KM;
}

/**
 * True if another catch at this place would be reported as well, which means the catches there are wrong themselves.
 */
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
  // Includes the catch itself.
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

type TurnedPlace = Extract<Fix, { kind: "place" }>;

/** Reports a place outside the water that the angler chose, beyond the accuracy of its outline. */
function checkWater(caught: Placed, outline: Outline): Finding | null {
  const meters = metersToOutline(caught, outline);
  if (meters <= Math.max(OFF_WATER_M, shoreOf(outline))) return null;
  return finding("off_water", caught, { measure: meters, mends: toShore(nearestOnOutline(caught, outline)) });
}

/** Reports a place that has no water around it on the map. Reports nothing if the map has no data there. */
function checkLand(caught: Placed, log: DoctorLog): Finding | null {
  const nearest = log.nearestWater(caught);
  if (!nearest || nearest.meters <= OFF_WATER_M) return null;
  const measure = Number.isFinite(nearest.meters) ? nearest.meters : null;
  return finding("on_land", caught, { measure, mends: toShore(nearest.shore) });
}

function toShore(shore: Coordinates | null): Fix[] {
  return shore ? [{ kind: "place", ...shore, how: "shore" }] : [];
}

function finding(
  check: "no_place" | "turned_place" | "off_water" | "on_land",
  { id }: DoctorCatch,
  found: Pick<Finding, "measure" | "mends">,
): Finding {
  return { key: keyOf(check, [id]), check, catch_ids: [id], trip_id: null, time_zone: null, ...found };
}

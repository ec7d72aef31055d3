import type { Coordinates } from "../../places/coordinates.ts";
import { kilometersBetween } from "../../places/distance.ts";
import { foldText } from "../../text/fold.ts";
import { WATER_LIMITS } from "../../waters/new-water.ts";
import type { SourcePlace, SourceTrip } from "../source/source-parts.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import type { Mention } from "./named-places.ts";

/** Waypoints that are farther apart than a spot is wide are several, though units give many the same name. */
export function mentionsOfPlaces(places: readonly SourcePlace[], water: string | null): Mention[] {
  const placed = new Map<string, SourcePlace[]>();
  return places.map((place, index) => {
    const key = foldText(`${place.water ?? water ?? ""}/${place.name}`);
    const others = placed.get(key) ?? [];
    const known = others.findIndex((other) => isOneSpot(place, other));
    const number = known === -1 ? others.push(place) : known + 1;
    placed.set(key, others);
    return {
      line: index + 1,
      water: place.water ?? water,
      spot: number === 1 || place.name === "" ? place.name : `${place.name} ${number}`,
      place,
      notes: place.notes,
      isSaid: place.water === null && water !== null,
    };
  });
}

function isOneSpot(one: Coordinates, other: Coordinates): boolean {
  return (kilometersBetween(one, other) ?? 0) * 1000 <= WATER_LIMITS.spotRadius.default;
}

/** The water of a trip, by its name. */
export function mentionOfTrip({ line, water, place }: SourceTrip, index: number): Mention {
  return { line: line ?? index + 1, water, spot: null, place, notes: "" };
}

export function mentionOfCatch({ line, water, spot, fields }: StagedCatch): Mention {
  const { latitude, longitude } = fields;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return { line, water, spot, place: isPlaced ? { latitude, longitude } : null, notes: "" };
}

import type { SourceLure, SourcePlace } from "@creel/domain/import/source/source-parts";

import { isObject, type Json, listAt, objectAt, parseJson, textAt } from "../source/json.ts";
import { newSource, type ReadSource, tableOfObjects } from "../source/read-source.ts";
import {
  coordinatesOf,
  dayOfEvent,
  type Logbook,
  placeOfTrip,
  tripOf,
  waterOfTrip,
} from "./selfhostable-trips.ts";

/** True for the logbook.json of Selfhostable Fishing Logbook. */
export function isSelfhostableLogbook(json: unknown): boolean {
  return isObject(json) && Array.isArray(json["trips"]) && isObject(json["settings"]);
}

interface Caught {
  trip: unknown;
  fish: unknown;
}

export function readSelfhostableLogbook(text: string, names: readonly string[]): ReadSource {
  const json = parseJson(text);
  const trips = listAt(json, "trips");
  const caught = trips.flatMap((trip) => listAt(trip, "catches").map((fish): Caught => ({ trip, fish })));
  const logbook = logbookOf(json, caught);
  const units = objectAt(objectAt(json, "settings"), "units");
  const photos = caught.map(({ fish }) => photosOf(fish, names));
  const linesWith = (isMeant: (one: Caught) => boolean) =>
    caught.flatMap((one, index) => (isMeant(one) ? [index + 1] : []));
  return newSource("selfhostable_logbook", {
    tables: [
      tableOfObjects(
        "logbook.json",
        caught.map((one) => rowOf(one, units, logbook)),
        photos,
      ),
    ],
    trips: trips.map((trip) =>
      tripOf(
        trip,
        linesWith((one) => one.trip === trip),
        logbook,
      ),
    ),
    lures: listAt(json, "lures").map((lure) =>
      lureOf(
        lure,
        linesWith(({ fish }) => textAt(fish, "lureId") === textAt(lure, "id")),
      ),
    ),
    places: placesOf(json, caught, logbook),
    pictures: photos.flat(),
  });
}

const NAMED = ["lures", "flashers", "people", "locations", "spots", "rods", "reels", "rodReelCombos"];

function logbookOf(json: unknown, caught: readonly Caught[]): Logbook {
  const gear = NAMED.flatMap((list) => listAt(json, list));
  const launches = listAt(json, "locations").flatMap((location) => listAt(location, "launches"));
  const located = [...listAt(json, "locations"), ...listAt(json, "spots")];
  const names = new Map(
    [...gear, ...launches].map((one) => [textAt(one, "id"), textAt(one, "name") || textAt(one, "shortName")]),
  );
  names.delete("");
  return {
    names,
    places: new Map(
      located.flatMap((one) => {
        const place = coordinatesOf(one);
        return place ? [textAt(one, "id"), textAt(one, "name")].map((key) => [key, place] as const) : [];
      }),
    ),
    owner: names.get(mostFrequent(caught.map(({ fish }) => textAt(fish, "personId")))) ?? null,
  };
}

function mostFrequent(ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** Labels and keys of values that go into the notes of a catch. */
const NOTED = [
  ["Presentation", "presentation"],
  ["Direction", "direction"],
  ["Retrieve", "retrieve"],
  ["Speed", "speed"],
  ["Depth down", "depthDown"],
  ["Line out", "lineOut"],
  ["Depth of the water", "fowCaught"],
] as const;

function rowOf({ trip, fish }: Caught, units: Json, logbook: Logbook): Record<string, string> {
  const { names, places } = logbook;
  const [time, spot] = [textAt(fish, "time"), textAt(fish, "spotId")];
  // The place of the trip is the least precise, so it comes last.
  const place = coordinatesOf(fish) ?? places.get(spot) ?? placeOfTrip(trip, logbook);
  return {
    Date: dayOfEvent(trip, time),
    Time: time,
    Species: textAt(fish, "species"),
    [named("Length", units, "fishLength")]: textAt(fish, "length"),
    [named("Weight", units, "fishWeight")]: textAt(fish, "weight"),
    [named("Depth", units, "depth")]: textAt(fish, "waterDepth"),
    [named("Water temperature", units, "waterTemperature")]: textAt(trip, "waterTemp"),
    Water: waterOfTrip(trip, logbook),
    Spot: names.get(spot) ?? "",
    Latitude: place ? String(place.latitude) : "",
    Longitude: place ? String(place.longitude) : "",
    Weather: textAt(trip, "weather"),
    "Water clarity": textAt(trip, "waterClarity"),
    Released: textAt(fish, "released"),
    Quantity: textAt(fish, "quantity"),
    Lure: names.get(textAt(fish, "lureId")) ?? "",
    Angler: names.get(textAt(fish, "personId")) ?? "",
    ...Object.fromEntries(NOTED.map(([label, key]) => [label, textAt(fish, key)])),
    Notes: textAt(fish, "notes"),
  };
}

function named(measure: string, units: Json, key: string): string {
  const unit = textAt(units, key);
  return unit === "" ? measure : `${measure} (${unit})`;
}

function lureOf(lure: unknown, lines: readonly number[]): SourceLure {
  return {
    name: textAt(lure, "name"),
    brand: textAt(lure, "brand"),
    color: textAt(lure, "color"),
    size: "",
    notes: [textAt(lure, "type"), textAt(lure, "notes")].filter((text) => text !== "").join("\n"),
    lines,
  };
}

/** Returns waters with their launches, and spots. A spot is on the water of a fish caught there. */
function placesOf(json: unknown, caught: readonly Caught[], logbook: Logbook): SourcePlace[] {
  const waters = listAt(json, "locations").flatMap((location) =>
    [location, ...listAt(location, "launches")].flatMap((one) => placeOf(one, textAt(location, "name"))),
  );
  const spots = listAt(json, "spots").flatMap((spot) => {
    const there = caught.find(({ fish }) => textAt(fish, "spotId") === textAt(spot, "id"));
    return placeOf(spot, there ? waterOfTrip(there.trip, logbook) || null : null);
  });
  return [...waters, ...spots];
}

function placeOf(one: unknown, water: string | null): SourcePlace[] {
  const [coordinates, name] = [coordinatesOf(one), textAt(one, "name")];
  return coordinates && name !== "" ? [{ ...coordinates, name, water, notes: "" }] : [];
}

function photosOf(fish: unknown, names: readonly string[]): string[] {
  const wanted = new Set(listAt(fish, "photos").map((photo) => textAt(photo, "filename")));
  return names.filter((name) => wanted.has(name.split("/").at(-1) ?? ""));
}

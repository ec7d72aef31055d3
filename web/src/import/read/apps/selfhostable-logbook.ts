import type { SourceTrip } from "@creel/domain/import/source/source-parts";

import { type Json, isObject, listAt, objectAt, parseJson, textAt } from "../source/json.ts";
import { newSource, type ReadSource } from "../source/read-source.ts";
import { tableOfObjects } from "../source/tables.ts";

/** Whether it is the logbook.json of Selfhostable Fishing Logbook. */
export function isSelfhostableLogbook(json: unknown): boolean {
  return isObject(json) && Array.isArray(json["trips"]) && isObject(json["settings"]);
}

export function readSelfhostableLogbook(text: string, names: readonly string[]): ReadSource {
  const logbook = parseJson(text);
  const lures = new Map(listAt(logbook, "lures").map((lure) => [textAt(lure, "id"), textAt(lure, "name")]));
  const people = new Map(listAt(logbook, "people").map((one) => [textAt(one, "id"), textAt(one, "name")]));
  const units = objectAt(objectAt(logbook, "settings"), "units");
  const caught = listAt(logbook, "trips").flatMap((trip) =>
    listAt(trip, "catches").map((fish) => ({ trip, fish })),
  );
  const photos = caught.map(({ fish }) => photosOf(fish, names));
  const lines = (trip: unknown) => caught.flatMap((one, index) => (one.trip === trip ? [index + 1] : []));
  const rows = caught.map(({ trip, fish }) =>
    Object.assign(rowOf(trip, fish, units), {
      Lure: lures.get(textAt(fish, "lureId")) ?? "",
      Angler: people.get(textAt(fish, "personId")) ?? "",
    }),
  );
  return newSource("selfhostable_logbook", {
    tables: [tableOfObjects("logbook.json", rows, photos)],
    trips: listAt(logbook, "trips").map((trip) => tripOf(trip, lines(trip))),
    places: listAt(logbook, "locations").flatMap((location) => {
      const place = coordinatesOf(location);
      return place
        ? [{ ...place, name: textAt(location, "name"), water: textAt(location, "name"), notes: "" }]
        : [];
    }),
    pictures: photos.flat(),
  });
}

function rowOf(trip: unknown, fish: unknown, units: Json): Record<string, string> {
  const place = coordinatesOf(fish);
  return {
    Date: textAt(trip, "date"),
    Time: textAt(fish, "time"),
    Species: textAt(fish, "species"),
    [named("Length", units, "fishLength")]: textAt(fish, "length"),
    [named("Weight", units, "fishWeight")]: textAt(fish, "weight"),
    [named("Depth", units, "depth")]: textAt(fish, "waterDepth"),
    [named("Water temperature", units, "waterTemperature")]: textAt(trip, "waterTemp"),
    Water: textAt(trip, "location"),
    Latitude: place ? String(place.latitude) : "",
    Longitude: place ? String(place.longitude) : "",
    Weather: textAt(trip, "weather"),
    "Water clarity": textAt(trip, "waterClarity"),
    Released: textAt(fish, "released"),
    Quantity: textAt(fish, "quantity"),
    Notes: textAt(fish, "notes"),
  };
}

function named(measure: string, units: Json, key: string): string {
  const unit = textAt(units, key);
  return unit === "" ? measure : `${measure} (${unit})`;
}

function coordinatesOf(value: unknown): { latitude: number; longitude: number } | null {
  const manual = objectAt(value, "manualCoordinates");
  const found = Object.keys(manual).length > 0 ? manual : objectAt(value, "coordinates");
  const [latitude, longitude] = [Number(textAt(found, "latitude")), Number(textAt(found, "longitude"))];
  const isSet =
    Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0);
  return isSet ? { latitude, longitude } : null;
}

function tripOf(trip: unknown, lines: readonly number[]): SourceTrip {
  const [date, start, end] = [
    textAt(trip, "date"),
    textAt(trip, "linesSetTime") || textAt(trip, "startTime"),
    textAt(trip, "linesPulledTime") || textAt(trip, "endTime"),
  ];
  return {
    name: textAt(trip, "title"),
    startedAt: clockAt(date, start),
    // Lines that were pulled earlier than they were set were out overnight.
    endedAt: clockAt(end !== "" && end < start ? dayAfter(date) : date, end),
    notes: textAt(trip, "notes"),
    lines,
    lost: listAt(trip, "lostFish").map((fish) => ({
      at: clockAt(date, textAt(fish, "time")),
      species: textAt(fish, "possibleSpecies") || null,
      notes: textAt(fish, "notes"),
    })),
  };
}

function clockAt(date: string, time: string): string | null {
  const isClock = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d/.test(time);
  return isClock ? `${date}T${time.slice(0, 5)}:00` : null;
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function photosOf(fish: unknown, names: readonly string[]): string[] {
  const wanted = new Set(listAt(fish, "photos").map((photo) => textAt(photo, "filename")));
  return names.filter((name) => wanted.has(name.split("/").at(-1) ?? ""));
}

import type { SourcePlace } from "@creel/domain/import/source/source-parts";

import { isObject, type Json, listAt, numberAt, objectAt, parseJson, textAt } from "../source/json.ts";
import { newSource, type ReadSource } from "../source/read-source.ts";
import { tableOfObjects } from "../source/tables.ts";

/** Of the legacy backups: the day, then the time on a clock of 12 or 24 hours. */
const DATE = /^(\d\d)-(\d\d)-(\d{4})_(\d{1,2})-(\d\d)(?:_([ap])\.?m\.?)?/i;

/** Whether it is the backup of Anglers' Log, of either platform. */
export function isAnglersLog(json: unknown): boolean {
  return isObject(json) && isObject(json["journal"]);
}

export function readAnglersLog(text: string, names: readonly string[]): ReadSource {
  const journal = objectAt(parseJson(text), "journal");
  const entries = listAt(journal, "entries");
  const places = placesOf(journal);
  const units = unitsOf(journal);
  const rows = entries.map((entry) => rowOf(entry, places, units));
  const photos = entries.map((entry) => photosOf(entry, names));
  const lineOf = new Map(entries.map((entry, index) => [textAt(entry, "id"), index + 1]));
  return newSource("anglers_log", {
    tables: [tableOfObjects("Anglers' Log", rows, photos)],
    places,
    trips: listAt(journal, "trips").map((trip) => ({
      name: textAt(trip, "name"),
      startedAt: instantAt(trip, "startDate"),
      endedAt: instantAt(trip, "endDate"),
      notes: textAt(trip, "notes"),
      lines: listAt(trip, "catches").flatMap((id) => lineOf.get(String(id)) ?? []),
      lost: [],
    })),
    pictures: photos.flat(),
  });
}

interface Units {
  length: string;
  weight: string;
  depth: string;
  temperature: string;
  speed: string;
  air: string;
}

function unitsOf(journal: Json): Units {
  const isMetric = numberAt(journal, "measurementSystem") === 1;
  const weather = numberAt(journal, "weatherMeasurementSystem") ?? (isMetric ? 1 : 0);
  return {
    ...(isMetric
      ? { length: "cm", weight: "kg", depth: "m", temperature: "°C" }
      : { length: "in", weight: "lb", depth: "ft", temperature: "°F" }),
    ...(weather === 1 ? { speed: "km/h", air: "°C" } : { speed: "mph", air: "°F" }),
  };
}

function rowOf(entry: unknown, places: readonly SourcePlace[], units: Units): Record<string, string> {
  const [water, spot] = [textAt(entry, "location"), textAt(entry, "fishingSpot")];
  const place = places.find(({ name, water: its }) => name === spot && its === water);
  const weather = objectAt(entry, "weatherData");
  const { date, time } = whenOf(textAt(entry, "date"));
  return {
    Date: date,
    Time: time,
    Species: textAt(entry, "fishSpecies"),
    [`Length (${units.length})`]: setAt(entry, "fishLength"),
    [`Weight (${units.weight})`]: setAt(entry, "fishWeight"),
    ...(units.weight === "lb" ? { "Weight (oz)": setAt(entry, "fishOunces") } : {}),
    Quantity: setAt(entry, "fishQuantity"),
    Water: water,
    Spot: spot,
    Latitude: place ? String(place.latitude) : "",
    Longitude: place ? String(place.longitude) : "",
    Lure: textAt(entry, "baitUsed"),
    [`Depth (${units.depth})`]: setAt(entry, "waterDepth"),
    [`Water temperature (${units.temperature})`]: setAt(entry, "waterTemperature"),
    [`Air temperature (${units.air})`]: textAt(weather, "temperature"),
    [`Wind speed (${units.speed})`]: textAt(weather, "windSpeed"),
    "Sky conditions": textAt(weather, "skyConditions"),
    "Water clarity": textAt(entry, "waterClarity"),
    Methods: listAt(entry, "fishingMethodNames").join(", "),
    Released: ["yes", "no"][numberAt(entry, "fishResult") ?? -1] ?? "",
    Notes: textAt(entry, "notes"),
  };
}

/** -1 and 0 were never set. */
function setAt(entry: unknown, key: string): string {
  return (numberAt(entry, key) ?? 0) > 0 ? textAt(entry, key) : "";
}

function whenOf(text: string): { date: string; time: string } {
  const [, month, day, year, hour = "", minute = "", half] = DATE.exec(text) ?? [];
  if (!year) return { date: text, time: "" };
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}${half ? ` ${half}m` : ""}` };
}

function placesOf(journal: Json): SourcePlace[] {
  const locations = listAt(journal, "userDefines").flatMap((define) => listAt(define, "locations"));
  return locations.flatMap((location) =>
    listAt(location, "fishingSpots").flatMap((spot) => {
      // Texts on iOS, numbers on Android.
      const [latitude, longitude] = ["latitude", "longitude"].map((key) =>
        numberAt(objectAt(spot, "coordinates"), key),
      );
      if (typeof latitude !== "number" || typeof longitude !== "number") return [];
      return [
        { name: textAt(spot, "name"), water: textAt(location, "name"), latitude, longitude, notes: "" },
      ];
    }),
  );
}

function photosOf(entry: unknown, names: readonly string[]): string[] {
  const wanted = new Set(listAt(entry, "images").map((image) => baseName(textAt(image, "imagePath"))));
  return names.filter((name) => wanted.has(baseName(name)));
}

function baseName(path: string): string {
  return path.split("/").at(-1) ?? "";
}

function instantAt(trip: unknown, key: string): string | null {
  const milliseconds = numberAt(trip, key);
  const isInstant = milliseconds !== null && milliseconds > 0 && milliseconds < 8.64e15;
  return isInstant ? new Date(milliseconds).toISOString() : null;
}

import {
  newSourceTrip,
  type SourceLure,
  type SourcePlace,
  type SourceTrip,
} from "@creel/domain/import/source/source-parts";

import { isObject, type Json, listAt, numberAt, objectAt, parseJson, textAt } from "../source/json.ts";
import { newSource, type ReadSource, tableOfObjects } from "../source/read-source.ts";

/** Matches a date in a legacy backup: the day, then the time on a 12-hour or 24-hour clock. */
const DATE = /^(\d\d)-(\d\d)-(\d{4})_(\d{1,2})-(\d\d)(?:_([ap])\.?m\.?)?/i;

/** True for a backup of Anglers' Log, from either platform. */
export function isAnglersLog(json: unknown): boolean {
  return isObject(json) && isObject(json["journal"]);
}

export function readAnglersLog(text: string, names: readonly string[]): ReadSource {
  const journal = objectAt(parseJson(text), "journal");
  const entries = listAt(journal, "entries");
  const places = placesOf(journal);
  const units = unitsOf(journal);
  const baits = baitsOf(journal);
  const baitOf = entries.map((entry) => baitIn(entry, baits));
  const rows = entries.map((entry, index) => {
    // The tackle box has the category of a known bait.
    const category = baitOf[index] ? "" : textAt(entry, "baitCategory");
    return Object.assign(rowOf(entry, places, units), { "Bait category": category });
  });
  const photos = entries.map((entry) => photosOf(entry, names));
  const lineOf = new Map(entries.map((entry, index) => [textAt(entry, "id"), index + 1]));
  return newSource("anglers_log", {
    tables: [tableOfObjects("Anglers' Log", rows, photos)],
    places,
    trips: listAt(journal, "trips").map((trip) => tripOf(trip, { journal, places, lineOf })),
    lures: baits.map((bait) => {
      const lines = baitOf.flatMap((its, index) => (its === bait ? [index + 1] : []));
      return Object.assign({ lines }, bait.lure);
    }),
    pictures: photos.flat(),
  });
}

interface Bait {
  category: string;
  lure: Omit<SourceLure, "lines">;
}

const BAIT_TYPES = ["Artificial", "Live", "Real"];

/** On Android a bait names its category by id, on iOS by name. */
function baitsOf(journal: Json): Bait[] {
  const categories = namesOf(journal, "baitCategories");
  return definedIn(journal, "baits").map((bait): Bait => {
    const idOrName = textAt(bait, "baitCategory");
    const category = categories.get(idOrName) ?? idOrName;
    const notes = [
      textAt(bait, "baitDescription"),
      category,
      BAIT_TYPES[numberAt(bait, "baitType") ?? -1] ?? "",
    ];
    return {
      category,
      lure: {
        name: textAt(bait, "name"),
        brand: "",
        color: textAt(bait, "color"),
        size: textAt(bait, "size"),
        notes: notes.filter((text) => text !== "").join("\n"),
      },
    };
  });
}

/** Finds a bait by its name. If several have it, the category decides. */
function baitIn(entry: unknown, baits: readonly Bait[]): Bait | undefined {
  const [name, category] = [textAt(entry, "baitUsed"), textAt(entry, "baitCategory")];
  const alike = name === "" ? [] : baits.filter(({ lure }) => lure.name === name);
  return alike.find((bait) => bait.category === category) ?? alike[0];
}

interface OfTrip {
  journal: Json;
  places: readonly SourcePlace[];
  lineOf: ReadonlyMap<string, number>;
}

/** A trip names its catches, locations and anglers by id; some of them may be gone. */
function tripOf(trip: unknown, { journal, places, lineOf }: OfTrip): SourceTrip {
  const named = (list: string) => {
    const names = namesOf(journal, list);
    return listAt(trip, list).flatMap((id) => names.get(String(id)) ?? []);
  };
  const [water = null, ...others] = named("locations");
  const place = places.find((one) => one.water === water);
  return newSourceTrip({
    name: textAt(trip, "name"),
    startedAt: instantAt(trip, "startDate"),
    endedAt: instantAt(trip, "endDate"),
    notes: [textAt(trip, "notes"), others.join(", ")].filter((text) => text !== "").join("\n"),
    lines: listAt(trip, "catches").flatMap((id) => lineOf.get(String(id)) ?? []),
    water,
    place: place ? { latitude: place.latitude, longitude: place.longitude } : null,
    companions: named("anglers"),
  });
}

function definedIn(journal: Json, list: string): readonly unknown[] {
  return listAt(journal, "userDefines").flatMap((define) => listAt(define, list));
}

function namesOf(journal: Json, list: string): ReadonlyMap<string, string> {
  return new Map(definedIn(journal, list).map((one) => [textAt(one, "id"), textAt(one, "name")]));
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
    Favorite: textAt(entry, "isFavorite") === "true" ? "yes" : "",
    Methods: listAt(entry, "fishingMethodNames").join(", "),
    Released: ["yes", "no"][numberAt(entry, "fishResult") ?? -1] ?? "",
    Notes: textAt(entry, "notes"),
  };
}

/** Empty for -1 and 0, which mean never set. */
function setAt(entry: unknown, key: string): string {
  return (numberAt(entry, key) ?? 0) > 0 ? textAt(entry, key) : "";
}

function whenOf(text: string): { date: string; time: string } {
  const [, month, day, year, hour = "", minute = "", half] = DATE.exec(text) ?? [];
  if (!year) return { date: text, time: "" };
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}${half ? ` ${half}m` : ""}` };
}

function placesOf(journal: Json): SourcePlace[] {
  const locations = definedIn(journal, "locations");
  return locations.flatMap((location) =>
    listAt(location, "fishingSpots").flatMap((spot) => {
      // Coordinates are texts on iOS and numbers on Android.
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

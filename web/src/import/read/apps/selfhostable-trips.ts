import { newSourceTrip, type SourceTrip } from "@creel/domain/import/source/source-parts";
import type { Coordinates } from "@creel/domain/places/coordinates";

import { isObject, listAt, objectAt, textAt } from "../source/json.ts";

/** Names and places that the parts of a logbook refer to by id. */
export interface Logbook {
  names: ReadonlyMap<string, string>;
  /** Keyed by the id and the name of a location, and by the id of a spot. */
  places: ReadonlyMap<string, Coordinates>;
  /** The angler with the most catches; `null` if no catch names one. */
  owner: string | null;
}

export function coordinatesOf(value: unknown): Coordinates | null {
  const manual = objectAt(value, "manualCoordinates");
  const found = Object.keys(manual).length > 0 ? manual : objectAt(value, "coordinates");
  const [latitude, longitude] = [Number(textAt(found, "latitude")), Number(textAt(found, "longitude"))];
  const isSet =
    Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0);
  return isSet ? { latitude, longitude } : null;
}

/** Returns the trip's own place, else the place of its location. */
export function placeOfTrip(trip: unknown, { places }: Logbook): Coordinates | null {
  return (
    coordinatesOf(trip) ??
    places.get(textAt(trip, "locationId")) ??
    places.get(textAt(trip, "location")) ??
    null
  );
}

export function waterOfTrip(trip: unknown, { names }: Logbook): string {
  return textAt(trip, "location") || (names.get(textAt(trip, "locationId")) ?? "");
}

/** Returns the day of an event. If a trip ends past midnight, an event closer to its end is on the next day. */
export function dayOfEvent(trip: unknown, time: string): string {
  const date = textAt(trip, "date");
  const [start, end, at] = [startOf(trip), endOf(trip), time].map(minutesOf);
  if (start === undefined || end === undefined || at === undefined || end >= start) return date;
  return at < start && at - end <= start - at ? dayAfter(date) : date;
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The most characters in the note of an event. */
const LONGEST_NOTE = 200;

/** Labels and keys of values that have no field in a trip. */
const NOTED = [
  ["Launch", "launch"],
  ["Launch time", "launchTime"],
  ["Intent", "intent"],
  ["Rating", "tripRating"],
  ["Wave height", "waveHeight"],
  ["Chop", "waveChop"],
  ["Wind", "wind"],
  ["Structure", "structure"],
] as const;
/** Labels and keys that are noted only without catches, since otherwise each catch has them. */
const NOTED_WITHOUT_CATCHES = [
  ["Water temperature", "waterTemp"],
  ["Water clarity", "waterClarity"],
  ["Weather", "weather"],
] as const;

export function tripOf(trip: unknown, lines: readonly number[], logbook: Logbook): SourceTrip {
  const { names, owner } = logbook;
  const setUps = listAt(trip, "gearUsed").map((line) => setUpOf(trip, line, names));
  const noted = [...NOTED, ...(lines.length === 0 ? NOTED_WITHOUT_CATCHES : [])].flatMap(([label, key]) => {
    const text = textAt(trip, key);
    return text === "" ? [] : `${label}: ${names.get(text) ?? text}`;
  });
  const long = setUps.flatMap(({ notes }) => (notes.length > LONGEST_NOTE ? notes : []));
  return newSourceTrip({
    name: textAt(trip, "title"),
    startedAt: momentOf(trip, startOf(trip)),
    endedAt: momentOf(trip, endOf(trip)),
    notes: [textAt(trip, "notes"), ...noted, ...long].filter((text) => text !== "").join("\n"),
    lines,
    water: waterOfTrip(trip, logbook) || null,
    place: placeOfTrip(trip, logbook),
    companions: listAt(trip, "people")
      .map((person) => nameIn(person, names))
      .filter((name) => name !== "" && name !== owner),
    targets: textsAt(trip, "targetSpecies"),
    method: textAt(trip, "method"),
    lost: listAt(trip, "lostFish").map((fish) => ({
      at: momentOf(trip, textAt(fish, "time")),
      species: textAt(fish, "possibleSpecies") || null,
      notes: [textAt(fish, "notes"), names.get(textAt(fish, "lureId")) ?? ""]
        .filter((text) => text !== "")
        .join(", "),
    })),
    setUps: setUps.map(({ at, lure, notes }) => ({
      at,
      lure,
      notes: notes.length > LONGEST_NOTE ? "" : notes,
    })),
  });
}

function setUpOf(trip: unknown, line: unknown, names: Logbook["names"]): SourceTrip["setUps"][number] {
  const named = ["comboId", "rodId", "reelId", "flasherId"].map((key) => names.get(textAt(line, key)) ?? "");
  const until = textAt(line, "endTime");
  const notes = [
    textAt(line, "lineLabel"),
    textAt(line, "side"),
    textAt(line, "presentation"),
    ...named,
    textAt(line, "changeNote"),
    until === "" ? "" : `– ${until}`,
  ];
  return {
    at: momentOf(trip, textAt(line, "startTime")),
    lure: names.get(textAt(line, "lureId")) ?? "",
    notes: notes.filter((text) => text !== "").join(", "),
  };
}

/** A person is an object or a name, or an id. */
function nameIn(person: unknown, names: Logbook["names"]): string {
  if (isObject(person)) return textAt(person, "name") || (names.get(textAt(person, "id")) ?? "");
  return typeof person === "string" ? (names.get(person) ?? person) : "";
}

function textsAt(trip: unknown, key: string): string[] {
  const several = listAt(trip, key).filter((each) => typeof each === "string");
  const texts = several.length > 0 ? several : textAt(trip, key).split(/[,;/]/);
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

function startOf(trip: unknown): string {
  return textAt(trip, "linesSetTime") || textAt(trip, "startTime");
}

function endOf(trip: unknown): string {
  return textAt(trip, "linesPulledTime") || textAt(trip, "endTime");
}

function momentOf(trip: unknown, time: string): string | null {
  const date = dayOfEvent(trip, time);
  const isClock = /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d/.test(time);
  return isClock ? `${date}T${time.slice(0, 5)}:00` : null;
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

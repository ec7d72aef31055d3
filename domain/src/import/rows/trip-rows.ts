import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { timeZoneSchema } from "../../places/time-zone.ts";
import { TRIP_LIMITS } from "../../trips/new-trip.ts";
import { speciesNamed } from "../names/guess-names.ts";
import { newSourceTrip, type SourceTrip } from "../source/source-parts.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import { textOf } from "./json.ts";
import type { OnWater } from "./named-places.ts";
import type { DraftRow, RowContext } from "./row-context.ts";

interface TripRows {
  rows: DraftRow[];
  /** The id of the trip, keyed by line. */
  tripOf: ReadonlyMap<number, string>;
  /** The number of trips whose time is unknown. */
  timeless: number;
}

interface Found {
  /** The rows of the catches. */
  caught: readonly DraftRow[];
  /** The water of each trip, if the file names one. */
  waters: readonly OnWater[];
  lureOf: (name: string) => string | undefined;
}

/** Makes the trips of another app, with their events. */
export function tripRows(
  trips: readonly SourceTrip[],
  { caught, waters, lureOf }: Found,
  context: RowContext,
): TripRows {
  const byLine = new Map<number, DraftRow[]>();
  for (const row of caught) byLine.set(row.line, [...(byLine.get(row.line) ?? []), row]);
  const made = trips.map((trip, index) => {
    const fish = trip.lines.flatMap((line) => byLine.get(line) ?? []);
    return tripRow({ trip, index, fish, water: waters[index] ?? {}, lureOf }, context);
  });
  const rows = made.filter((each) => each !== null);
  return {
    rows: rows.flatMap(({ row, events }) => [row, ...events]),
    tripOf: new Map(rows.flatMap(({ id, lines }) => lines.map((line) => [line, id] as const))),
    timeless: made.length - rows.length,
  };
}

/** Returns the trips of a file, and one more for each day without a fish that is not a line of any of them. */
export function withBlanks(trips: readonly SourceTrip[], blanks: readonly StagedCatch[]): SourceTrip[] {
  const timed = new Set(trips.filter(isTimed).flatMap(({ lines }) => lines));
  const onTrip = new Map(blanks.filter(({ line }) => timed.has(line)).map((blank) => [blank.line, blank]));
  return [
    ...trips.map((trip) => {
      const notes = trip.lines.flatMap((line) => onTrip.get(line)?.fields.notes ?? []);
      return { ...trip, notes: [trip.notes, ...notes].filter((text) => text !== "").join("\n") };
    }),
    ...byMoment(blanks.filter(({ line }) => !timed.has(line))).map(tripOf),
  ];
}

/** Groups lines of the same time into one trip, because the log takes one trip at a time. */
function byMoment(blanks: readonly StagedCatch[]): StagedCatch[][] {
  const groups = new Map<string, StagedCatch[]>();
  for (const blank of blanks) {
    const key = blank.when?.date ?? `line ${blank.line}`;
    groups.set(key, [...(groups.get(key) ?? []), blank]);
  }
  return [...groups.values()];
}

function isTimed({ startedAt, endedAt }: SourceTrip): boolean {
  return startedAt !== null && endedAt !== null && isSpan(startedAt, endedAt);
}

function tripOf(blanks: readonly StagedCatch[]): SourceTrip {
  const waters = new Set(blanks.map(({ water }) => water));
  const [water = null] = waters.size === 1 ? waters : [];
  const notes = blanks.flatMap(({ fields, water: its }) => [water === its ? null : its, fields.notes]);
  const parts = {
    notes: notes.filter(isText).join("\n"),
    water,
    targets: blanks.flatMap(({ fields }) => fields.species ?? []),
  };
  return newSourceTrip(Object.assign(parts, ...blanks.slice(0, 1).map(whenAndWhere)));
}

function whenAndWhere({ line, when, fields }: StagedCatch): Partial<SourceTrip> {
  const { latitude, longitude, time_zone: timeZone = null } = fields;
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return { line, startedAt: when?.date ?? null, timeZone, place };
}

function isText(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== "";
}

interface OneTrip {
  trip: SourceTrip;
  index: number;
  fish: readonly DraftRow[];
  water: OnWater;
  lureOf: Found["lureOf"];
}

function tripRow({ trip, index, fish, water, lureOf }: OneTrip, context: RowContext) {
  const id = context.idOf(`trip:${index}`);
  const zone = zoneOf(trip, fish, context);
  const read: ReadInstant = (text) => instantOf(text, zone, context);
  const span = wholeDay(trip, read) ?? spanOf(trip, fish, read);
  if (!span) return null;
  const line = trip.line ?? index + 1;
  const { notes, fields: company } = companyOf(trip);
  const row: DraftRow = {
    subject: "trip",
    line,
    fields: {
      id,
      ...span,
      time_zone: zone,
      ...placeOf(trip, fish),
      ...(water.water_id !== undefined && { water_id: water.water_id }),
      ...commonWater(fish),
      ...company,
      ...(notes === "" ? {} : { notes }),
    },
  };
  const lost = trip.lost.map(({ at, species, notes: note }, number): DraftRow => {
    const fields = {
      id: context.idOf(`event:${index}/${number}`),
      trip_id: id,
      at: at && instantOf(at, zone, context),
      kind: "lost",
    };
    return {
      subject: "event",
      line,
      fields: {
        ...fields,
        ...(species && { species: speciesNamed(species) }),
        ...(note === "" ? {} : { note }),
      },
    };
  });
  const setUps = trip.setUps.map(({ at, lure, notes: note }, number): DraftRow => {
    const lureId = lureOf(lure);
    const fields = {
      id: context.idOf(`set-up:${index}/${number}`),
      trip_id: id,
      // A setup without a time counts from the start.
      at: (at && instantOf(at, zone, context)) ?? span.started_at,
      kind: "gear",
      ...(lure !== "" && { lure_type: lure }),
      ...(lureId !== undefined && { lure_id: lureId }),
      ...(note === "" ? {} : { note }),
    };
    return { subject: "event", line, fields };
  });
  return { id, row, events: [...lost, ...setUps], lines: trip.lines };
}

/** Returns the zone that the file names, else that of a fish or of the place, else the angler's. */
function zoneOf({ timeZone, place }: SourceTrip, fish: readonly DraftRow[], context: RowContext): string {
  const parsed = timeZoneSchema.safeParse(timeZone?.replaceAll(" ", "_"));
  if (parsed.success) return parsed.data;
  return textOf(fish[0]?.fields["time_zone"]) ?? (place && context.clocks.zoneAt(place)) ?? context.timeZone;
}

function placeOf({ place }: SourceTrip, fish: readonly DraftRow[]) {
  const { latitude, longitude } =
    fish.find(({ fields }) => fields["latitude"] !== undefined)?.fields ?? place ?? {};
  return latitude === undefined ? {} : { latitude, longitude };
}

/** Returns the companions, method and target species. Values that the fields of a trip do not take go to its notes. */
function companyOf({ name, notes, companions, targets, method }: SourceTrip) {
  const { companions: most, companionName, method: methodLength, targets: mostTargets } = TRIP_LIMITS;
  const taken = companions.filter((one) => one.length <= companionName).slice(0, most);
  const others = companions.filter((one) => !taken.includes(one)).join(", ");
  const isMethod = method !== "" && method.length <= methodLength;
  const species = [...new Set(targets.map(speciesNamed))].slice(0, mostTargets);
  return {
    notes: [name, notes, others, isMethod ? "" : method].filter((text) => text !== "").join("\n"),
    fields: {
      ...(taken.length > 0 && { companions: taken, anglers: companions.length + 1 }),
      ...(isMethod && { method }),
      ...(species.length > 0 && { target_species: species }),
    },
  };
}

type ReadInstant = (text: string) => string | null;

/** Uses the time of the first or last fish if the file has none; the hours are then unknown. */
function spanOf({ startedAt, endedAt }: SourceTrip, fish: readonly DraftRow[], read: ReadInstant) {
  const times = fish
    .map(({ fields }) => textOf(fields["date"]) ?? "")
    .filter((date) => date.includes("T"))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const [fileStart, fileEnd] = [startedAt && read(startedAt), endedAt && read(endedAt)];
  const start = fileStart ?? times[0];
  const end = fileEnd ?? lastFish(times, start);
  if (start === undefined || end === undefined || !isSpan(start, end)) return null;
  return {
    started_at: start,
    start_source: fileStart ? "import" : "inferred",
    ended_at: end,
    end_source: fileEnd ? "import" : "inferred",
  };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Takes the whole day if only the day is known; the hours are then unknown. */
function wholeDay({ startedAt: day }: SourceTrip, read: ReadInstant) {
  if (day === null || !DAY.test(day)) return null;
  return {
    started_at: read(`${day}T00:00:00`),
    start_source: "inferred",
    ended_at: read(`${day}T23:59:00`),
    end_source: "inferred",
  };
}

/** Returns the time of the last fish, at least a minute after the start: a trip must have a duration. */
function lastFish(times: readonly string[], start: string | undefined): string | undefined {
  if (start === undefined) return undefined;
  const last = times.at(-1) ?? start;
  const earliest = Date.parse(start) + MINUTE_MS;
  return Date.parse(last) < earliest ? new Date(earliest).toISOString() : last;
}

function isSpan(start: string, end: string): boolean {
  const span = Date.parse(end) - Date.parse(start);
  return span > 0 && span <= TRIP_LIMITS.spanMs;
}

function commonWater(fish: readonly DraftRow[]): { water_id?: unknown } {
  const waters = new Set(fish.map(({ fields }) => fields["water_id"]));
  const [water] = waters;
  return waters.size === 1 && water !== undefined ? { water_id: water } : {};
}

/** `null` if the text is not a time. */
function instantOf(text: string, zone: string, { clocks }: RowContext): string | null {
  if (Number.isNaN(Date.parse(text))) return null;
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return new Date(text).toISOString();
  const [day = "", time = ""] = text.split("T");
  return clocks.instantOf({ day, time, zone }).instant;
}

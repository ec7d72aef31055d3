import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { TRIP_LIMITS } from "../../trips/new-trip.ts";
import type { SourceTrip } from "../source/source-parts.ts";
import { textOf } from "./json.ts";
import type { DraftRow, RowContext } from "./row-context.ts";

interface TripRows {
  rows: DraftRow[];
  /** The trip of each line that has one. */
  tripOf: ReadonlyMap<number, string>;
  /** Those of which nobody knows when they were. */
  timeless: number;
}

/** The trips of another app, with their events. `caught` has the rows of the catches. */
export function tripRows(
  trips: readonly SourceTrip[],
  caught: readonly DraftRow[],
  context: RowContext,
): TripRows {
  const byLine = new Map<number, DraftRow[]>();
  for (const row of caught) byLine.set(row.line, [...(byLine.get(row.line) ?? []), row]);
  const made = trips.map((trip, index) => {
    const fish = trip.lines.flatMap((line) => byLine.get(line) ?? []);
    return tripRow({ trip, index, fish }, context);
  });
  const rows = made.filter((each) => each !== null);
  return {
    rows: rows.flatMap(({ row, events }) => [row, ...events]),
    tripOf: new Map(rows.flatMap(({ id, lines }) => lines.map((line) => [line, id] as const))),
    timeless: made.length - rows.length,
  };
}

interface OneTrip {
  trip: SourceTrip;
  index: number;
  fish: readonly DraftRow[];
}

function tripRow({ trip, index, fish }: OneTrip, context: RowContext) {
  const id = context.idOf(`trip:${index}`);
  const zone = textOf(fish[0]?.fields["time_zone"]) ?? context.timeZone;
  const span = spanOf(trip, fish, (text) => instantOf(text, zone, context));
  if (!span) return null;
  const line = index + 1;
  const notes = [trip.name, trip.notes].filter((text) => text !== "").join("\n");
  const placed = fish.find(({ fields }) => fields["latitude"] !== undefined);
  const row: DraftRow = {
    subject: "trip",
    line,
    fields: {
      id,
      ...span,
      time_zone: zone,
      ...(placed && { latitude: placed.fields["latitude"], longitude: placed.fields["longitude"] }),
      ...commonWater(fish),
      ...(notes === "" ? {} : { notes }),
    },
  };
  const events = trip.lost.map(({ at, species, notes: note }, number): DraftRow => {
    const fields = {
      id: context.idOf(`event:${index}/${number}`),
      trip_id: id,
      at: at && instantOf(at, zone, context),
      kind: "lost",
    };
    return {
      subject: "event",
      line,
      fields: { ...fields, ...(species && { species }), ...(note === "" ? {} : { note }) },
    };
  });
  return { id, row, events, lines: trip.lines };
}

type ReadInstant = (text: string) => string | null;

/** What the file does not say is that of the first or last fish, and then nobody knows the hours. */
function spanOf({ startedAt, endedAt }: SourceTrip, fish: readonly DraftRow[], read: ReadInstant) {
  const times = fish
    .map(({ fields }) => textOf(fields["date"]) ?? "")
    .filter((date) => date.includes("T"))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const [saidStart, saidEnd] = [startedAt && read(startedAt), endedAt && read(endedAt)];
  const start = saidStart ?? times[0];
  const end = saidEnd ?? lastFish(times, start);
  if (start === undefined || end === undefined || !isSpan(start, end)) return null;
  return {
    started_at: start,
    start_source: saidStart ? "import" : "inferred",
    ended_at: end,
    end_source: saidEnd ? "import" : "inferred",
  };
}

/** A trip lasts; of a single fish, a minute. */
function lastFish(times: readonly string[], start: string | undefined): string | undefined {
  const last = times.at(-1);
  if (start === undefined || last === undefined) return undefined;
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

/** `null` for what is no time. */
function instantOf(text: string, zone: string, { clocks }: RowContext): string | null {
  if (Number.isNaN(Date.parse(text))) return null;
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return new Date(text).toISOString();
  const [day = "", time = ""] = text.split("T");
  return clocks.instantOf({ day, time, zone }).instant;
}

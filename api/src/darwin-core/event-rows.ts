import type { TripSummary } from "@creel/domain/trips/trip";
import { fromDate } from "@internationalized/date";

import type { CatchRow, TripRow } from "../database/schema.ts";
import { squareColumns } from "./squares.ts";
import type { EventRow } from "./terms.ts";

const MINUTE_LENGTH = "2026-11-20T06:10".length;

const WITHHELD = "Exact places, names of waters, notes, companions and photos";
const PROTOCOL = "angling with rod and line";

/** The words that the app offers for a method. Others are the angler's own and may tell a place or a name. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ["Casting", "casting"],
  ["Trolling", "trolling"],
  ["Fly", "fly fishing"],
  ["Ice", "ice fishing"],
  ["Boat", "from a boat"],
  ["Shore", "from the shore"],
  ["Wading", "wading"],
  ["Kayak", "from a kayak"],
]);

/** A trip as a sampling event. */
export function eventOfTrip(
  row: TripRow & { endedAt: Date },
  { hours, lines, anglers }: TripSummary,
): EventRow {
  const { id, startedAt, endedAt, startedOn, timeZone } = row;
  const hasTimes = row.startSource !== "inferred";
  const [from, to] = [writeInstant(startedAt, timeZone), writeInstant(endedAt, timeZone)];
  return {
    eventID: id,
    eventType: "Sample",
    samplingProtocol: [PROTOCOL, ...methodsOf(row.method)].join(", "),
    sampleSizeValue: hours.fished === null ? null : Math.round(hours.fished * 100) / 100,
    sampleSizeUnit: hours.fished === null ? null : "hour",
    samplingEffort: effortOf(hours.fished, lines, anglers),
    eventDate: hasTimes ? `${from}/${to}` : startedOn,
    ...dayColumns(startedOn),
    ...squareColumns(row),
    informationWithheld: WITHHELD,
  };
}

function methodsOf(method: string | null): string[] {
  return (method ?? "").split(", ").flatMap((word) => METHODS.get(word) ?? []);
}

function effortOf(hours: number | null, lines: number, anglers: number): string {
  if (hours === null) return "unknown";
  return [
    `${Math.round(hours * 100) / 100} hours`,
    lines > 1 && `${lines} lines`,
    anglers > 1 && `${anglers} anglers`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** A catch on no trip is an observation of its own, whose effort nobody knows. */
export function eventOfCatch(row: CatchRow): EventRow {
  return {
    eventID: row.id,
    eventType: "Observation",
    samplingProtocol: PROTOCOL,
    samplingEffort: "unknown",
    eventDate: dateOfCatch(row),
    ...dayColumns(row.caughtOn),
    ...squareColumns(row),
    informationWithheld: WITHHELD,
  };
}

/** The minute, or the day if nothing else is known. */
export function dateOfCatch({ caughtAt, caughtOn, caughtTime, timeZone }: CatchRow): string {
  return caughtTime === null ? caughtOn : writeInstant(caughtAt, timeZone);
}

/** Example: "2026-11-20T06:10-06:00", in ISO 8601 on the clock of the time zone. */
function writeInstant(instant: Date, timeZone: string): string {
  const [time = ""] = fromDate(instant, timeZone).toString().split("[");
  const offset = /(?:[+-]\d{2}:\d{2}|Z)$/.exec(time)?.[0] ?? "Z";
  return `${time.slice(0, MINUTE_LENGTH)}${offset}`;
}

/** The columns of a day. */
function dayColumns(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
}

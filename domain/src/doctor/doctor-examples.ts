import { HOUR_MS } from "../dates/units-of-time.ts";
import { type DoctorCatch, type DoctorTrip, makeDoctorLog, type Surroundings } from "./doctor-log.ts";
import { examineCatch, examineTrips } from "./examine-log.ts";
import type { Finding, Fix } from "./finding.ts";

/** Test data: a summer morning on Lake Vermilion. The log is examined a year later. */
export const MORNING = Date.UTC(2025, 6, 5, 11, 30);

const SURROUNDINGS: Surroundings = {
  now: Date.UTC(2026, 6, 5),
  zoneAt: ({ longitude }) => (longitude < -30 ? "America/Chicago" : "Europe/Helsinki"),
  offsetAt: (zone) => (zone === "America/Chicago" ? -300 : 180),
  outlineOf: () => null,
  nearestWater: () => null,
};

let ids = 0;

function nextId(): string {
  ids += 1;
  return `0199f2a0-0000-7000-8000-${String(ids).padStart(12, "0")}`;
}

/** Test data: a catch without findings. */
export function fish(changes: Partial<DoctorCatch> = {}): DoctorCatch {
  const caughtAt = changes.caughtAt ?? MORNING;
  const clock = new Date(caughtAt - 5 * HOUR_MS).toISOString();
  return {
    id: nextId(),
    species: "Walleye",
    caughtAt,
    day: clock.slice(0, 10),
    time: clock.slice(11, 19),
    timeZone: "America/Chicago",
    latitude: 47.88,
    longitude: -92.31,
    length: null,
    weight: null,
    chosenWater: null,
    tripId: null,
    loggedAt: caughtAt,
    photosTakenAt: [],
    ...changes,
  };
}

interface ExamineOptions {
  trips?: readonly DoctorTrip[];
  around?: Partial<Surroundings>;
}

/** Test helper: returns all findings in a log. */
export function examine(
  catches: readonly DoctorCatch[],
  { trips = [], around = {} }: ExamineOptions = {},
): Finding[] {
  const log = makeDoctorLog(catches, trips, { ...SURROUNDINGS, ...around });
  return [...catches.flatMap((caught) => examineCatch(caught, log)), ...examineTrips(trips)];
}

/** Test helper: returns the catch with a mend applied. */
export function withFix(caught: DoctorCatch, fix: Fix): DoctorCatch {
  switch (fix.kind) {
    case "length":
      return { ...caught, length: fix.length };
    case "weight":
      return { ...caught, weight: fix.weight };
    case "place":
      return { ...caught, latitude: fix.latitude, longitude: fix.longitude };
    case "time":
      return fix.how === "day" ? { ...caught, time: null } : withInstant(caught, fix.date);
    case "zone":
      return { ...withInstant(caught, fix.date), timeZone: fix.time_zone };
    case "leave_trip":
      return { ...caught, tripId: null };
    case "end_trip":
    case "merge":
      return caught;
  }
}

function withInstant(caught: DoctorCatch, date: string): DoctorCatch {
  return { ...caught, caughtAt: Date.parse(date), day: date.slice(0, 10), time: date.slice(11, 19) };
}

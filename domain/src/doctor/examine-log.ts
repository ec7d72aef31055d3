import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { checkDuplicate } from "./check-duplicate.ts";
import { checkPlace } from "./check-place.ts";
import { checkSize } from "./check-size.ts";
import { checkTime } from "./check-time.ts";
import type { DoctorCatch, DoctorLog, DoctorTrip } from "./doctor-log.ts";
import { CHECKS, type Finding, keyOf } from "./finding.ts";

/** Returns the findings for one catch. A wrong place makes a finding about its time zone meaningless. */
export function examineCatch(caught: DoctorCatch, log: DoctorLog): Finding[] {
  const place = checkPlace(caught, log);
  const time = checkTime(caught, log);
  const isMisplaced = place !== null && time?.check === "zone";
  return [
    checkSize(caught, log),
    place,
    checkDuplicate(caught, log),
    isMisplaced ? null : time,
    checkTripOfCatch(caught, log),
  ].filter((finding) => finding !== null);
}

export function examineTrips(trips: readonly DoctorTrip[]): Finding[] {
  return trips.map(checkTrip).filter((finding) => finding !== null);
}

/** Sorts by the order in `CHECKS`; findings of the same check keep their order. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check));
}

/** On a longer trip, the angler probably forgot to end it. */
const LONGEST_TRIP_MS = 14 * HOUR_MS;
/** Tolerance for fish that are noted while packing up. */
const BESIDE_MS = 15 * MINUTE_MS;

/** Reports a fish that was caught before its trip began or after it ended. */
function checkTripOfCatch(caught: DoctorCatch, log: DoctorLog): Finding | null {
  const trip = log.tripOf(caught);
  if (!trip || trip.endedAt === null || caught.time === null) return null;
  const outside = Math.max(trip.startedAt - caught.caughtAt, caught.caughtAt - trip.endedAt);
  if (outside <= BESIDE_MS) return null;
  return {
    key: keyOf("outside_trip", [caught.id]),
    check: "outside_trip",
    catch_ids: [caught.id],
    trip_id: trip.id,
    measure: outside / HOUR_MS,
    time_zone: null,
    mends: [{ kind: "leave_trip" }],
  };
}

/** Reports a trip that lasts longer than anyone fishes. */
function checkTrip({ id, startedAt, endedAt, lastActivityAt }: DoctorTrip): Finding | null {
  if (endedAt === null || endedAt - startedAt <= LONGEST_TRIP_MS) return null;
  const isKnown =
    lastActivityAt !== null &&
    lastActivityAt > startedAt &&
    lastActivityAt - startedAt <= LONGEST_TRIP_MS &&
    lastActivityAt < endedAt;
  return {
    key: keyOf("long_trip", [id]),
    check: "long_trip",
    catch_ids: [],
    trip_id: id,
    measure: (endedAt - startedAt) / HOUR_MS,
    time_zone: null,
    mends: isKnown ? [{ kind: "end_trip", ended_at: new Date(lastActivityAt).toISOString() }] : [],
  };
}

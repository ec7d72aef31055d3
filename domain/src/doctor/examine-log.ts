import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { checkPlace } from "./check-place.ts";
import { checkSize } from "./check-size.ts";
import { checkTime } from "./check-time.ts";
import { checkTwice } from "./check-twice.ts";
import type { DoctorCatch, DoctorLog, DoctorTrip } from "./doctor-log.ts";
import { CHECKS, type Finding, keyOf } from "./finding.ts";

/** What looks odd of one catch. A place that is wrong says nothing of its time zone. */
export function examineCatch(caught: DoctorCatch, log: DoctorLog): Finding[] {
  const place = checkPlace(caught, log);
  const time = checkTime(caught, log);
  const isMisplaced = place !== null && time?.check === "zone";
  return [
    checkSize(caught, log),
    place,
    checkTwice(caught, log),
    isMisplaced ? null : time,
    checkTripOfCatch(caught, log),
  ].filter((finding) => finding !== null);
}

export function examineTrips(trips: readonly DoctorTrip[]): Finding[] {
  return trips.map(checkTrip).filter((finding) => finding !== null);
}

/** In the order of `CHECKS`; those of one check stay as they were. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check));
}

/** Longer, and its end was forgotten. */
const LONGEST_TRIP_MS = 14 * HOUR_MS;
/** A fish is noted while lines are packed. */
const BESIDE_MS = 15 * MINUTE_MS;

/** A fish that bit before its trip began or after it ended. */
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

/** A trip that lasts longer than anybody stands at the water. */
function checkTrip({ id, startedAt, endedAt, lastSign }: DoctorTrip): Finding | null {
  if (endedAt === null || endedAt - startedAt <= LONGEST_TRIP_MS) return null;
  const isKnown =
    lastSign !== null &&
    lastSign > startedAt &&
    lastSign - startedAt <= LONGEST_TRIP_MS &&
    lastSign < endedAt;
  return {
    key: keyOf("long_trip", [id]),
    check: "long_trip",
    catch_ids: [],
    trip_id: id,
    measure: (endedAt - startedAt) / HOUR_MS,
    time_zone: null,
    mends: isKnown ? [{ kind: "end_trip", ended_at: new Date(lastSign).toISOString() }] : [],
  };
}

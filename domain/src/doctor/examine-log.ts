import { checkPlace } from "./check-place.ts";
import { checkSize } from "./check-size.ts";
import { checkTime } from "./check-time.ts";
import { checkTrip, checkTripOfCatch } from "./check-trips.ts";
import { checkTwice } from "./check-twice.ts";
import type { DoctorCatch, DoctorLog, DoctorTrip } from "./doctor-log.ts";
import { CHECKS, type Finding } from "./finding.ts";

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

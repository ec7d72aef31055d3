import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { kilometersBetween } from "../places/distance.ts";
import { compareMeasures } from "../units/compare-measures.ts";
import { type DoctorCatch, type DoctorLog, isPlaced, keyOfSpecies } from "./doctor-log.ts";
import { type Finding, keyOf } from "./finding.ts";

const TOGETHER_MS = 2 * MINUTE_MS;
const TOGETHER_KM = 0.1;
/** Fish logged this far apart were not landed together. */
const LOGGED_APART_MS = HOUR_MS;

/** 11 cm, the precision at which places are sent. */
const DECIMALS = 6;

/**
 * Reports the same fish logged twice within two minutes. Two fish of a shoal may have the same length, so without equal
 * weights they must be logged at different times, or caught in the same minute at exactly the same place.
 */
export function checkDuplicate(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (caught.time === null) return null;
  const duplicate = findDuplicate(caught, log.ofDay(caught.day));
  if (!duplicate) return null;
  const ids = [caught.id, duplicate.id];
  return {
    key: keyOf("twice", ids),
    check: "twice",
    catch_ids: ids,
    trip_id: null,
    measure: null,
    time_zone: null,
    mends: [{ kind: "merge" }],
  };
}

/** Looks only for later catches. */
function findDuplicate(caught: DoctorCatch, ofDay: readonly DoctorCatch[]): DoctorCatch | undefined {
  for (let at = ofDay.indexOf(caught) + 1; at < ofDay.length; at += 1) {
    const other = ofDay[at];
    if (!other || other.caughtAt - caught.caughtAt > TOGETHER_MS) return undefined;
    if (isDuplicate(caught, other)) return other;
  }
  return undefined;
}

function isDuplicate(one: DoctorCatch, other: DoctorCatch): boolean {
  if (other.time === null || keyOfSpecies(one) !== keyOfSpecies(other)) return false;
  if ((kilometersBetween(one, other) ?? 0) > TOGETHER_KM) return false;
  const measures = [compareMeasures(one.length, other.length), compareMeasures(one.weight, other.weight)];
  if (measures.includes("differs") || !measures.includes("equal")) return false;
  const isLoggedApart = Math.abs(one.loggedAt - other.loggedAt) > LOGGED_APART_MS;
  return isLoggedApart || measures.every((measure) => measure === "equal") || isOneMoment(one, other);
}

function isOneMoment(one: DoctorCatch, other: DoctorCatch): boolean {
  const [moment, otherMoment] = [one, other].map(
    ({ caughtAt, latitude, longitude }) =>
      `${Math.floor(caughtAt / MINUTE_MS)} ${latitude?.toFixed(DECIMALS)} ${longitude?.toFixed(DECIMALS)}`,
  );
  return isPlaced(one) && one.length === other.length && moment === otherMoment;
}

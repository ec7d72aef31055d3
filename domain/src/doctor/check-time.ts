import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { hasOffset, instantOfPhoto } from "../photos/taken-at.ts";
import { type DoctorCatch, type DoctorLog, isPlaced } from "./doctor-log.ts";
import { type Finding, keyOf, type Fix } from "./finding.ts";

/** Tolerance for inaccurate device clocks. */
const AHEAD_MS = 10 * MINUTE_MS;
/** A day without a time is stored as noon. */
const HALF_DAY_MS = 12 * HOUR_MS;
const MIDNIGHT = "00:00:00";
/** Close to a border, the place may be in the neighbor's zone, and phones keep the home zone for a while. */
const LEAST_HOURS_APART = 3;
/** At sea, the zone of a place is that of its meridian, which clocks on the coast do not use. */
const LEAST_HOURS_AT_SEA = 4;
const AT_SEA = "Etc/";
/** Anglers photograph fish again at the final count. */
const LONGEST_APART_MS = 2 * HOUR_MS;
/** The largest difference between two zones, those of Kiribati and Baker Island. */
const FARTHEST_ZONE_MS = 26 * HOUR_MS;
/** A catch logged within this time was logged on the water, so its time comes from the device. */
const LIVE_MS = HOUR_MS;

/** Returns at most one finding about the time of a catch. */
export function checkTime(caught: DoctorCatch, log: DoctorLog): Finding | null {
  return (
    checkFuture(caught, log) ??
    checkMidnight(caught, log) ??
    checkZone(caught, log) ??
    checkPhotos(caught, log)
  );
}

function checkFuture(caught: DoctorCatch, log: DoctorLog): Finding | null {
  const { caughtAt, time, loggedAt } = caught;
  const { now } = log;
  const earliest = time === null ? caughtAt - HALF_DAY_MS : caughtAt;
  if (earliest <= now + AHEAD_MS) return null;
  const isLogged = time !== null && loggedAt <= now;
  const logged: Fix[] = isLogged
    ? [{ kind: "time", date: new Date(loggedAt).toISOString(), how: "logged" }]
    : [];
  return finding("future", caught, { time_zone: null, mends: [...photoFixes(caught, log), ...logged] });
}

/** Reports midnight, which files contain if they know only the day. Within a trip, midnight is a real time. */
function checkMidnight(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (caught.time !== MIDNIGHT) return null;
  const trip = log.tripOf(caught);
  const isFished = trip && trip.startedAt < caught.caughtAt && caught.caughtAt <= (trip.endedAt ?? log.now);
  if (isFished) return null;
  const day: Fix = { kind: "time", date: caught.day, how: "day" };
  return finding("midnight", caught, { time_zone: null, mends: [...photoFixes(caught, log), day] });
}

/** Reports a time zone that is hours away from the zone at the place. */
function checkZone(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (caught.time === null || !isPlaced(caught)) return null;
  const { caughtAt, timeZone, loggedAt } = caught;
  const zone = log.zoneAt(caught);
  if (zone === timeZone) return null;
  const ahead = log.offsetAt(timeZone, caughtAt) - log.offsetAt(zone, caughtAt);
  const least = zone.startsWith(AT_SEA) ? LEAST_HOURS_AT_SEA : LEAST_HOURS_APART;
  if (Math.abs(ahead) < least * 60) return null;
  // Otherwise the time was read off a clock and typed in.
  const isLive = Math.abs(loggedAt - caughtAt) <= LIVE_MS;
  const instant = isLive ? caughtAt : caughtAt + ahead * MINUTE_MS;
  const fixes: Fix[] =
    instant > log.now ? [] : [{ kind: "zone", time_zone: zone, date: new Date(instant).toISOString() }];
  return finding("zone", caught, { time_zone: zone, mends: fixes });
}

/** Reports a catch without a photo from the time it was caught. */
function checkPhotos(caught: DoctorCatch, log: DoctorLog): Finding | null {
  const photo = nearestPhoto(caught, log);
  if (photo === null) return null;
  const apart = Math.abs(photo.instant - caught.caughtAt);
  const most = caught.time === null ? HALF_DAY_MS + LONGEST_APART_MS : LONGEST_APART_MS;
  if (apart <= most || (!photo.isSure && isOfOtherZone(apart))) return null;
  const fixes = photoFixes(caught, log);
  return { ...finding("photo_time", caught, { time_zone: null, mends: fixes }), measure: apart / HOUR_MS };
}

/** Cameras that do not know their zone may show the home zone; zones differ by multiples of 15 minutes. */
function isOfOtherZone(apart: number): boolean {
  const beside = apart % (15 * MINUTE_MS);
  return apart <= FARTHEST_ZONE_MS && Math.min(beside, 15 * MINUTE_MS - beside) <= MINUTE_MS;
}

interface TimedPhoto {
  instant: number;
  /** Whether the camera knew its zone. */
  isSure: boolean;
}

/** Ignores photos from the future, whose camera clock is wrong. */
function nearestPhoto({ photosTakenAt, timeZone, caughtAt }: DoctorCatch, log: DoctorLog): TimedPhoto | null {
  const [nearest] = photosTakenAt
    .map((takenAt) => ({
      instant: instantOfPhoto(takenAt, (instant) => log.offsetAt(timeZone, instant)),
      isSure: hasOffset(takenAt),
    }))
    .filter(({ instant }) => instant <= log.now)
    .toSorted((one, other) => Math.abs(one.instant - caughtAt) - Math.abs(other.instant - caughtAt));
  return nearest ?? null;
}

function photoFixes(caught: DoctorCatch, log: DoctorLog): Fix[] {
  const photo = nearestPhoto(caught, log);
  return photo ? [{ kind: "time", date: new Date(photo.instant).toISOString(), how: "photo" }] : [];
}

function finding(
  check: "future" | "midnight" | "zone" | "photo_time",
  { id }: DoctorCatch,
  found: Pick<Finding, "time_zone" | "mends">,
): Finding {
  return { key: keyOf(check, [id]), check, catch_ids: [id], trip_id: null, measure: null, ...found };
}

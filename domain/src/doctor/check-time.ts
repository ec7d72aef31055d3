import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { type DoctorCatch, type DoctorLog, isPlaced } from "./doctor-log.ts";
import { type Finding, keyOf, type Mend } from "./finding.ts";

/** Clocks of devices are wrong by as much. */
const AHEAD_MS = 10 * MINUTE_MS;
/** The instant of a day without a time is its noon. */
const HALF_DAY_MS = 12 * HOUR_MS;
const MIDNIGHT = "00:00:00";
/** Close to a border, the zone of a place may be the neighbor's, and phones keep that of home for a while. */
const LEAST_HOURS_APART = 3;
/** At sea the zone of a place is that of its meridian, which no clock on the coast shows. */
const LEAST_HOURS_AT_SEA = 4;
const AT_SEA = "Etc/";
/** Logged within so long, it was logged on the water, and its instant is that of the device. */
const LIVE_MS = HOUR_MS;

/** At most one finding about when a catch was caught. */
export function checkTime(caught: DoctorCatch, log: DoctorLog): Finding | null {
  return checkFuture(caught, log) ?? checkMidnight(caught, log) ?? checkZone(caught, log);
}

function checkFuture(caught: DoctorCatch, { now }: DoctorLog): Finding | null {
  const { caughtAt, time, loggedAt } = caught;
  const earliest = time === null ? caughtAt - HALF_DAY_MS : caughtAt;
  if (earliest <= now + AHEAD_MS) return null;
  const isLogged = time !== null && loggedAt <= now;
  const mends: Mend[] = isLogged
    ? [{ kind: "time", date: new Date(loggedAt).toISOString(), how: "logged" }]
    : [];
  return finding("future", caught, { time_zone: null, mends });
}

/** Files write midnight where they know the day alone. Within a trip it is a time. */
function checkMidnight(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (caught.time !== MIDNIGHT) return null;
  const trip = log.tripOf(caught);
  const isFished = trip && trip.startedAt < caught.caughtAt && caught.caughtAt <= (trip.endedAt ?? log.now);
  if (isFished) return null;
  return finding("midnight", caught, {
    time_zone: null,
    mends: [{ kind: "time", date: caught.day, how: "day" }],
  });
}

/** The clock of a catch is hours away from those at its place. */
function checkZone(caught: DoctorCatch, log: DoctorLog): Finding | null {
  if (caught.time === null || !isPlaced(caught)) return null;
  const { caughtAt, timeZone, loggedAt } = caught;
  const zone = log.zoneAt(caught);
  if (zone === timeZone) return null;
  const ahead = log.offsetAt(timeZone, caughtAt) - log.offsetAt(zone, caughtAt);
  const least = zone.startsWith(AT_SEA) ? LEAST_HOURS_AT_SEA : LEAST_HOURS_APART;
  if (Math.abs(ahead) < least * 60) return null;
  // Else the clock was read and written down.
  const isLive = Math.abs(loggedAt - caughtAt) <= LIVE_MS;
  const instant = isLive ? caughtAt : caughtAt + ahead * MINUTE_MS;
  const mends: Mend[] =
    instant > log.now ? [] : [{ kind: "zone", time_zone: zone, date: new Date(instant).toISOString() }];
  return finding("zone", caught, { time_zone: zone, mends });
}

function finding(
  check: "future" | "midnight" | "zone",
  { id }: DoctorCatch,
  found: Pick<Finding, "time_zone" | "mends">,
): Finding {
  return { key: keyOf(check, [id]), check, catch_ids: [id], trip_id: null, measure: null, ...found };
}

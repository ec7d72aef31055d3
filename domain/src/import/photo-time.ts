import { MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { dayAfter } from "./dates/read-day.ts";
import type { Clocks } from "./staging/clocks.ts";

/** What a photo says of when and where. */
export interface PhotoFacts {
  /** On the camera's clock, as in "2026-11-20T06:42:31". */
  takenAt: string | null;
  /** From UTC, as in "-06:00"; most cameras write none. */
  offset: string | null;
  /** The clock of the satellites, as in "2026-11-20T12:42:30Z". */
  satelliteTime: string | null;
  place: Coordinates | null;
  /** Make and model; one clock. */
  camera: string;
}

/** By what the zone of a camera's clock is known; `asked`: by nothing. */
type ZoneSource = "offset" | "place" | "chosen" | "asked";

export interface PhotoTime {
  /** With its offset; `null` where there is no time, or nobody knows of which zone. */
  instant: string | null;
  /** On whose clock it is told; `null` where the offset alone is known. */
  zone: string | null;
  source: ZoneSource;
}

/**
 * The one rule for the clock of a photo: the offset that it states, else the zone of its place, else what was said of its
 * camera. It is told on the clock of its place.
 *
 * @param zones what the angler said of cameras whose zone is not known, by their names
 */
export function photoTime(
  facts: PhotoFacts,
  clocks: Clocks,
  zones: Readonly<Record<string, string>> = {},
): PhotoTime {
  const { takenAt, offset, satelliteTime, place, camera } = facts;
  const zoneOfPlace = place && zoneOfLand(place, clocks);
  if (takenAt !== null && offset !== null) {
    const instant = `${takenAt}${offset}`;
    const shown = zoneOfPlace === null ? instant : clocks.inZone(instant, zoneOfPlace);
    return { instant: shown, zone: zoneOfPlace, source: "offset" };
  }
  const zone = zoneOfPlace ?? zones[camera];
  if (takenAt === null || zone === undefined) return { instant: null, zone: null, source: "asked" };
  const instant = instantIn(zone, { takenAt, satelliteTime, clocks });
  return { instant, zone, source: zoneOfPlace === null ? "chosen" : "place" };
}

/** `null` at sea, where phones and cameras go on with the clock of the land they came from. */
function zoneOfLand(place: Coordinates, clocks: Clocks): string | null {
  const zone = clocks.zoneAt(place);
  return zone?.startsWith(AT_SEA) ? null : zone;
}

const AT_SEA = "Etc/";

/** A fix that is older says nothing of the camera's clock. */
const OLDEST_FIX_MS = 15 * MINUTE_MS;

interface CameraClock extends Pick<PhotoFacts, "satelliteTime"> {
  takenAt: string;
  clocks: Clocks;
}

/** Satellites choose between the offsets that the zone has on that day, and know no other. */
function instantIn(zone: string, { takenAt, satelliteTime, clocks }: CameraClock): string {
  const [day = "", time = ""] = takenAt.split("T");
  const offsets = [day, dayAfter(day)].map((each) => offsetAt({ day: each, zone }, clocks));
  const byThem = offsets
    .map((offset) => `${takenAt}${offset}`)
    .find((instant) => Math.abs(Date.parse(instant) - Date.parse(satelliteTime ?? "")) <= OLDEST_FIX_MS);
  return byThem === undefined ? clocks.instantOf({ day, time, zone }).instant : clocks.inZone(byThem, zone);
}

/** At the beginning of a day. */
function offsetAt({ day, zone }: { day: string; zone: string }, clocks: Clocks): string {
  return clocks.instantOf({ day, time: "00:00:00", zone }).instant.slice(LOCAL_LENGTH);
}

const LOCAL_LENGTH = "yyyy-mm-ddTHH:mm:ss".length;

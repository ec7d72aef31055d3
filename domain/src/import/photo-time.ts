import { MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { dayAfter } from "./dates/read-day.ts";
import type { Clocks } from "./staging/clocks.ts";

/** The time and place data in a photo. */
export interface PhotoMetadata {
  /** The time on the camera's clock, as in "2026-11-20T06:42:31". */
  takenAt: string | null;
  /** The offset from UTC, as in "-06:00"; most cameras do not write it. */
  offset: string | null;
  /** The time of the satellites, as in "2026-11-20T12:42:30Z". */
  satelliteTime: string | null;
  place: Coordinates | null;
  /** Make and model. Photos from one camera share one clock. */
  camera: string;
}

/** How the zone of a camera's clock is known; `asked` if it is not. */
type ZoneSource = "offset" | "place" | "chosen" | "asked";

export interface PhotoTime {
  /** An instant with its offset; `null` if there is no time, or its zone is unknown. */
  instant: string | null;
  /** The zone whose clock shows the instant; `null` if only the offset is known. */
  zone: string | null;
  source: ZoneSource;
}

/**
 * Reads a photo's time by the offset that it states, else in the zone of its place, else in the zone chosen for its
 * camera. The result is on the clock of the photo's place.
 *
 * @param zones chosen by the angler for cameras whose zone is unknown, keyed by camera
 */
export function photoTime(
  metadata: PhotoMetadata,
  clocks: Clocks,
  zones: Readonly<Record<string, string>> = {},
): PhotoTime {
  const { takenAt, offset, satelliteTime, place, camera } = metadata;
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

/** `null` at sea, where phones and cameras stay on the clock of the land they came from. */
function zoneOfLand(place: Coordinates, clocks: Clocks): string | null {
  const zone = clocks.zoneAt(place);
  return zone?.startsWith(AT_SEA) ? null : zone;
}

const AT_SEA = "Etc/";

/** A satellite fix older than this says nothing about the camera's clock. */
const OLDEST_FIX_MS = 15 * MINUTE_MS;

interface CameraClock extends Pick<PhotoMetadata, "satelliteTime"> {
  takenAt: string;
  clocks: Clocks;
}

/** The satellites' time only selects one of the offsets that the zone has on that day. */
function instantIn(zone: string, { takenAt, satelliteTime, clocks }: CameraClock): string {
  const [day = "", time = ""] = takenAt.split("T");
  const offsets = [day, dayAfter(day)].map((each) => offsetAt({ day: each, zone }, clocks));
  const byThem = offsets
    .map((offset) => `${takenAt}${offset}`)
    .find((instant) => Math.abs(Date.parse(instant) - Date.parse(satelliteTime ?? "")) <= OLDEST_FIX_MS);
  return byThem === undefined ? clocks.instantOf({ day, time, zone }).instant : clocks.inZone(byThem, zone);
}

/** Returns the offset at the beginning of a day. */
function offsetAt({ day, zone }: { day: string; zone: string }, clocks: Clocks): string {
  return clocks.instantOf({ day, time: "00:00:00", zone }).instant.slice(LOCAL_LENGTH);
}

const LOCAL_LENGTH = "yyyy-mm-ddTHH:mm:ss".length;

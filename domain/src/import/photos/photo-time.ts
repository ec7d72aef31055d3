import { MINUTE_MS } from "../../dates/units-of-time.ts";
import type { Coordinates } from "../../places/coordinates.ts";
import type { Clocks } from "../staging/clocks.ts";

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
type ZoneSource = "offset" | "satellites" | "place" | "chosen" | "asked";

export interface PhotoTime {
  /** With its offset; `null` where there is no time, or nobody knows of which zone. */
  instant: string | null;
  source: ZoneSource;
}

/** Zones differ by whole quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
/** No zone is farther from UTC. */
const FARTHEST_MS = 14 * 60 * MINUTE_MS;

/** @param zones what the angler said of cameras whose zone is not known, by their names */
export function photoTime(
  facts: PhotoFacts,
  clocks: Clocks,
  zones: Readonly<Record<string, string>> = {},
): PhotoTime {
  const { takenAt, place } = facts;
  if (takenAt === null) return { instant: null, source: "asked" };
  const offset = offsetOfPhoto(facts);
  const source = facts.offset === null ? "satellites" : "offset";
  if (offset !== null) return { instant: `${takenAt}${offset}`, source };
  const zoneOfPlace = place && clocks.zoneAt(place);
  return inZone(takenAt, zoneOfPlace ?? zones[facts.camera], {
    clocks,
    source: zoneOfPlace ? "place" : "chosen",
  });
}

/** From UTC, as in "-06:00", by what the file says alone; `null` where it says nothing. */
export function offsetOfPhoto({ takenAt, offset, satelliteTime }: PhotoFacts): string | null {
  return offset ?? (takenAt === null ? null : offsetBySatellites(takenAt, satelliteTime));
}

function inZone(
  takenAt: string,
  zone: string | undefined,
  { clocks, source }: { clocks: Clocks; source: ZoneSource },
): PhotoTime {
  if (zone === undefined) return { instant: null, source: "asked" };
  const [day = "", time = ""] = takenAt.split("T");
  return { instant: clocks.instantOf({ day, time, zone }).instant, source };
}

/** A fix may be some minutes older than the photo. */
function offsetBySatellites(takenAt: string, satelliteTime: string | null): string | null {
  if (satelliteTime === null) return null;
  const difference = Date.parse(`${takenAt}Z`) - Date.parse(satelliteTime);
  const rounded = Math.round(difference / QUARTER_MS) * QUARTER_MS;
  if (Number.isNaN(rounded) || Math.abs(rounded) > FARTHEST_MS) return null;
  const minutes = Math.abs(rounded) / MINUTE_MS;
  return `${rounded < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

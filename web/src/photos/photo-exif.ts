import { EARLIEST_CATCH_YEAR } from "@creel/domain/catches/catch";
import { type PhotoTime, photoTime } from "@creel/domain/import/photo-time";
import type { Clocks } from "@creel/domain/import/staging/clocks";
import { takenAtOf } from "@creel/domain/photos/taken-at";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { type CalendarDateTime, fromAbsolute, toCalendarDateTime } from "@internationalized/date";

import { trueNow } from "../device/clock.ts";

export interface PhotoExif {
  /** The time on the camera's clock, such as "2026-11-20T06:42:31". */
  takenAt: string | null;
  /** The camera's offset from UTC, such as "-06:00"; most cameras write none. */
  offset: string | null;
  /** The GPS time in UTC, such as "2026-11-20T12:42:30Z". */
  satelliteTime: string | null;
  position: Coordinates | null;
}

type Tags = Readonly<Record<string, unknown>>;

/** 0.000001° is 11 cm, the precision of a catch's coordinates. */
const DECIMALS = 6;

export function parseExif(written: unknown): PhotoExif {
  const tags: Tags = typeof written === "object" && written !== null ? { ...written } : {};
  return {
    // Scanners and messengers write only the second one.
    takenAt: firstOf(tags, ["DateTimeOriginal", "CreateDate"], timeOf),
    // Editors drop the offset of the original and leave the offset of the file.
    offset: firstOf(tags, ["OffsetTimeOriginal", "OffsetTimeDigitized", "OffsetTime"], offsetOf),
    satelliteTime: satelliteTimeOf(tags),
    position: positionOf(tags),
  };
}

/** Returns the first valid tag. An invalid tag counts as absent. */
function firstOf(tags: Tags, names: readonly string[], read: (text: string) => string | null): string | null {
  return names.map((name) => read(textOf(tags[name]))).find((found) => found !== null) ?? null;
}

function textOf(tag: unknown): string {
  return typeof tag === "string" ? tag : "";
}

/**
 * Returns `null` for a clock that was never set, and for an impossible time. Some phones write the hour after midnight
 * as 24.
 */
function timeOf(text: string): string | null {
  const [, day = "", hour = "", rest = ""] = /^(\d{4}:\d\d:\d\d)[ T](\d\d)(:\d\d:\d\d)/.exec(text) ?? [];
  const takenAt = `${day.replaceAll(":", "-")}T${hour === "24" ? "00" : hour}${rest}`;
  return takenAtOf({ takenAt, offset: null });
}

/** No time zone is more than 14 hours from UTC. */
function offsetOf(text: string): string | null {
  return /^[+-](0\d|1[0-4]):[0-5]\d$/.exec(text.trim())?.[0] ?? null;
}

/** Returns the GPS time in UTC. */
function satelliteTimeOf({ GPSDateStamp, GPSTimeStamp }: Tags): string | null {
  const day = /^(\d{4}):(\d\d):(\d\d)/.exec(textOf(GPSDateStamp))?.slice(1, 4).join("-");
  const time = Array.isArray(GPSTimeStamp) ? GPSTimeStamp.map(Number) : [];
  if (day === undefined || time.length !== 3) return null;
  const clock = time.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  const instant = `${day}T${clock}Z`;
  return Number.isNaN(Date.parse(instant)) ? null : instant;
}

/**
 * Returns `null` for 0, 0, which receivers without a fix write. Also `null` without the hemisphere letters, since the
 * position could be in any quarter of the earth.
 */
function positionOf({ latitude, longitude, GPSLatitudeRef, GPSLongitudeRef }: Tags): Coordinates | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  if (!/^[NS]$/.test(textOf(GPSLatitudeRef)) || !/^[EW]$/.test(textOf(GPSLongitudeRef))) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || (latitude === 0 && longitude === 0)) return null;
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) };
}

/** A local time in a time zone. */
export interface ZonedTime {
  at: CalendarDateTime;
  timeZone: string;
  /** Milliseconds since 1970. */
  instant: number;
}

export interface PhotoOffer {
  when: ZonedTime | null;
  place: Coordinates | null;
}

export interface OfferContext {
  clocks: Clocks;
  /** The place of the catch, for a photo without a position. */
  near: Coordinates | null;
  /** The time zone to use if no place is known. */
  timeZone: string;
}

/** Offers no time in the future or before the earliest date of a catch. */
export function offerOf(exif: PhotoExif, { clocks, near, timeZone }: OfferContext): PhotoOffer {
  const { position, offset, satelliteTime } = exif;
  // A draft of an older Creel may have an invalid time.
  const takenAt = takenAtOf({ takenAt: exif.takenAt, offset: null });
  const metadata = { takenAt, offset, satelliteTime, place: position ?? near, camera: "" };
  const when = zonedTime(photoTime(metadata, clocks, { [metadata.camera]: timeZone }), timeZone);
  const isSensible = when !== null && when.at.year >= EARLIEST_CATCH_YEAR && when.instant <= trueNow();
  return { when: isSensible ? when : null, place: position };
}

/** Rounds down to the minute, as the form shows it. */
function zonedTime({ instant, zone }: PhotoTime, timeZone: string): ZonedTime | null {
  if (instant === null) return null;
  const zoned = fromAbsolute(Date.parse(instant), zone ?? timeZone).set({ second: 0, millisecond: 0 });
  return { at: toCalendarDateTime(zoned), timeZone: zoned.timeZone, instant: zoned.toDate().getTime() };
}

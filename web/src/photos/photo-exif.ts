import { EARLIEST_CATCH_YEAR } from "@creel/domain/catches/catch";
import { type PhotoTime, photoTime } from "@creel/domain/import/photo-time";
import type { Clocks } from "@creel/domain/import/staging/clocks";
import { takenAtOf } from "@creel/domain/photos/taken-at";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { type CalendarDateTime, fromAbsolute, toCalendarDateTime } from "@internationalized/date";

import { trueNow } from "../device/clock.ts";

export interface PhotoExif {
  /** On the camera's clock, as in "2026-11-20T06:42:31". */
  takenAt: string | null;
  /** The camera's offset from UTC, as in "-06:00"; most cameras write none. */
  offset: string | null;
  /** The clock of the satellites, as in "2026-11-20T12:42:30Z". */
  satelliteTime: string | null;
  position: Coordinates | null;
}

type Tags = Readonly<Record<string, unknown>>;

/** 0.000001° are 11 cm: as many decimals as a catch is sent with. */
const DECIMALS = 6;

export function parseExif(written: unknown): PhotoExif {
  const tags: Tags = typeof written === "object" && written !== null ? { ...written } : {};
  return {
    // Scanners and messengers write the second one alone.
    takenAt: firstOf(tags, ["DateTimeOriginal", "CreateDate"], timeOf),
    // Editors drop the offset of the original and leave that of the file.
    offset: firstOf(tags, ["OffsetTimeOriginal", "OffsetTimeDigitized", "OffsetTime"], offsetOf),
    satelliteTime: satelliteTimeOf(tags),
    position: positionOf(tags),
  };
}

/** An invalid tag counts as absent. */
function firstOf(tags: Tags, names: readonly string[], read: (text: string) => string | null): string | null {
  return names.map((name) => read(textOf(tags[name]))).find((found) => found !== null) ?? null;
}

function textOf(tag: unknown): string {
  return typeof tag === "string" ? tag : "";
}

/** `null` for a clock that was never set, and for any other that no day has. Some phones count the hour after midnight as 24. */
function timeOf(text: string): string | null {
  const [, day = "", hour = "", rest = ""] = /^(\d{4}:\d\d:\d\d)[ T](\d\d)(:\d\d:\d\d)/.exec(text) ?? [];
  const takenAt = `${day.replaceAll(":", "-")}T${hour === "24" ? "00" : hour}${rest}`;
  return takenAtOf({ takenAt, offset: null });
}

/** No zone is farther from UTC than 14 hours. */
function offsetOf(text: string): string | null {
  return /^[+-](0\d|1[0-4]):[0-5]\d$/.exec(text.trim())?.[0] ?? null;
}

/** In UTC. */
function satelliteTimeOf({ GPSDateStamp, GPSTimeStamp }: Tags): string | null {
  const day = /^(\d{4}):(\d\d):(\d\d)/.exec(textOf(GPSDateStamp))?.slice(1, 4).join("-");
  const time = Array.isArray(GPSTimeStamp) ? GPSTimeStamp.map(Number) : [];
  if (day === undefined || time.length !== 3) return null;
  const clock = time.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  const instant = `${day}T${clock}Z`;
  return Number.isNaN(Date.parse(instant)) ? null : instant;
}

/** Receivers without a fix write 0, 0. Without its letters nobody knows in which quarter of the earth a position is. */
function positionOf({ latitude, longitude, GPSLatitudeRef, GPSLongitudeRef }: Tags): Coordinates | null {
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  if (!/^[NS]$/.test(textOf(GPSLatitudeRef)) || !/^[EW]$/.test(textOf(GPSLongitudeRef))) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || (latitude === 0 && longitude === 0)) return null;
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) };
}

/** A time on the clock of a zone. */
export interface ZonedTime {
  at: CalendarDateTime;
  timeZone: string;
  /** In milliseconds since 1970. */
  instant: number;
}

export interface PhotoOffer {
  when: ZonedTime | null;
  place: Coordinates | null;
}

export interface OfferContext {
  clocks: Clocks;
  /** Where the catch is, for a photo that does not say where it was taken. */
  near: Coordinates | null;
  /** Of the clock where no place is known. */
  timeZone: string;
}

/** No time in the future, and none before the earliest date of a catch. */
export function offerOf(exif: PhotoExif, { clocks, near, timeZone }: OfferContext): PhotoOffer {
  const { position, offset, satelliteTime } = exif;
  // A draft of an older Creel may have one that is none.
  const takenAt = takenAtOf({ takenAt: exif.takenAt, offset: null });
  const facts = { takenAt, offset, satelliteTime, place: position ?? near, camera: "" };
  const when = zonedTime(photoTime(facts, clocks, { [facts.camera]: timeZone }), timeZone);
  const isSensible = when !== null && when.at.year >= EARLIEST_CATCH_YEAR && when.instant <= trueNow();
  return { when: isSensible ? when : null, place: position };
}

/** To the minute, as the form shows it. */
function zonedTime({ instant, zone }: PhotoTime, timeZone: string): ZonedTime | null {
  if (instant === null) return null;
  const zoned = fromAbsolute(Date.parse(instant), zone ?? timeZone).set({ second: 0, millisecond: 0 });
  return { at: toCalendarDateTime(zoned), timeZone: zoned.timeZone, instant: zoned.toDate().getTime() };
}

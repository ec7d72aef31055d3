import { EARLIEST_CATCH_YEAR } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import {
  type CalendarDateTime,
  now,
  parseAbsolute,
  parseDateTime,
  toCalendarDateTime,
} from "@internationalized/date";
import * as z from "zod/mini";

export interface PhotoExif {
  /** On the camera's clock, as in "2026-11-20T06:42:31". */
  takenAt: string | null;
  /** The camera's offset from UTC, as in "-06:00"; most cameras write none. */
  offset: string | null;
  position: Coordinates | null;
}

export interface PhotoOffer {
  when: CalendarDateTime | null;
  place: Coordinates | null;
}

/** An invalid tag counts as absent. */
const textTag = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === "string" ? value : "")),
);
const numberTag = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === "number" && Number.isFinite(value) ? value : null)),
);

const tagsSchema = z.object({
  DateTimeOriginal: z.optional(textTag),
  OffsetTimeOriginal: z.optional(textTag),
  latitude: z.optional(numberTag),
  longitude: z.optional(numberTag),
});

/** 0.000001° are 11 cm: as many decimals as a catch is sent with. */
const DECIMALS = 6;

export function parseExif(tags: unknown): PhotoExif {
  const { DateTimeOriginal, OffsetTimeOriginal, latitude, longitude } = tagsSchema.safeParse(tags).data ?? {};
  const [, day, time] = /^(\d{4}:\d\d:\d\d)[ T](\d\d:\d\d:\d\d)/.exec(DateTimeOriginal ?? "") ?? [];
  return {
    takenAt: day && time ? `${day.replaceAll(":", "-")}T${time}` : null,
    offset: /^[+-]\d\d:\d\d$/.exec(OffsetTimeOriginal?.trim() ?? "")?.[0] ?? null,
    position: positionOf(latitude, longitude),
  };
}

/** Receivers without a fix write 0, 0. */
function positionOf(latitude: number | null = null, longitude: number | null = null): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || (latitude === 0 && longitude === 0)) return null;
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) };
}

export interface Clock {
  timeZone: string;
  present?: CalendarDateTime;
}

/** No time in the future, and none before the earliest date of a catch. */
export function offerOf(exif: PhotoExif, clock: Clock): PhotoOffer {
  const when = takenOn(exif, clock.timeZone);
  const present = clock.present ?? toCalendarDateTime(now(clock.timeZone));
  const isSensible = when !== null && when.year >= EARLIEST_CATCH_YEAR && when.compare(present) <= 0;
  return { when: isSensible ? when : null, place: exif.position };
}

/** On the form's clock. Without an offset the camera's clock counts as the angler's. */
function takenOn({ takenAt, offset }: PhotoExif, timeZone: string): CalendarDateTime | null {
  if (takenAt === null) return null;
  try {
    if (offset === null) return parseDateTime(takenAt);
    return toCalendarDateTime(parseAbsolute(`${takenAt}${offset}`, timeZone));
  } catch {
    return null;
  }
}

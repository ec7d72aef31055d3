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

/** When and where a photo was taken, as its camera wrote it down. */
export interface PhotoExif {
  /** The camera's clock: "2026-11-20T06:42:31". */
  takenAt: string | null;
  /** How far that clock was from UTC, "-06:00"; most cameras do not say. */
  offset: string | null;
  position: Coordinates | null;
}

/** What may be offered to an angler. */
export interface PhotoOffer {
  when: CalendarDateTime | null;
  place: Coordinates | null;
}

/** A tag that is not what it should be is as good as none. */
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

/** What is known from the tags of a file. */
export function parseExif(tags: unknown): PhotoExif {
  const { DateTimeOriginal, OffsetTimeOriginal, latitude, longitude } = tagsSchema.safeParse(tags).data ?? {};
  const [, day, time] = /^(\d{4}:\d\d:\d\d)[ T](\d\d:\d\d:\d\d)/.exec(DateTimeOriginal ?? "") ?? [];
  return {
    takenAt: day && time ? `${day.replaceAll(":", "-")}T${time}` : null,
    offset: /^[+-]\d\d:\d\d$/.exec(OffsetTimeOriginal?.trim() ?? "")?.[0] ?? null,
    position: positionOf(latitude, longitude),
  };
}

/** 0, 0 is what a receiver writes that knows nothing. */
function positionOf(latitude: number | null = null, longitude: number | null = null): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOnEarth || (latitude === 0 && longitude === 0)) return null;
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) };
}

/** Where the form's clock is set, and what it shows. */
export interface Clock {
  timeZone: string;
  present?: CalendarDateTime;
}

/** What of the facts may be offered: no time to come, and none before there were catches. */
export function offerOf(exif: PhotoExif, clock: Clock): PhotoOffer {
  const when = takenOn(exif, clock.timeZone);
  const present = clock.present ?? toCalendarDateTime(now(clock.timeZone));
  const isSensible = when !== null && when.year >= EARLIEST_CATCH_YEAR && when.compare(present) <= 0;
  return { when: isSensible ? when : null, place: exif.position };
}

/** On the form's clock. Without an offset the camera's clock is taken for the angler's. */
function takenOn({ takenAt, offset }: PhotoExif, timeZone: string): CalendarDateTime | null {
  if (takenAt === null) return null;
  try {
    if (offset === null) return parseDateTime(takenAt);
    return toCalendarDateTime(parseAbsolute(`${takenAt}${offset}`, timeZone));
  } catch {
    return null;
  }
}

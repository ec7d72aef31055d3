import * as z from "zod/mini";

import { MINUTE_MS } from "../dates/units-of-time.ts";
import { fieldError } from "../errors/field-error.ts";

const REFUSED = fieldError({ code: "taken_at", field: "takenAt" });

/**
 * When a photo was taken, on the camera's clock: "2026-11-20T06:42:31", followed by an offset such as "-06:00" if the
 * camera knew its zone, which most do not.
 */
export const takenAtSchema = z.iso
  .datetime({ local: true, offset: true, precision: 0, error: REFUSED })
  .check(z.refine(isTimeOfPhoto, REFUSED));

/** Rejects dates from cameras whose clock was never set. */
function isTimeOfPhoto(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return !text.endsWith("Z") && year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}

const EARLIEST_YEAR = 1900;
/** Calendars end with the year 9999, and the day after a photo must be valid, too. */
const LATEST_YEAR = 9998;

/** Returns `null` for values that cannot be a real date. */
export function takenAtOf({
  takenAt,
  offset,
}: {
  takenAt: string | null;
  offset: string | null;
}): string | null {
  return takenAtSchema.safeParse(`${takenAt ?? ""}${offset ?? ""}`).data ?? null;
}

export function hasOffset(takenAt: string): boolean {
  return takenAt.length > LOCAL_LENGTH;
}

const LOCAL_LENGTH = "2026-11-20T06:42:31".length;

/**
 * Returns the time in ms since 1970.
 *
 * @param offsetAt returns the minutes ahead of UTC at a time; used if the camera did not know its zone
 */
export function instantOfPhoto(takenAt: string, offsetAt: (instant: number) => number): number {
  if (hasOffset(takenAt)) return Date.parse(takenAt);
  const asUtc = Date.parse(`${takenAt}Z`);
  const near = asUtc - offsetAt(asUtc) * MINUTE_MS;
  return asUtc - offsetAt(near) * MINUTE_MS;
}

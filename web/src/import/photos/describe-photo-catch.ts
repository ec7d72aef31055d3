import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type PhotosById, takenAt } from "@creel/domain/import/photo-catches";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { plural, t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import type { ShownCatch } from "./use-shown-catches.ts";

const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", year: "numeric" };
const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const DAY_LENGTH = "yyyy-mm-dd".length;

/** Returns the species of a catch of photos, or the question it raises. */
export function describeTitle({ caught, details }: ShownCatch, byId: PhotosById): string {
  const count = caught.photos.length;
  switch (details.need) {
    case "parts": {
      const minutes = minutesBetween(caught.photos, byId);
      const photos = plural(count, { one: "# photo", other: "# photos" });
      return t`${photos} within ${plural(minutes, { one: "# minute", other: "# minutes" })}: one catch?`;
    }
    case "time_and_place":
    case "time":
    case "place":
      return describeGap(details.need, isZoneUnknown(caught.photos, byId));
    case "too_many_photos":
      return t`${plural(count, { one: "# photo is too many for one catch", other: "# photos are too many for one catch" })}`;
    case "in_log":
    case "species":
    case null:
      return caught.species === null ? t`One catch` : speciesName(caught.species);
  }
}

function describeGap(need: "time_and_place" | "time" | "place", isZone: boolean): string {
  if (need === "place") return t`No place`;
  if (need === "time") return isZone ? t`No time zone` : t`No time`;
  return isZone ? t`No time zone, no place` : t`No time, no place`;
}

/** Returns the known time and place of a catch, and what is missing. */
export function describeLine(
  { caught, details, water }: ShownCatch,
  byId: PhotosById,
): { text: string; water: string | null } {
  const { date, place, need } = details;
  if (date === null && isZoneUnknown(caught.photos, byId)) {
    return { text: t`Set the camera’s time zone above.`, water };
  }
  if (need === "time_and_place") return { text: t`Set the time and put it on the map.`, water: null };
  const known = [
    date !== null && formatPhotoDay(date),
    date !== null && formatPhotoClock(date),
    place && water === null && formatCoordinates(place, SHOWN_DECIMALS),
  ];
  const text = [joinList(known), describeMissing(need)].filter(Boolean).join(". ");
  return { text, water };
}

function describeMissing(need: ShownCatch["details"]["need"]): string {
  if (need === "time") return t`Set the time.`;
  if (need === "place") return t`Put it on the map.`;
  return need === "too_many_photos" ? t`Move some to another catch.` : "";
}

/** True if a photo has the time of its camera, but the camera's time zone is unknown. */
function isZoneUnknown(ids: readonly string[], byId: PhotosById): boolean {
  return ids.some((id) => byId.get(id)?.clock);
}

/** Decimals of a degree that are precise to about 100 m. */
const SHOWN_DECIMALS = 3;

/** Returns text such as "Sun, Nov 15, 2026", in the time zone of the place. */
function formatPhotoDay(date: string): string {
  return new Intl.DateTimeFormat(dateLocale, { ...DAY, timeZone: "UTC" }).format(shownClock(date));
}

/** Returns text such as "2:08 pm"; empty if only the day is known. */
export function formatPhotoClock(date: string): string {
  if (date.length <= DAY_LENGTH) return "";
  return new Intl.DateTimeFormat(dateLocale, { ...TIME, timeZone: "UTC" }).format(shownClock(date));
}

/** Drops the offset, so that the local time can be formatted as UTC. A day alone gets noon. */
function shownClock(date: string): Date {
  return new Date(
    `${date.length <= DAY_LENGTH ? `${date}T12:00:00` : date.slice(0, "yyyy-mm-ddTHH:mm:ss".length)}Z`,
  );
}

function minutesBetween(ids: readonly string[], byId: PhotosById): number {
  const times = ids.flatMap((id) => {
    const photo = byId.get(id);
    return (photo && takenAt(photo)) ?? [];
  });
  return Math.max(1, Math.ceil((Math.max(...times) - Math.min(...times)) / MINUTE_MS));
}

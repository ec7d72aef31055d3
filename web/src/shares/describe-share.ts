import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { SharePrecision, Share } from "@creel/domain/shares/share";
import { t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";
import type { Units } from "../units/make-units.ts";

type Shown = Pick<Share, "precision" | "show_water" | "about">;

/** Returns what the link shows of the place. */
export function describeSharedPlace(share: Shown, units: Units): string {
  return isWaterNamed(share) ? (share.about?.water ?? "") : levelName(share.precision, units);
}

/** True if the link shows the name of the water and nothing else about the place. */
export function isWaterNamed({ precision, show_water: showsWater, about }: Shown): boolean {
  return precision === "none" && showsWater && about !== null && about.water !== null;
}

export function describeEnd({ expires_at: end }: Pick<Share, "expires_at">): string {
  if (end === null) return t`when you revoke it`;
  return formatShareDay(end);
}

/** Returns text such as "Dec 24, 2026". */
export function formatShareDay(instant: string): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium" }).format(new Date(instant));
}

/** Returns until when the link works, or since when it does not. */
export function describeState(share: Share, now: Date = new Date()): string {
  const { revoked_at: revoked, expires_at: end } = share;
  if (revoked !== null) {
    const day = formatShareDay(revoked);
    return t`revoked ${day}`;
  }
  if (end === null) return t`until you revoke it`;
  const day = formatShareDay(end);
  if (new Date(end) <= now) return t`ended ${day}`;
  const today = formatShareDay(now.toISOString());
  if (day === today) return t`ends today`;
  return day === formatShareDay(dayAfter(now).toISOString()) ? t`ends tomorrow` : t`until ${day}`;
}

function dayAfter(day: Date): Date {
  const after = new Date(day);
  after.setDate(day.getDate() + 1);
  return after;
}

/** How much of a place a link shows: a precision, or only the name of the water. */
export type ShareLevel = SharePrecision | "water";

const MILES_PER_DEGREE = 69.1;
/** The size of the square that the form offers; older links may have another. */
const AREA = "0.1" satisfies SharePrecision;

interface Where {
  place: Coordinates | null;
  water: string | null;
}

export interface LevelChoice {
  id: ShareLevel;
  label: string;
  hint: string;
}

/** Returns the levels for which there is data. */
export function levelChoices({ place, water }: Where, units: Units): LevelChoice[] {
  return [
    { id: "none", label: t`No place`, hint: t`Recommended` },
    ...(water === null ? [] : [{ id: "water" as const, label: t`The water’s name`, hint: water }]),
    ...(place === null ? [] : placeChoices(place, units)),
  ];
}

function placeChoices(place: Coordinates, units: Units): LevelChoice[] {
  const spot = formatCoordinates(place, 4);
  return [
    {
      id: AREA,
      label: levelName(AREA, units),
      hint: t`A fixed square on the map, the same for every catch in it.`,
    },
    { id: "exact", label: levelName("exact", units), hint: t`${spot}. Once seen, it can’t be taken back.` },
  ];
}

/** Returns what a link shows of the place, in a few words. */
function levelName(precision: SharePrecision, units: Units): string {
  if (precision === "none") return t`No place`;
  if (precision === "exact") return t`The exact spot`;
  const size = units.formatDistance(Math.max(1, Math.round(Number(precision) * MILES_PER_DEGREE)));
  return t`An area of about ${size}`;
}

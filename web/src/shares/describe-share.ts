import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { SharePrecision, Share } from "@creel/domain/shares/share";
import { t } from "@lingui/core/macro";

type Shown = Pick<Share, "precision" | "show_water" | "about">;

/** What it shows of the place. */
export function describeSharedPlace(share: Shown): string {
  return isWaterNamed(share) ? (share.about?.water ?? "") : levelName(share.precision);
}

/** Whether it shows the name of the water and nothing else of the place. */
export function isWaterNamed({ precision, show_water: showsWater, about }: Shown): boolean {
  return precision === "none" && showsWater && about !== null && about.water !== null;
}

export function describeEnd({ expires_at: end }: Pick<Share, "expires_at">): string {
  if (end === null) return t`when you revoke it`;
  return formatShareDay(end);
}

/** As in "Dec 24, 2026". */
export function formatShareDay(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(instant));
}

/** Until when it works, or since when it does not. */
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

/** How much of a place is shown: a precision of a link, or the name of the water alone. */
export type ShareLevel = SharePrecision | "water";

/** km from the south to the north of each square, as they are called. */
const KM: Record<Exclude<SharePrecision, "none" | "exact">, string> = { 0.2: "22", 0.05: "6", 0.01: "1" };
const KM_PER_DEGREE = 111.2;

interface Where {
  place: Coordinates | null;
  water: string | null;
}

export interface LevelChoice {
  id: ShareLevel;
  label: string;
  hint: string;
}

/** Those that there are for something there. */
export function levelChoices({ place, water }: Where): LevelChoice[] {
  return [
    { id: "none", label: t`No place`, hint: t`The usual choice` },
    ...(water === null ? [] : [{ id: "water" as const, label: t`The water’s name`, hint: water }]),
    ...(place === null ? [] : placeChoices(place)),
  ];
}

function placeChoices(place: Coordinates): LevelChoice[] {
  const spot = formatCoordinates(place, 4);
  return [
    ...(["0.2", "0.05", "0.01"] as const).map((id) => ({
      id,
      label: levelName(id),
      hint: t`One fixed square of the map, ${widthAt(place, Number(id))} km wide here`,
    })),
    { id: "exact", label: levelName("exact"), hint: t`${spot}. Whoever saw it keeps it.` },
  ];
}

function widthAt({ latitude }: Coordinates, degrees: number): string {
  const width = degrees * KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 }).format(width);
}

/** What a link shows of the place, in a few words. */
function levelName(precision: SharePrecision): string {
  if (precision === "none") return t`No place`;
  if (precision === "exact") return t`The exact spot`;
  return t`An area of ${KM[precision]} km`;
}

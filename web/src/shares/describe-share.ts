import type { Share } from "@creel/domain/shares/share";
import { t } from "@lingui/core/macro";

import { levelName } from "./share-levels.ts";

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

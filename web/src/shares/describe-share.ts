import type { Share } from "@creel/domain/shares/share";
import { t } from "@lingui/core/macro";

import { levelName } from "./share-levels.ts";

type Shown = Pick<Share, "precision" | "show_water" | "about">;

/** What it shows of the place. */
export function describePlace({ precision, show_water: showsWater, about }: Shown): string {
  const water = about?.water ?? null;
  if (precision === "none" && showsWater && water !== null) return water;
  return levelName(precision);
}

export function describeEnd({ expires_at: end }: Pick<Share, "expires_at">): string {
  if (end === null) return t`when you revoke it`;
  return formatDay(end);
}

/** As in "Dec 24, 2026". */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(instant));
}

import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { plural, t } from "@lingui/core/macro";

import { formatTime } from "../../dates/format-clock.ts";
import { isSafariTab } from "../../device/room.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { type Counts, describeCounts, sumOf } from "./describe-counts.ts";
import type { Waiting } from "./summarize-waiting.ts";

/**
 * Example: "3 catches wait on this phone since 6:42 AM and go up by themselves." Items that need the angler come first.
 */
export function describeWaiting({ all, since, asking }: Waiting, now = new Date()): string {
  const time = formatTime(since, now);
  const others = sumOf(all) - sumOf(asking);
  if (others === 0) return describeAsking(asking);
  if (sumOf(asking) === 0) return describeAll(all, time);
  const wait = t`${plural(others, {
    one: `# more saved since ${time}. It’ll upload when you’re online.`,
    other: `# more saved since ${time}. They’ll upload when you’re online.`,
  })}`;
  return `${describeAsking(asking)} ${wait}`;
}

function describeAll(all: Counts, time: string): string {
  const what = describeCounts(all);
  return t`${plural(sumOf(all), {
    one: `${what} saved on this phone since ${time}. It’ll upload when you’re online.`,
    other: `${what} saved on this phone since ${time}. They’ll upload when you’re online.`,
  })}`;
}

function describeAsking(asking: Counts): string {
  const what = describeCounts(asking);
  return t`${plural(sumOf(asking), { one: `${what} on this phone needs you.`, other: `${what} on this phone need you.` })}`;
}

/** Safari deletes a site's storage after this long without a visit. */
const SAFARI_FORGETS_MS = 7 * DAY_MS;

/** Returns the day on which Safari deletes the waiting items; `null` in other browsers, and in the installed app. */
export function safariLimit(now = new Date()): string | null {
  if (!isSafariTab()) return null;
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  return new Intl.DateTimeFormat(dateLocale, day).format(now.getTime() + SAFARI_FORGETS_MS);
}

import type { AdminUser } from "@creel/domain/admin/admin-users";
import { plural, t } from "@lingui/core/macro";

import { describeBelongings } from "../../accounts/profile/describe-belongings.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { type Clock, daysBefore, nameDaysAgo } from "../admin-times.ts";

/** As in "today", "yesterday", "11 Nov", "never". */
export function describeLastSeen(lastSeenAt: string | null, clock: Clock): string {
  if (lastSeenAt === null) return t`never`;
  const at = new Date(lastSeenAt);
  const days = daysBefore(at, clock);
  if (days === 0 || days === 1) return nameDaysAgo(days);
  const isThisYear = at.getFullYear() === clock.now.getFullYear();
  return formatAccountDay(at, { timeZone: clock.timeZone, ...(!isThisYear && { year: "numeric" }) });
}

/** As in "4 Mar 2024". */
export function describeJoined(createdAt: string, { timeZone }: Clock): string {
  return formatAccountDay(new Date(createdAt), { timeZone, year: "numeric" });
}

function formatAccountDay(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "short", ...options }).format(at);
}

type Belongings = Pick<AdminUser, "catches" | "photos" | "trips" | "sessions">;

export function describeDeletion({ catches, photos, trips, sessions }: Belongings): string {
  const belongings = describeBelongings({ catches, photos, trips });
  const sentences = [
    belongings ? t`Permanently deletes ${belongings}.` : t`This account has no catches.`,
    describeEnd(sessions),
    t`The account can’t be restored.`,
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** As in "Their 3 sign-ins end."; empty where there are none. */
export function describeEnd(sessions: number): string {
  if (sessions === 0) return "";
  return t`${plural(sessions, { one: "Their sign-in ends.", other: "Their # sign-ins end." })}`;
}

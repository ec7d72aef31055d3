import type { AdminUser } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";

import { describeBelongings } from "../../accounts/deletion/describe-belongings.ts";
import { countOf } from "../format/count-of.ts";
import { type Clock, daysBefore } from "../format/format-day.ts";

/** As in "today", "yesterday", "11 Nov", "never". */
export function describeLastSeen(lastSeenAt: string | null, clock: Clock): string {
  if (lastSeenAt === null) return "never";
  const at = new Date(lastSeenAt);
  const days = daysBefore(at, clock);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  const isThisYear = at.getFullYear() === clock.now.getFullYear();
  return formatDay(at, { timeZone: clock.timeZone, ...(!isThisYear && { year: "numeric" }) });
}

/** As in "4 Mar 2024". */
export function describeJoined(createdAt: string, { timeZone }: Clock): string {
  return formatDay(new Date(createdAt), { timeZone, year: "numeric" });
}

function formatDay(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", ...options }).format(at);
}

type Belongings = Pick<AdminUser, "catches" | "photos" | "sessions">;

export function describeDeletion({ catches, photos, sessions }: Belongings): string {
  const belongings = describeBelongings({ catches, photos });
  const what = belongings ? t`Deletes ${belongings}, for good.` : t`There are no catches in this account.`;
  return `${what} ${describeEnd(sessions)} The account cannot be brought back.`.replaceAll("  ", " ");
}

/** As in "Their 3 sign-ins end."; empty where there are none. */
export function describeEnd(sessions: number): string {
  if (sessions === 0) return "";
  return sessions === 1 ? t`Their sign-in ends.` : t`Their ${countOf(sessions, "sign-in", "sign-ins")} end.`;
}

import { dayAt } from "@creel/domain/dates/clock";
import { daysBetween } from "@creel/domain/dates/days";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";

import { formatClock } from "../../dates/format-clock.ts";
import { formatDay, formatDayAs } from "../../dates/format-day.ts";
import { locale } from "../../i18n/locale.ts";
import { cityOfOtherClock } from "../../places/city-of-zone.ts";

export interface Deadline {
  /** Example: "Nov 30". */
  when: string;
  /** Examples: "in 9 days", "in 10 hours, in Oslo". Empty if there is nothing to add. */
  left: string;
  state: "none" | "later" | "today" | "over" | "turned_in";
}

type Due = Pick<CatchReturn, "deadline" | "time_zone" | "turned_in_at">;

/** Describes when a return is due, on the clock of its waters. */
export function describeDeadline(
  { deadline, time_zone: zone, turned_in_at: turnedInAt }: Due,
  now: Date,
): Deadline {
  if (turnedInAt !== null) {
    const day = formatDay(dayAt(turnedInAt, zone));
    return { when: t`Turned in ${day}`, left: t`figures kept as they were`, state: "turned_in" };
  }
  if (deadline === null) return { when: t`No deadline`, left: "", state: "none" };
  const [day, today] = [dayAt(deadline, zone), dayAt(now, zone)];
  const ms = Date.parse(deadline) - now.getTime();
  const isToday = day === today && ms > 0;
  const city = cityOfOtherClock(zone, now);
  const clock = formatClock(deadline, zone);
  return {
    when: isToday ? whenToday(deadline, zone) : whenOf(day, today),
    left: leftOf({ ms, days: daysBetween(today, day), place: city === null ? null : t`${clock} in ${city}` }),
    state: ms <= 0 ? "over" : isToday ? "today" : "later",
  };
}

function whenOf(day: string, today: string): string {
  const isThisYear = day.slice(0, "yyyy".length) === today.slice(0, "yyyy".length);
  return isThisYear ? formatDayAs(day, { month: "short", day: "numeric" }) : formatDay(day);
}

function whenToday(deadline: string, zone: string): string {
  const isMidnight = dayAt(Date.parse(deadline) + MINUTE_MS, zone) !== dayAt(deadline, zone);
  const clock = formatClock(deadline, zone);
  return isMidnight ? t`Today by midnight` : t`Today by ${clock}`;
}

interface Left {
  ms: number;
  days: number;
  place: string | null;
}

/** From this many days on, weeks are named. */
const MOST_DAYS = 21;
const WEEK_DAYS = 7;

function leftOf({ ms, days, place }: Left): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const hours = Math.round(ms / HOUR_MS);
  const left =
    days === 0
      ? format.format(hours, "hour")
      : Math.abs(days) > MOST_DAYS
        ? format.format(Math.round(days / WEEK_DAYS), "week")
        : format.format(days, "day");
  return place !== null && days === 0 ? t`${left}, ${place}` : left;
}

import { dayAt } from "@creel/domain/dates/clock";
import { daysBetween } from "@creel/domain/dates/days";
import type { I18n } from "@lingui/core";

import type { ReturnRow, UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import { formatMoment } from "../notifications/format-moment.ts";
import type { Notification } from "../notifications/send-notification.ts";

interface Due {
  row: Pick<ReturnRow, "id" | "timeZone">;
  deadline: Date;
  /** 0 on the day of the deadline, by the clock of the return's waters. */
  days: number;
  /** How many things the figures lack. */
  missing: number;
}

/**
 * Tells an angler when a return is due. Neither its name nor its waters are in it: they would be mailed, and the angler
 * wrote them.
 */
export function returnIsDue(
  { language, timeZone }: UserRow,
  key: string,
  { row, deadline, days, missing }: Due,
): Notification {
  const i18n = languageOf(language);
  const sentences = [
    deadlineSentence(i18n, deadline, { own: timeZone, there: row.timeZone }),
    i18n.t({
      id: "notification.return.missing",
      message:
        "{missing, plural, =0 {Nothing is missing.} one {# thing is missing.} other {# things are missing.}}",
      values: { missing },
    }),
    i18n.t({ id: "notification.return.yours", message: "Creel sends it nowhere: you turn it in." }),
  ];
  return {
    topic: "return_due",
    key,
    title: i18n.t({
      id: "notification.return.title",
      message:
        "{days, plural, =0 {A catch return is due today} one {A catch return is due tomorrow} other {A catch return is due in # days}}",
      values: { days },
    }),
    body: sentences.join(" "),
    path: `/returns/${row.id}`,
    data: { days, due_at: deadline.toISOString(), missing },
  };
}

/** Names the deadline on the angler's own clock, and on that of the waters if it is another. */
function deadlineSentence(i18n: I18n, deadline: Date, zones: { own: string; there: string }): string {
  const own = formatMoment(i18n, deadline, zones.own);
  const there = formatMoment(i18n, deadline, zones.there);
  return own === there
    ? i18n.t({ id: "notification.return.by", message: "It is due by {own}.", values: { own } })
    : i18n.t({
        id: "notification.return.by-there",
        message: "It is due by {there} on the clock of its waters, {own} on yours.",
        values: { own, there },
      });
}

/** Returns how many days the deadline is ahead, by the clock of the return's waters. */
export function daysToDeadline({ timeZone }: Pick<ReturnRow, "timeZone">, deadline: Date, now: Date): number {
  return daysBetween(dayAt(now, timeZone), dayAt(deadline, timeZone));
}

import { describeWindow } from "@creel/texts/dates/describe-window";

import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import type { Notification } from "../../notifications/send-notification.ts";
import type { GoodDay } from "./look-for-good-day.ts";

/** The parts of a good day that are told. */
interface Told {
  best: Pick<GoodDay["best"], "start" | "hours" | "rate" | "blanks" | "nearest" | "range">;
  timeZone: string;
}

/** Tells an angler that tomorrow looks like their good days, with what the log shows and how sure it is. */
export function goodDayNotification(
  { language }: UserRow,
  key: string,
  { best, timeZone }: Told,
): Notification {
  const i18n = languageOf(language);
  const { start, hours, rate, blanks, nearest, range } = best;
  const when = describeWindow(best, i18n.locale, timeZone);
  const perHour = new Intl.NumberFormat(i18n.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rate);
  const sentences = [
    i18n.t({ id: "notification.good-day.when", message: "When: {when}.", values: { when } }),
    i18n.t({
      id: "notification.good-day.rate",
      message: "On your {count} most similar days you caught {rate} fish per hour.",
      values: { count: nearest.length, rate: perHour },
    }),
    i18n.t({
      id: "notification.good-day.blanks",
      message:
        "{blanks, plural, =0 {You caught fish on every one of them.} one {On # of them you were skunked.} other {On # of them you were skunked.}}",
      values: { blanks },
    }),
    i18n.t({
      id: "notification.good-day.range",
      message:
        "{hours, plural, one {In # hour: {low} to {high} fish on 8 of 10 days like this.} other {In # hours: {low} to {high} fish on 8 of 10 days like this.}}",
      values: { hours, low: range.low, high: range.high },
    }),
    i18n.t({
      id: "notification.good-day.luck",
      message: "Even with no real pattern, 1 log in 10 shows a day like this.",
    }),
  ];
  return {
    topic: "good_day",
    key,
    title: i18n.t({ id: "notification.good-day.title", message: "Tomorrow looks like your good days" }),
    body: sentences.join(" "),
    path: "/dashboard",
    data: { starts_at: start, hours, fish_low: range.low, fish_high: range.high, trips: nearest.length },
  };
}

import type { I18n } from "@lingui/core";

/** Example: "Mon, Nov 30, 6:41 AM", on the clock of a time zone. */
export function formatMoment(i18n: I18n, at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(i18n.locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);
}

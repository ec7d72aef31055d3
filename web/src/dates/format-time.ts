import { dateLocale } from "../i18n/locale.ts";

/** As in "2:32 PM", with the day when it is not today, on this device's clock. */
export function formatTime(at: number, now: Date): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const time = { hour: "numeric", minute: "2-digit" } as const;
  if (isToday) return new Intl.DateTimeFormat(undefined, time).format(date);
  return new Intl.DateTimeFormat(dateLocale, { ...day, ...time }).format(date);
}

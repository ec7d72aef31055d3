import { dateLocale } from "../../i18n/locale.ts";

/** The day of an instant on this device's clock; as in "20 Nov", "20 Nov 2025". */
export function formatLast(instant: string): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "short", ...year }).format(date);
}

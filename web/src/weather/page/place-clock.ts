import { t } from "@lingui/core/macro";

import { dateLocale, figureLocale } from "../../i18n/locale.ts";

/** Formats UTC instants from the API in the time zone of a place. */
export interface PlaceClock {
  /** For example, "6:54 AM". */
  time: (instant: string) => string;
  /** For example, "6:54 AM". Includes the weekday unless the instant is on the same day as `now`. */
  timeFrom: (instant: string, now: string) => string;
  /** For example, "7 am" or "noon". In time zones off by part of an hour, "6:30 am". */
  hour: (instant: string) => string;
  /** For example, "6:54 – 7:54 AM". */
  range: (start: string, end: string) => string;
  /** For example, "Tue, Nov 24". */
  shortDay: (instant: string) => string;
  /** For example, "Saturday, November 21". */
  longDay: (instant: string) => string;
  /** For example, "Sat". */
  weekday: (instant: string) => string;
  /** For example, "21". */
  dayOfMonth: (instant: string) => string;
  /** For example, "Central Standard Time"; `null` if this device's clock shows the same time at the instant. */
  nameIfForeign: (instant: string) => string | null;
}

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

export function placeClock(timeZone: string): PlaceClock {
  /**
   * Formats in `language`. Numeric formats omit it and use the browser's locale; formats with words pass the app's
   * locale.
   */
  const make = (options: Intl.DateTimeFormatOptions, language?: string) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    return (instant: string) => format.format(new Date(instant));
  };
  const [time, wholeHour] = [make(TIME), make({ hour: "numeric" })];
  const timeOnDay = make({ ...TIME, weekday: "short" }, dateLocale);
  const day = make({ dateStyle: "short" });
  const ranges = new Intl.DateTimeFormat(figureLocale, { ...TIME, timeZone });
  const [parts, here] = [wallClock(timeZone), wallClock(undefined)];
  const zoneName = new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName: "long" });
  return {
    time,
    timeFrom: (instant, now) => (day(instant) === day(now) ? time(instant) : timeOnDay(instant)),
    hour(instant) {
      const shown = parts(instant);
      if (!shown.endsWith(":00")) return lowercaseDayPeriod(time(instant));
      return shown === "12:00" && /[ap]m/i.test(time(instant))
        ? t`noon`
        : lowercaseDayPeriod(wholeHour(instant));
    },
    // Across midnight, `formatRange` would include both days.
    range: (start, end) =>
      day(start) === day(end)
        ? ranges.formatRange(new Date(start), new Date(end))
        : `${time(start)} – ${time(end)}`,
    shortDay: make({ weekday: "short", day: "numeric", month: "short" }, dateLocale),
    longDay: make({ weekday: "long", day: "numeric", month: "long" }, dateLocale),
    weekday: make({ weekday: "short" }, dateLocale),
    dayOfMonth: make({ day: "numeric" }),
    nameIfForeign(instant) {
      if (parts(instant) === here(instant)) return null;
      const named = zoneName.formatToParts(new Date(instant));
      return named.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
    },
  };
}

/** Returns "7 am" for "7 AM", with a space that can wrap. Other day periods keep the form of their language. */
function lowercaseDayPeriod(time: string): string {
  return time.replaceAll(/\s/g, " ").replace(/[AP]M$/, (half) => half.toLowerCase());
}

/** Returns a formatter for 24-hour times such as "18:30", independent of the browser's language. */
function wallClock(timeZone: string | undefined) {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
  const format = new Intl.DateTimeFormat("en-US", options);
  return (instant: string) => format.format(new Date(instant));
}

import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";

/** How a place's own clocks write the instants that the API tells in UTC. */
export interface PlaceClock {
  /** "6:54 AM" */
  time: (instant: string) => string;
  /** "6:54 AM"; with the day of the week when that is not the day of `now`. */
  timeFrom: (instant: string, now: string) => string;
  /** "7 am", "noon", in a zone beside the whole hour "6:30 am" */
  hour: (instant: string) => string;
  /** "6:54 – 7:54 AM" */
  range: (start: string, end: string) => string;
  /** "Tue, Nov 24" */
  shortDay: (instant: string) => string;
  /** "Saturday, November 21" */
  longDay: (instant: string) => string;
  /** "Sat" */
  weekday: (instant: string) => string;
  /** "21" */
  dayOfMonth: (instant: string) => string;
  /** "Central Standard Time" when this device's clock shows another time at the instant; else `null`. */
  nameIfForeign: (instant: string) => string | null;
}

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

export function placeClock(timeZone: string): PlaceClock {
  /** Numbers alone are written as the browser has them, words in the language of the app. */
  const make = (options: Intl.DateTimeFormatOptions, language?: string) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    return (instant: string) => format.format(new Date(instant));
  };
  const [time, wholeHour] = [make(TIME), make({ hour: "numeric" })];
  const timeOnDay = make({ ...TIME, weekday: "short" }, dateLocale);
  const day = make({ dateStyle: "short" });
  const ranges = new Intl.DateTimeFormat(undefined, { ...TIME, timeZone });
  const [parts, here] = [wallClock(timeZone), wallClock(undefined)];
  const zoneName = new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName: "long" });
  return {
    time,
    timeFrom: (instant, now) => (day(instant) === day(now) ? time(instant) : timeOnDay(instant)),
    hour(instant) {
      const shown = parts(instant);
      if (!shown.endsWith(":00")) return quiet(time(instant));
      return shown === "12:00" && /[ap]m/i.test(time(instant)) ? t`noon` : quiet(wholeHour(instant));
    },
    // Over midnight it would name both days.
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

/** "7 am" with a space that breaks; what is no half of the day stays as its language writes it. */
function quiet(time: string): string {
  return time.replaceAll(/\s/g, " ").replace(/[AP]M$/, (half) => half.toLowerCase());
}

/** "18:30" whatever the browser's language. */
function wallClock(timeZone: string | undefined) {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
  const format = new Intl.DateTimeFormat("en-US", options);
  return (instant: string) => format.format(new Date(instant));
}

// Sweden writes days and times as ISO 8601 does.
const LANGUAGE = "sv-SE";

/**
 * yyyy-mm-dd, on the clock of an IANA time zone.
 *
 * @throws RangeError for an invalid instant or zone.
 */
export function dayAt(instant: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { timeZone, dateStyle: "short" }).format(new Date(instant));
}

/** HH:mm, on the clock of an IANA time zone. @throws As `dayAt`. */
export function clockAt(instant: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeStyle: "short" }).format(new Date(instant));
}

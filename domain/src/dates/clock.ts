// The Swedish locale formats days and times like ISO 8601.
const LANGUAGE = "sv-SE";

/**
 * Returns yyyy-mm-dd in an IANA time zone.
 *
 * @throws RangeError for an invalid time or zone.
 */
export function dayAt(instant: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { timeZone, dateStyle: "short" }).format(new Date(instant));
}

/** Returns HH:mm in an IANA time zone. @throws RangeError for an invalid time or zone. */
export function clockAt(instant: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeStyle: "short" }).format(new Date(instant));
}

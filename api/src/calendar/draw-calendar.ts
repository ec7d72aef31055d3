import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";
import ical, { ICalEventTransparency } from "ical-generator";

import type { CalendarEvent } from "./calendar-event.ts";

/** How often programs should read the calendar, in seconds. */
const READ_EVERY = HOUR_SECONDS;

/**
 * Returns the calendar as a file. The same entries give the same file, so that its tag changes only with them. No entry
 * makes its angler look busy to others.
 * @param language of the entries
 */
export function drawCalendar(events: readonly CalendarEvent[], language: string): string {
  const calendar = ical({
    name: "Creel",
    prodId: { company: "Creel", product: "Creel", language: language.toUpperCase() },
    ttl: READ_EVERY,
  });
  for (const { id, start, end, changedAt, summary, description, url } of events) {
    calendar.createEvent({
      id: `${id}@creel`,
      start,
      end: end ?? null,
      allDay: typeof start === "string",
      stamp: changedAt,
      summary,
      description: description ?? null,
      url: url ?? null,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

import type { Calendar, CalendarContent, CalendarProgram } from "@creel/domain/calendar/calendar";

import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { CalendarRow } from "../database/schema.ts";
import type { LinkTo } from "../mail/link-to.ts";
import { secretOf } from "./calendar-address.ts";
import { findCalendar } from "./calendars.repository.ts";

export function presentCalendar(
  row: CalendarRow,
  { key, linkTo }: { key: Uint8Array; linkTo: LinkTo },
): Calendar {
  return {
    ...contentOf(row),
    url: linkTo(`/cal/${secretOf(key, row)}.ics`),
    created_at: row.createdAt.toISOString(),
    last_read_at: row.lastReadAt?.toISOString() ?? null,
    last_read_by: row.lastReadBy,
  };
}

export function contentOf(row: CalendarRow): CalendarContent {
  return {
    trips: row.trips,
    licenses: row.licenses,
    returns: row.returns,
    tides_water_id: row.tidesWaterId,
    good_days: row.goodDays,
    names: row.names,
  };
}

/** Names of programs in their user agents. */
const PROGRAMS: Record<CalendarProgram, RegExp> = {
  google: /google-calendar/i,
  apple: /dataaccessd|calendaragent/i,
  outlook: /outlook|microsoft|exchange/i,
  thunderbird: /thunderbird/i,
  home_assistant: /home ?assistant/i,
  nextcloud: /nextcloud/i,
};

/** Returns the program that a user agent names; `null` for another one. */
export function programOf(userAgent = ""): CalendarProgram | null {
  const found = Object.entries(PROGRAMS).find(([, pattern]) => pattern.test(userAgent));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table above
  return found ? (found[0] as CalendarProgram) : null;
}

/** Returns what the user's calendar has, as a file for the archive. Its address is secret, so it is left out. */
export function calendarEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "calendar.json", input: calendarJson(db, userId) }];
}

async function* calendarJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const row = await findCalendar(db, userId);
  yield `${JSON.stringify({ calendar: row ? contentOf(row) : null })}\n`;
}

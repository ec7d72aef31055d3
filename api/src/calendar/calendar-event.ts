import type { Database } from "../database/connect.ts";
import type { CalendarRow, UserRow } from "../database/schema.ts";
import type { LinkTo } from "../mail/link-to.ts";

/** An entry of the calendar. None has a position. */
export interface CalendarEvent {
  /** Stays the same, so that a program updates the entry. */
  id: string;
  /** An instant, or the day of an entry that lasts all day, as yyyy-mm-dd. */
  start: Date | string;
  /** Absent for an entry without a duration, or for one day. */
  end?: Date;
  /** When it last changed. */
  changedAt: Date;
  summary: string;
  description?: string;
  url?: string;
}

export interface EventContext {
  db: Database;
  linkTo: LinkTo;
  user: UserRow;
  calendar: CalendarRow;
  now: Date;
}

import type { CalendarProgram } from "@creel/domain/calendar/calendar";
import type { Generated } from "kysely";

export interface CalendarTable {
  userId: string;
  /** The address is valid for this value alone. */
  nonce: Buffer;
  trips: boolean;
  licenses: boolean;
  returns: boolean;
  tidesWaterId: string | null;
  goodDays: boolean;
  names: boolean;
  /** When the address was made. */
  createdAt: Generated<Date>;
  lastReadAt: Generated<Date | null>;
  lastReadBy: Generated<CalendarProgram | null>;
}

/** The next day like the angler's best ones; `startsAt` and the rest are `null` if none was found. */
export interface GoodDayTable {
  userId: string;
  /** When Creel last looked, as yyyy-mm-dd on the angler's clock. */
  lookedOn: string;
  startsAt: Date | null;
  hours: number | null;
  /** The likely range, in fish. */
  low: number | null;
  high: number | null;
  /** The day on which the angler was last told of one, as yyyy-mm-dd. */
  toldOn: Generated<string | null>;
}

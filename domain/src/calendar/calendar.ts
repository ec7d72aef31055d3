import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { instant } from "../weather/measures.ts";

const tick = z.boolean(fieldError({ code: "not_boolean", field: "calendar" }));

/** The choices of what a calendar has. It never has a position. */
const contentFields = {
  /** Trips that have ended. */
  trips: tick,
  /** The last days of licenses. */
  licenses: tick,
  /** The deadlines of returns that are not turned in. */
  returns: tick,
  /** The water whose turns of the tide it has; `null` for none. */
  tides_water_id: z.nullable(
    z.uuid(fieldError({ code: "not_uuid", field: "water_id" })).check(z.toLowerCase()),
  ),
  /** The next day like the angler's best ones, if the log shows one. */
  good_days: tick,
  /** The names of waters, licenses and returns. Without them an entry says "Trip". */
  names: tick,
};
const calendarContentSchema = z.object(contentFields);
export type CalendarContent = z.infer<typeof calendarContentSchema>;

/** The content of a new calendar. */
export const NEW_CALENDAR: CalendarContent = {
  trips: true,
  licenses: true,
  returns: true,
  tides_water_id: null,
  good_days: false,
  names: false,
};

/** An absent field keeps its value. */
export const calendarChangesSchema = z.partial(calendarContentSchema);
export type CalendarChanges = z.infer<typeof calendarChangesSchema>;

const CALENDAR_PROGRAMS = [
  "google",
  "apple",
  "outlook",
  "thunderbird",
  "home_assistant",
  "nextcloud",
] as const;
export type CalendarProgram = (typeof CALENDAR_PROGRAMS)[number];

/** The calendar of an angler, which other programs read at a secret address. */
const calendarSchema = z.object({
  ...contentFields,
  /** Whoever has this address can read the calendar. */
  url: z.string(),
  /** When the address was made. */
  created_at: instant,
  /** `null` if nobody has read it at this address. */
  last_read_at: z.nullable(instant),
  /** The program that read it last; `null` for another one. */
  last_read_by: z.nullable(z.enum(CALENDAR_PROGRAMS)),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** `null` if it is turned off. */
export const calendarAnswerSchema = z.object({ calendar: z.nullable(calendarSchema) });
export const writtenCalendarSchema = z.object({ url: z.string(), calendar: calendarSchema });

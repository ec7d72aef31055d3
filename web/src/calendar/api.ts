import {
  type Calendar,
  calendarAnswerSchema,
  type CalendarChanges,
  writtenCalendarSchema,
} from "@creel/domain/calendar/calendar";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../http/send.ts";

// All functions here throw ApiError and NetworkError.

const PATH = "/auth/me/calendar";

/** The angler's calendar; `null` if it is turned off. */
export const calendarQuery = queryOptions({
  queryKey: ["calendar"],
  queryFn: async ({ signal }) => (await send({ path: PATH, signal }, calendarAnswerSchema)).calendar,
});

/** Turns the calendar on, or gives it a new address. The old address stops at once. */
export async function renewCalendar(): Promise<Calendar> {
  return (await send({ method: "POST", path: PATH }, writtenCalendarSchema)).calendar;
}

export async function changeCalendar(changes: CalendarChanges): Promise<Calendar> {
  return (await send({ method: "PUT", path: PATH, body: changes }, writtenCalendarSchema)).calendar;
}

export function removeCalendar(): Promise<void> {
  return sendForNothing({ method: "DELETE", path: PATH });
}

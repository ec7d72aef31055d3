import type { FastifyInstance } from "fastify";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import type { Limits } from "../limits/limit-settings.ts";
import type { LinkTo } from "../mail/link-to.ts";
import { calendarFileRoutes } from "./calendar-file.routes.ts";
import { calendarRoutes } from "./calendar.routes.ts";

export { calendarEntries } from "./present-calendar.ts";

interface CalendarContext {
  sessions: SessionContext;
  linkTo: LinkTo;
}

/** Registers the settings of the user's calendar. */
export async function calendarContents(
  api: FastifyInstance,
  { sessions, linkTo }: CalendarContext,
): Promise<void> {
  await api.register(calendarRoutes, { prefix: "/auth/me/calendar", sessions, linkTo });
}

/** Registers the calendars themselves, which are not part of the API. */
export async function calendarFiles(
  app: FastifyInstance,
  { sessions, linkTo, settings }: CalendarContext & { settings: { limits: Limits } },
): Promise<void> {
  const { calendarReadsPerAddress: points } = settings.limits;
  const countReading = limitPerHour(sessions.db, { keyPrefix: "calendar-address", points });
  await app.register(calendarFileRoutes, { sessions, linkTo, countReading });
}

import { randomBytes } from "node:crypto";

import {
  calendarAnswerSchema,
  calendarChangesSchema,
  writtenCalendarSchema,
  type CalendarChanges,
  type CalendarContent,
  NEW_CALENDAR,
} from "@creel/domain/calendar/calendar";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { requireSignIn, signedInUser } from "../accounts/sessions/signed-in.ts";
import type { Database } from "../database/connect.ts";
import type { CalendarRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import type { LinkTo } from "../mail/link-to.ts";
import {
  deleteCalendar,
  findCalendar,
  findPlaceOfWater,
  giveAddress,
  setContent,
} from "./calendars.repository.ts";
import { presentCalendar, contentOf } from "./present-calendar.ts";

const tags = ["Calendar"];

interface CalendarContext {
  sessions: SessionContext;
  linkTo: LinkTo;
}

/** Serves the settings of the user's calendar and its address. */
export const calendarRoutes: FastifyPluginCallbackZod<CalendarContext> = (
  app,
  { sessions, linkTo },
  done,
) => {
  const { db, keys } = sessions;
  const context = { key: keys.calendarLink, linkTo };
  const answerOf = (row: CalendarRow) => {
    const calendar = presentCalendar(row, context);
    return { url: calendar.url, calendar };
  };
  app.addHook("onRequest", requireSignIn(sessions));

  app.get("/", {
    schema: {
      tags,
      summary: "Your calendar and its secret address; null if it is turned off",
      response: { 200: calendarAnswerSchema },
    },
    handler: async (request) => {
      const row = await findCalendar(db, signedInUser(request).id);
      return { calendar: row ? presentCalendar(row, context) : null };
    },
  });

  app.post("/", {
    schema: {
      tags,
      summary: "Turn your calendar on, or give it a new address",
      description:
        "Whoever has the address can read the calendar, so it has no positions. An earlier address stops working at " +
        "once; what is in the calendar stays the same.",
      response: { 201: writtenCalendarSchema },
    },
    handler: async (request, reply) => {
      reply.code(201);
      return answerOf(await renewAddress(db, signedInUser(request).id));
    },
  });

  app.put("/", {
    schema: {
      tags,
      summary: "Choose what is in your calendar; absent fields stay the same",
      body: calendarChangesSchema,
      response: { 200: writtenCalendarSchema },
    },
    handler: async (request) => {
      const row = await changeContent(db, signedInUser(request).id, request.body);
      return answerOf(row);
    },
  });

  app.delete("/", {
    schema: { tags, summary: "Turn your calendar off; its address stops working at once" },
    handler: async (request, reply) => {
      await deleteCalendar(db, signedInUser(request).id);
      return reply.code(204).send();
    },
  });

  done();
};

const NONCE_BYTES = 16;

/** Turns the calendar on, or gives it a new address; the earlier one stops working at once. */
function renewAddress(db: Database, userId: string): Promise<CalendarRow> {
  const nonce = randomBytes(NONCE_BYTES);
  return giveAddress(db, userId, { nonce, createdAt: new Date(), content: NEW_CALENDAR });
}

/** @throws AppError not_found if the calendar is turned off; invalid_input if the water is not the angler's */
async function changeContent(db: Database, userId: string, changes: CalendarChanges): Promise<CalendarRow> {
  const stored = await findCalendar(db, userId);
  if (!stored) throw new AppError("not_found");
  const content = { ...contentOf(stored), ...withoutAbsent(changes) };
  const { tides_water_id: waterId } = changes;
  if (waterId && !(await findPlaceOfWater(db, userId, waterId))) {
    throw new AppError("invalid_input", { fields: { tides_water_id: { code: "not_in_log" } } });
  }
  const row = await setContent(db, userId, content);
  if (!row) throw new AppError("not_found");
  return row;
}

function withoutAbsent(changes: CalendarChanges): Partial<CalendarContent> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

import { createHash } from "node:crypto";

import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";
import type { FastifyPluginCallback } from "fastify";
import ical, { ICalEventTransparency } from "ical-generator";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { getUser } from "../accounts/users/users.repository.ts";
import type { CalendarRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import { addressKey } from "../limits/attempt-limits.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { LinkTo } from "../mail/link-to.ts";
import { isSecretOf, userOfSecret } from "./calendar-address.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { eventsOf } from "./calendar-events.ts";
import { findCalendar, noteReading } from "./calendars.repository.ts";
import { programOf } from "./present-calendar.ts";

interface FileContext {
  sessions: SessionContext;
  linkTo: LinkTo;
  countReading: CountPerHour;
}

/** Not part of the API documentation. */
const schema = { hide: true };

/** Serves the calendar to whoever knows its address. */
export const calendarFileRoutes: FastifyPluginCallback<FileContext> = (app, context, done) => {
  const { sessions, linkTo, countReading } = context;
  const { db } = sessions;

  app.addHook("onRequest", async (request, reply) => {
    reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex");
    await countReading(addressKey(request.ip), 1);
  });

  app.get<{ Params: { secret: string } }>("/cal/:secret.ics", { schema }, async (request, reply) => {
    const calendar = await openCalendar(sessions, request.params.secret);
    const user = calendar && (await getUser(db, calendar.userId));
    if (!calendar || user?.accountStatus !== "active") {
      return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send();
    }
    const now = new Date();
    const file = drawCalendar(
      await eventsOf({ db, linkTo, user, calendar, now }),
      languageOf(user.language).locale,
    );
    await noteReading(db, user.id, { at: now, by: programOf(request.headers["user-agent"]) });
    const tag = `"${createHash("sha256").update(file).digest("base64url")}"`;
    reply.header("etag", tag).header("cache-control", "private, no-cache");
    if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'inline; filename="creel.ics"')
      .send(file);
  });

  done();
};

/** @returns `null` for an address that never was, was renewed or is turned off */
async function openCalendar({ db, keys }: SessionContext, secret: string): Promise<CalendarRow | null> {
  const userId = userOfSecret(secret);
  const calendar = userId === null ? undefined : await findCalendar(db, userId);
  return calendar && isSecretOf(keys.calendarLink, calendar, secret) ? calendar : null;
}

/** Programs may name several tags, and proxies that compress make them weak. */
function isKnown(header: string | undefined, tag: string): boolean {
  const named = (header ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return named.some((each) => each === tag || each === "*");
}

/** How often programs should read the calendar, in seconds. */
const READ_EVERY = HOUR_SECONDS;

/**
 * Returns the calendar as a file. The same entries give the same file, so that its tag changes only with them. No entry
 * makes its angler look busy to others.
 * @param language of the entries
 */
function drawCalendar(events: readonly CalendarEvent[], language: string): string {
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

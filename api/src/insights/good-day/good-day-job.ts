import { clockAt, dayAt } from "@creel/domain/dates/clock";
import { dayAfter, daysBetween } from "@creel/domain/dates/days";
import type { FastifyBaseLogger } from "fastify";

import { getUser } from "../../accounts/users/users.repository.ts";
import type { UserRow } from "../../database/schema.ts";
import { orNull } from "../../errors/or-null.ts";
import { findSubscribed, type SendNotification } from "../../notifications/send-notification.ts";
import { goodDayNotification } from "./good-day-notification.ts";
import { findGoodDay, noteToldOn, writeGoodDay } from "./good-days.repository.ts";
import { type GoodDay, type GoodDayContext, lookForGoodDay } from "./look-for-good-day.ts";

const HOURLY = "10 * * * *";

/** Creel looks once a day, in the evening on the angler's clock, when the next day can still be planned. */
const EVENING = "17:00";
/** An angler is told at most once in as many days. */
const LEAST_DAYS_APART = 7;

export interface GoodDayJobContext extends GoodDayContext {
  send: SendNotification;
  /** Returns the ids of the anglers whose calendars have good days. */
  findCalendars: () => Promise<string[]>;
}

export function goodDayJob(context: GoodDayJobContext, logger: Pick<FastifyBaseLogger, "info">) {
  return {
    name: "look-for-good-days",
    schedule: HOURLY,
    work: async () => {
      const count = await tellOfGoodDays(context, new Date());
      if (count > 0) logger.info({ count }, "Anglers were told of a day like their good ones");
    },
  };
}

/**
 * Looks at the coming week of each angler who wants to know, and tells those who turned it on if the best hours are
 * tomorrow.
 * @returns the number of notifications
 */
export async function tellOfGoodDays(context: GoodDayJobContext, now: Date): Promise<number> {
  const [subscribed, others] = await Promise.all([
    findSubscribed(context.db, "good_day"),
    context.findCalendars(),
  ]);
  let count = 0;
  for (const userId of new Set([...subscribed, ...others])) {
    const user = await getUser(context.db, userId);
    if (user.accountStatus !== "active" || clockAt(now, user.timeZone) < EVENING) continue;
    if (await lookFor(context, user, now)) count += 1;
  }
  return count;
}

/** @returns whether the angler was told */
async function lookFor(context: GoodDayJobContext, user: UserRow, now: Date): Promise<boolean> {
  const { db, send } = context;
  const today = dayAt(now, user.timeZone);
  const before = await findGoodDay(db, user.id);
  if (before?.lookedOn === today) return false;
  const found = await orNull(lookForGoodDay(context, user, now));
  await writeGoodDay(db, user.id, { lookedOn: today, ...columnsOf(found) });
  const isToldLately = before?.toldOn && daysBetween(before.toldOn, today) < LEAST_DAYS_APART;
  if (!found || isToldLately || !isTomorrow(found, now)) return false;
  const isSent = await send(user, goodDayNotification(user, found.best.start, found));
  if (isSent) await noteToldOn(db, user.id, today);
  return isSent;
}

function isTomorrow({ best, timeZone }: GoodDay, now: Date): boolean {
  return dayAt(best.start, timeZone) === dayAfter(dayAt(now, timeZone), 1);
}

function columnsOf(found: GoodDay | null) {
  if (!found) return { startsAt: null, hours: null, low: null, high: null };
  const { start, hours, range } = found.best;
  return { startsAt: new Date(start), hours, low: range.low, high: range.high };
}

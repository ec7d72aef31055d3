import { clockAt } from "@creel/domain/dates/clock";
import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import { getUser } from "../accounts/users/users.repository.ts";
import type { Database } from "../database/connect.ts";
import type { ReturnRow, UserRow } from "../database/schema.ts";
import type { SendNotification } from "../notifications/send-notification.ts";
import { figuresOf } from "./present-return.ts";
import { daysToDeadline, returnIsDue } from "./return-notification.ts";
import { findDueReturns, findRemindedOfReturns, findWaters, ownReturns } from "./returns.repository.ts";

const HOURLY = "25 * * * *";

/** Nobody is reminded before this time on the clock of the return's waters, unless the deadline is near. */
const MORNING = "08:00";
const NEAR_MS = 4 * HOUR_MS;

/** How many days before the deadline, the earliest first. */
const REMINDER_DAYS = [7, 0] as const;

interface DueContext {
  db: Database;
  send: SendNotification;
}

export function dueJobs(context: DueContext, logger: Pick<FastifyBaseLogger, "info">) {
  return [
    {
      name: "remind-of-returns",
      schedule: HOURLY,
      work: async () => {
        const count = await remindOfReturns(context, new Date());
        if (count > 0) logger.info({ count }, "Anglers were told that a return is due");
      },
    },
  ];
}

/**
 * Tells each angler who turned it on, 7 days before a return is due and on the day, by the clock of the return's
 * waters. Returns that were turned in are left out.
 * @returns the number of notifications
 */
export async function remindOfReturns(context: DueContext, now: Date): Promise<number> {
  const { db } = context;
  // The clock of the waters is at most a day apart from UTC.
  const span = { from: now, to: new Date(now.getTime() + (REMINDER_DAYS[0] + 2) * DAY_MS) };
  let count = 0;
  for (const userId of await findRemindedOfReturns(db, span)) {
    const user = await getUser(db, userId);
    if (user.accountStatus !== "active") continue;
    for (const row of await findDueReturns(db, userId, span)) {
      if (await remindOf(context, { user, row, now })) count += 1;
    }
  }
  return count;
}

interface Reminded {
  user: UserRow;
  row: ReturnRow;
  now: Date;
}

async function remindOf({ db, send }: DueContext, { user, row, now }: Reminded): Promise<boolean> {
  const { deadline } = row;
  const reminder = deadline && reminderDue(row, deadline, now);
  if (deadline === null || reminder === null) return false;
  const days = daysToDeadline(row, deadline, now);
  const { missing_count: missing } = await figuresOf(db, row, { waters: await findWaters(db, user.id), now });
  const key = `${row.id} ${deadline.toISOString()} ${reminder}`;
  const isSent = await send(user, returnIsDue(user, key, { row, deadline, days, missing }));
  await ownReturns.set(db, row, { remindedOf: deadline, remindedDays: reminder });
  return isSent;
}

/** Returns the reminder whose time has come, unless it was sent; `null` for none. */
function reminderDue(row: ReturnRow, deadline: Date, now: Date): (typeof REMINDER_DAYS)[number] | null {
  const days = daysToDeadline(row, deadline, now);
  const due = REMINDER_DAYS.findLast((each) => days <= each) ?? null;
  const isNear = deadline.getTime() - now.getTime() < NEAR_MS;
  if (due === null || (!isNear && clockAt(now, row.timeZone) < MORNING)) return null;
  const isReminded =
    row.remindedOf?.getTime() === deadline.getTime() && row.remindedDays !== null && row.remindedDays <= due;
  return isReminded ? null : due;
}

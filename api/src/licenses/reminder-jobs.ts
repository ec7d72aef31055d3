import { clockAt, dayAt } from "@creel/domain/dates/clock";
import { dayAfter, daysBetween } from "@creel/domain/dates/days";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { isRenewed, WARNING_DAYS, warningDue } from "@creel/domain/licenses/license-state";
import { limitsToReadAgain } from "@creel/domain/licenses/limits-to-read-again";
import type { FastifyBaseLogger } from "fastify";

import { getUser } from "../accounts/users/users.repository.ts";
import type { Database } from "../database/connect.ts";
import type { LicenseRow, UserRow } from "../database/schema.ts";
import type { LinkTo } from "../mail/link-to.ts";
import type { Mailer } from "../mail/mailer.ts";
import { notificationKey } from "../notifications/notification-key.ts";
import type { SendNotification } from "../notifications/send-notification.ts";
import { readLimitsAgain } from "./license-mails.ts";
import { licensesEnd } from "./license-notifications.ts";
import { ownLicenses } from "./licenses.repository.ts";
import { listOwnLimits } from "./limits-of-reminders.repository.ts";
import { findAsked, findWarned, noteAsked } from "./reminders.repository.ts";

const HOURLY = "20 * * * *";

/** Nobody is reminded before this time on the angler's clock. */
const MORNING = "08:00";

const YEAR_DAYS = 365;

interface ReminderContext {
  db: Database;
  mailer: Mailer;
  linkTo: LinkTo;
  send: SendNotification;
}

export function reminderJobs(context: ReminderContext, logger: Pick<FastifyBaseLogger, "info">) {
  return [
    {
      name: "warn-of-ending-licenses",
      schedule: HOURLY,
      work: async () => {
        const count = await warnOfEnds(context, new Date());
        if (count > 0) logger.info({ count }, "Anglers were told that a license ends");
      },
    },
    {
      name: "ask-to-read-limits-again",
      schedule: HOURLY,
      work: async () => {
        const count = await askToReadLimits(context, new Date());
        if (count > 0) logger.info({ count }, "Anglers were asked to read their limits again");
      },
    },
  ];
}

/**
 * Tells each angler who turned it on, 30 and 7 days before a license ends, in the morning. One notification is about
 * all licenses that are due; none is sent twice about the same end.
 * @returns the number of notifications
 */
export async function warnOfEnds(
  { db, send }: Pick<ReminderContext, "db" | "send">,
  now: Date,
): Promise<number> {
  // The anglers' calendars are at most a day apart from that of UTC.
  const today = dayAt(now, "UTC");
  const span = { from: dayAfter(today, -1), to: dayAfter(today, WARNING_DAYS[0] + 1) };
  let count = 0;
  for (const userId of await findWarned(db, span)) {
    const user = await getUser(db, userId);
    if (!isRemindedNow(user, now)) continue;
    const due = dueEnds(await ownLicenses.list(db, userId), dayAt(now, user.timeZone));
    const [first, ...others] = due;
    if (!first) continue;
    await send(user, licensesEnd(user, keyOf(due), [first, ...others]));
    for (const { row, end, warning } of due) {
      await ownLicenses.set(db, row, { warnedOf: end, warnedDays: warning });
    }
    count += 1;
  }
  return count;
}

function isRemindedNow({ accountStatus, timeZone }: UserRow, now: Date): boolean {
  return accountStatus === "active" && clockAt(now, timeZone) >= MORNING;
}

/** The same warnings have the same key, so that a job that died before it noted them does not send them again. */
function keyOf(due: ReturnType<typeof dueEnds>): string {
  const warnings = due.map(({ row, end, warning }) => `${row.id} ${end} ${warning}`);
  return notificationKey(...warnings.toSorted());
}

/** Returns the ends that no notification has warned of yet, the nearest first. */
function dueEnds(rows: readonly LicenseRow[], today: string) {
  const licenses = rows.map((row) => ({
    row,
    id: row.id,
    name: row.name,
    valid_from: row.validFrom,
    valid_to: row.validTo,
  }));
  const due = licenses.flatMap((license) => {
    const { row, valid_to: end } = license;
    const warning = warningDue(license, today);
    if (warning === null || end === null || isRenewed(license, licenses)) return [];
    const isWarned = row.warnedOf === end && row.warnedDays !== null && row.warnedDays <= warning;
    return isWarned ? [] : [{ row, end, warning, days: daysBetween(today, end) }];
  });
  return due.toSorted((one, other) => one.days - other.days);
}

/**
 * Asks each angler who turned it on once a year to read limits again, in the morning.
 * @returns the number of mails
 */
export async function askToReadLimits(
  { db, mailer, linkTo }: Omit<ReminderContext, "send">,
  now: Date,
): Promise<number> {
  const readBy = dayAfter(dayAt(now, "UTC"), -YEAR_DAYS);
  const askedBy = new Date(now.getTime() - YEAR_DAYS * DAY_MS);
  let count = 0;
  for (const userId of await findAsked(db, { readBy, askedBy })) {
    const user = await getUser(db, userId);
    if (!isRemindedNow(user, now)) continue;
    const due = limitsToReadAgain(await listOwnLimits(db, userId), dayAt(now, user.timeZone));
    if (due.length === 0) continue;
    await mailer.send(readLimitsAgain(user, due.length, linkTo));
    await noteAsked(db, userId, now);
    count += 1;
  }
  return count;
}

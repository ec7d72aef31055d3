import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";

import type { Database } from "../database/connect.ts";
import type { NotificationChannelRow, UserRow } from "../database/schema.ts";
import type { Job } from "../jobs/jobs.ts";
import { LoggedError } from "../jobs/logged-error.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import { carry } from "./carriers/carry.ts";
import type { CarrierContext, Message, Outcome } from "./carriers/message.ts";
import { deleteChannel, findChannel, findRecipient, noteResult } from "./channels.repository.ts";
import { mailChannelOf } from "./mail-channel.ts";
import { type QueuedNotification, queuedNotificationSchema } from "./queued-notification.ts";
import { NOTIFICATION_QUEUE } from "./send-notification.ts";
import { deleteSentBefore, findKinds } from "./topics.repository.ts";

type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

export interface DeliveryContext {
  db: Database;
  carriers: CarrierContext;
}

/** No topic asks for a key again after this time. */
const SENT_DAYS = 800;

/** The job that sends each notification to one channel, and the job that forgets what was sent long ago. */
export function notificationJobs(context: DeliveryContext, log: Log): Job[] {
  const sweep = nightlySweep(
    {
      name: "sweep-notifications",
      sweep: () => deleteSentBefore(context.db, new Date(Date.now() - SENT_DAYS * DAY_MS)),
      removed: "Notifications that were sent long ago were forgotten",
    },
    log,
  );
  return [notificationDelivery(context, log), sweep];
}

/** A notification that a channel does not accept is retried for a day, then given up, which the page says. */
export function notificationDelivery(context: DeliveryContext, log: Log) {
  return {
    name: NOTIFICATION_QUEUE,
    async work(payload: unknown, attempt: { isLast: boolean }) {
      const { data, error } = queuedNotificationSchema.safeParse(payload);
      if (data) await deliver(data, context, { ...attempt, log });
      else log.error({ reason: z.prettifyError(error) }, "A queued notification is none and was dropped");
    },
  };
}

interface Recipient {
  user: UserRow;
  channel: NotificationChannelRow;
}

async function deliver(
  queued: QueuedNotification,
  { db, carriers }: DeliveryContext,
  { isLast, log }: { isLast: boolean; log: Log },
): Promise<void> {
  const recipient = await findReady(db, queued);
  if (!recipient) return;
  const { channel } = recipient;
  const { id, notification } = queued;
  const outcome = await carry(recipient, { id, ...notification }, carriers);
  const isGivenUp = outcome.result !== "delivered" && (isLast || outcome.isFinal);
  await noteOutcome(db, channel, { outcome, isGivenUp });
  if (outcome.result === "delivered") return;
  const { result, status } = outcome;
  const about = { channel: channel.id, kind: channel.kind, topic: notification.topic, result, status };
  if (isGivenUp) return log.warn(about, "A notification could not be delivered and was given up");
  log.warn(about, "A notification could not be delivered and will be retried");
  throw new LoggedError(new Error(result));
}

/** Returns the recipient; `null` if the account, the channel or the topic was turned off in the meantime. */
async function findReady(
  db: Database,
  { userId, channelId, notification }: QueuedNotification,
): Promise<Recipient | null> {
  const user = await findRecipient(db, userId);
  if (user?.accountStatus !== "active") return null;
  const channel = await findChannelOf(db, user, channelId);
  const kinds = await findKinds(db, userId, notification.topic);
  return channel && kinds.includes(channel.kind) ? { user, channel } : null;
}

/** Finds a channel, also that of email, which may have no row yet. */
export async function findChannelOf(
  db: Database,
  user: UserRow,
  id: string,
): Promise<NotificationChannelRow | undefined> {
  const stored = await findChannel(db, { userId: user.id, id });
  return stored ?? (id === user.id ? mailChannelOf(user) : undefined);
}

/** Stores what came of a try, and removes a phone that the push service no longer knows. */
async function noteOutcome(
  db: Database,
  channel: NotificationChannelRow,
  { outcome: { result, status }, isGivenUp }: { outcome: Outcome; isGivenUp: boolean },
): Promise<NotificationChannelRow | undefined> {
  if (result !== "gone") return noteResult(db, channel, { at: new Date(), result, status, isGivenUp });
  await deleteChannel(db, channel);
  return undefined;
}

/** Sends a message to a channel at once, also during quiet hours, and stores what came of it. */
export async function sendAtOnce(
  { db, carriers }: DeliveryContext,
  recipient: Recipient,
  message: Message,
): Promise<{ outcome: Outcome; channel: NotificationChannelRow | undefined }> {
  const outcome = await carry(recipient, message, carriers);
  return { outcome, channel: await noteOutcome(db, recipient.channel, { outcome, isGivenUp: false }) };
}

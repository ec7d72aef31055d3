import { quietUntil } from "@creel/domain/notifications/quiet-hours";
import { isAdminTopic, lockedKinds, type Topic } from "@creel/domain/notifications/topics";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { listChannels } from "./channels.repository.ts";
import { mailChannelOf } from "./mail-channel.ts";
import type { QueuedNotification } from "./queued-notification.ts";
import { findKinds, findQuietHours, noteSent } from "./topics.repository.ts";

export { findSubscribed } from "./topics.repository.ts";

/** A message to one user. Its texts are in the user's language, and none of them holds a position. */
export interface Notification {
  topic: Topic;
  /** Nothing is sent twice with the same topic and key. */
  key: string;
  title: string;
  /** A blank line separates paragraphs. */
  body: string;
  /** The page of Creel that it opens, such as "/profile/limits". */
  path: string;
  /**
   * The texts for email, if the others contain words that the user wrote, such as the name of a water. Nobody has
   * confirmed the email of a new account, so these words would go to a stranger.
   */
  mail?: { title: string; body: string };
  /** Flat fields for webhooks. They never hold a position. */
  data?: Record<string, string | number | boolean | null>;
}

/**
 * Sends a notification to every channel for which the user turned its topic on. During quiet hours it waits until they
 * end.
 * @returns false if nothing was sent, because the topic is off, has no channel, or was sent before with this key
 */
export type SendNotification = (user: UserRow, notification: Notification) => Promise<boolean>;

interface NotificationContext {
  db: Database;
  queue: Pick<Jobs, "add">;
}

export const NOTIFICATION_QUEUE = "notification";

export function openNotifications({ db, queue }: NotificationContext): SendNotification {
  return async (user, notification) => {
    const { topic, key } = notification;
    if (user.accountStatus !== "active" || (isAdminTopic(topic) && user.role !== "admin")) return false;
    const kinds = await findKinds(db, user.id, topic);
    const channels = [mailChannelOf(user), ...(await listChannels(db, user.id))].filter(({ kind }) =>
      kinds.includes(kind),
    );
    if (channels.length === 0) return false;
    const quietEnd = await endOfQuiet(db, user, topic);
    return db.transaction().execute(async (transaction) => {
      // If the queue fails, this is undone, so that a later attempt sends it.
      if (!(await noteSent(transaction, { userId: user.id, topic, key }))) return false;
      for (const { id: channelId, kind } of channels) {
        const queued: QueuedNotification = { id: uuidv7(), userId: user.id, channelId, notification };
        const isLocked = lockedKinds(topic).includes(kind);
        await queue.add(NOTIFICATION_QUEUE, queued, { startAfter: isLocked ? undefined : quietEnd });
      }
      return true;
    });
  };
}

async function endOfQuiet(db: Database, user: UserRow, topic: Topic): Promise<Date | undefined> {
  const { alerts_in_quiet: alertsComeAnyway, ...hours } = await findQuietHours(db, user.id);
  if (topic === "weather_alert" && alertsComeAnyway) return undefined;
  return quietUntil(hours, new Date(), user.timeZone) ?? undefined;
}

import type { Channel, Notifications, TopicSwitches } from "@creel/domain/notifications/notifications";
import { ADMIN_TOPICS, ANGLER_TOPICS, lockedKinds } from "@creel/domain/notifications/topics";

import type { Database } from "../database/connect.ts";
import type { NotificationChannelRow, UserRow } from "../database/schema.ts";
import { listChannels } from "./channels.repository.ts";
import { findChannelOf } from "./deliver-notification.ts";
import { findQuietHours, findSwitches } from "./topics.repository.ts";

export async function presentNotifications(
  db: Database,
  user: UserRow,
  vapidPublicKey: string,
): Promise<Notifications> {
  const mail = await findChannelOf(db, user, user.id);
  const channels = [...(mail ? [mail] : []), ...(await listChannels(db, user.id))];
  return {
    topics: await presentTopics(db, user),
    ...(await findQuietHours(db, user.id)),
    channels: channels.map((row) => presentChannel(row, user)),
    vapid_public_key: vapidPublicKey,
  };
}

/** Returns every topic that the user may turn on, with the kinds of channels that it is sent to. */
export async function presentTopics(db: Database, { id, role }: UserRow): Promise<TopicSwitches> {
  const switches = await findSwitches(db, id);
  const topics = [...ANGLER_TOPICS, ...(role === "admin" ? ADMIN_TOPICS : [])];
  return Object.fromEntries(topics.map((topic) => [topic, switches[topic] ?? [...lockedKinds(topic)]]));
}

export function presentChannel(row: NotificationChannelRow, { email }: Pick<UserRow, "email">): Channel {
  const { target } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    target: target.url ?? target.endpoint ?? email,
    created_at: row.kind === "mail" ? null : row.createdAt.toISOString(),
    last_at: row.lastAt?.toISOString() ?? null,
    last_result: row.lastResult,
    last_status: row.lastStatus,
    failed_since: row.failedSince?.toISOString() ?? null,
    failed_tries: row.failedTries,
    given_up_at: row.givenUpAt?.toISOString() ?? null,
  };
}

import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { listChannels } from "./channels.repository.ts";
import { presentTopics } from "./present-notifications.ts";
import { findQuietHours } from "./topics.repository.ts";

/** Returns what the user is told of as a file for the archive, without addresses and keys of channels. */
export function notificationEntries(db: Database, user: UserRow): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "notifications.json", input: notificationsJson(db, user) }];
}

async function* notificationsJson(db: Database, user: UserRow): AsyncGenerator<string, void> {
  const channels = (await listChannels(db, user.id)).map(({ kind, name, createdAt }) => ({
    kind,
    name,
    created_at: createdAt.toISOString(),
  }));
  const told = { topics: await presentTopics(db, user), ...(await findQuietHours(db, user.id)), channels };
  yield `${JSON.stringify(told, null, 1)}\n`;
}

import type { NotificationChanges } from "@creel/domain/notifications/change-notifications";
import { isAdminTopic, TOPICS } from "@creel/domain/notifications/topics";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { setKinds, setQuietHours } from "./topics.repository.ts";

/**
 * Turns topics on or off and sets quiet hours. What cannot be turned off stays on.
 * @throws AppError not_allowed for a topic of admins, from anyone else
 */
export async function changeNotifications(
  db: Database,
  { id: userId, role }: UserRow,
  changes: NotificationChanges,
): Promise<void> {
  const changed = TOPICS.flatMap((topic) => {
    const kinds = changes.topics?.[topic];
    return kinds ? [{ userId, topic, kinds }] : [];
  });
  if (role !== "admin" && changed.some(({ topic }) => isAdminTopic(topic))) throw new AppError("not_allowed");
  await db.transaction().execute(async (transaction) => {
    for (const each of changed) await setKinds(transaction, each);
    await setQuietHours(transaction, userId, changes);
  });
}

import { listAdmins } from "../accounts/users/admins.repository.ts";
import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { Notification, SendNotification } from "./send-notification.ts";

/**
 * Sends a notification to each active admin who turned its topic on, in the admin's language.
 * @returns how many were told
 */
export async function tellAdmins(
  { db, send }: { db: Database; send: SendNotification },
  make: (admin: UserRow) => Notification,
): Promise<number> {
  let count = 0;
  for (const admin of await listAdmins(db)) {
    if (admin.accountStatus === "active" && (await send(admin, make(admin)))) count += 1;
  }
  return count;
}

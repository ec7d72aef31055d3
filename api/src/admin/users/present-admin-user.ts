import type { AdminUser } from "@creel/domain/admin/admin-users";

import { idleSince } from "../../accounts/sessions/sessions.ts";
import { presentUser } from "../../accounts/users/present-user.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { countBelongingsOf } from "./belongings.repository.ts";

/** Presents users without their homes, which are private places. */
export async function presentAdminUsers(db: Database, rows: readonly UserRow[]): Promise<AdminUser[]> {
  const now = new Date();
  const ids = rows.map(({ id }) => id);
  const belongings = await countBelongingsOf(db, ids, { now, idleSince: idleSince(now) });
  return rows.map((row) => {
    const { catches = 0, photos = 0, trips = 0, sessions = 0, lastSeenAt } = belongings.get(row.id) ?? {};
    const seen = lastSeenAt?.toISOString() ?? null;
    const home = { homeLatitude: null, homeLongitude: null };
    return { ...presentUser(row), ...home, catches, photos, trips, sessions, lastSeenAt: seen };
  });
}

export async function presentAdminUser(db: Database, row: UserRow): Promise<AdminUser> {
  const [user] = await presentAdminUsers(db, [row]);
  if (!user) throw new Error("Of one account, one is presented");
  return user;
}

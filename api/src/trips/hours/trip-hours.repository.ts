import type { Database } from "../../database/connect.ts";
import type { TripKey } from "../record/trips.repository.ts";

export async function deleteHours(db: Database, { userId, id }: TripKey): Promise<void> {
  await db.deleteFrom("tripHours").where("userId", "=", userId).where("tripId", "=", id).execute();
}

import type { UserRow } from "../../database/schema.ts";
import { sampleCatchRows } from "./sample-catches.ts";
import { sampleGearRows } from "./sample-gear.ts";
import { sampleTripRows } from "./sample-trips.ts";
import { sampleWaterRows } from "./sample-waters.ts";

/** Returns all rows of a user's sample log. @param today yyyy-mm-dd */
export async function sampleRows(user: Pick<UserRow, "id" | "timeZone">, today: string) {
  const [waters, gear] = [sampleWaterRows(user.id), sampleGearRows(user.id)];
  const means = { userId: user.id, waters, gear };
  const trips = await sampleTripRows(today, means);
  const catches = trips.flatMap((trip) => sampleCatchRows(user, trip, means));
  return { waters, gear, trips, catches };
}

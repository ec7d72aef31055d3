import type { Spot } from "@creel/domain/waters/water";

import type { Database } from "../../database/connect.ts";
import type { SpotRow, UserRow } from "../../database/schema.ts";
import { presentSpot } from "../record/present-water.ts";
import { countFishOfSpots } from "../record/water-sums.repository.ts";

export async function presentWritten(db: Database, user: UserRow, row: SpotRow): Promise<Spot> {
  const fish = await countFishOfSpots(db, { userId: user.id, id: row.waterId });
  return presentSpot(row, user, fish.find(({ spotId }) => spotId === row.id)?.fish ?? 0);
}

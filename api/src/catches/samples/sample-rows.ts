import { sayInEnglish, type SaySample } from "@creel/domain/samples/texts/sample-texts";

import type { UserRow } from "../../database/schema.ts";
import { sampleCatchRows } from "./sample-catches.ts";
import { sampleGearRows } from "./sample-gear.ts";
import { sampleTripRows } from "./sample-trips.ts";
import { sampleWaterRows } from "./sample-waters.ts";

/** Returns all rows of a user's sample log. @param today yyyy-mm-dd */
export async function sampleRows(
  user: Pick<UserRow, "id" | "timeZone">,
  today: string,
  say: SaySample = sayInEnglish,
) {
  const [waters, gear] = [sampleWaterRows(user.id, say), sampleGearRows(user.id, say)];
  const means = { userId: user.id, waters, gear, say };
  const trips = await sampleTripRows(today, means);
  const catches = trips.flatMap((trip) => sampleCatchRows(user, trip, means));
  return { waters, gear, trips, catches, isSample: true };
}

export type SampleRows = Awaited<ReturnType<typeof sampleRows>>;

const own = <Row extends { isSample: boolean }>(row: Row): Row => ({ ...row, isSample: false });

/** Returns the same rows without the mark of a sample. */
export function asOwn({ waters, gear, trips, catches }: SampleRows): SampleRows {
  return {
    waters: { ...waters, waters: waters.waters.map(own) },
    gear: gear.map((each) => ({ ...each, row: own(each.row) })),
    trips: trips.map((trip) => ({ ...trip, row: own(trip.row) })),
    catches,
    isSample: false,
  };
}

import { proposeTrips } from "@creel/domain/trips/propose-trips";
import type { Proposal } from "@creel/domain/trips/trip-proposals";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { findWaterNames, nameOf } from "../places/water-names.repository.ts";
import { findLooseCatches } from "./proposals.repository.ts";

/** Trips that catches without one seem to be of, the latest first. */
export async function proposeTripsOf(db: Database, user: UserRow, gapHours: number): Promise<Proposal[]> {
  const rows = await findLooseCatches(db, user.id);
  const names = await findWaterNames(db, user, rows);
  const loose = rows.map((row) =>
    Object.assign(row, { isTimed: row.caughtTime !== null, water: nameOf(names, row.waterId) }),
  );
  return proposeTrips(loose, gapHours);
}

import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import type { TripPlace } from "@creel/domain/trips/trip-places";

import type { Database } from "../../database/connect.ts";

export async function findTripPlaces(db: Database, viewer: UserViewer): Promise<TripPlace[]> {
  const begun = db
    .selectFrom("trips")
    .where("userId", "=", viewer.id)
    .select(["userId", "id as tripId", "startedAt as at", "latitude", "longitude"]);
  const moves = db
    .selectFrom("tripEvents")
    .where("userId", "=", viewer.id)
    .where("kind", "=", "move")
    .where("at", "is not", null)
    .select(["userId", "tripId", "at", "latitude", "longitude"])
    .$narrowType<{ at: Date }>();
  const rows = await begun.unionAll(moves).orderBy("at").orderBy("tripId").execute();
  return rows.flatMap((row) => {
    const place = exactPoint(visiblePlace(viewer, row));
    return place ? [{ trip_id: row.tripId, ...place }] : [];
  });
}

import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import type { TripPlace } from "@creel/domain/trips/trip-places";

import type { Database } from "../../database/connect.ts";

/** Where trips began and moved to, and where something bit, was lost or followed. */
export async function findTripPlaces(db: Database, viewer: UserViewer): Promise<TripPlace[]> {
  // An event that was counted afterwards has no time.
  const begun = db
    .selectFrom("trips")
    .where("userId", "=", viewer.id)
    .select(["userId", "id as tripId", "startedAt as at", "latitude", "longitude"])
    .$castTo<{
      userId: string;
      tripId: string;
      at: Date | null;
      latitude: number | null;
      longitude: number | null;
    }>();
  const events = db
    .selectFrom("tripEvents")
    .where("userId", "=", viewer.id)
    .where("kind", "in", ["move", "strike", "lost", "follow"])
    .where("latitude", "is not", null)
    .select(["userId", "tripId", "at", "latitude", "longitude"]);
  const rows = await begun.unionAll(events).orderBy("at").orderBy("tripId").execute();
  return rows.flatMap((row) => {
    const place = exactPoint(visiblePlace(viewer, row));
    return place ? [{ trip_id: row.tripId, ...place }] : [];
  });
}

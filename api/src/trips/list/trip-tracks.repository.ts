import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { UserViewer } from "@creel/domain/places/visible-place";
import type { TripPlaces } from "@creel/domain/trips/trip-places";
import { partsOfTrack } from "@creel/domain/trips/trip-track";

import type { Database } from "../../database/connect.ts";
import { presentPosition } from "../record/present-parts.ts";
import { findPositions } from "../record/trip-positions.repository.ts";

/** A map of more has no room for them, and a phone no memory. */
const LATEST_TRACKS = 200;
/** Nearer to the last one a dot would lie on it. */
const LEAST_STEP_KM = 0.02;
/** About a meter. */
const DECIMALS = 5;

/** The tracks of the latest trips that have one, in parts, as a map draws them. */
export async function findTracks(
  db: Database,
  viewer: UserViewer,
): Promise<NonNullable<TripPlaces["tracks"]>> {
  const trips = await db
    .selectFrom("trips")
    .where("userId", "=", viewer.id)
    .where("id", "in", db.selectFrom("tripPositions").where("userId", "=", viewer.id).select("tripId"))
    .orderBy("startedAt", "desc")
    .limit(LATEST_TRACKS)
    .select("id")
    .execute();
  const rows = await findPositions(db, { userId: viewer.id, ids: trips.map(({ id }) => id) });
  const tracks = Map.groupBy(rows, ({ tripId }) => tripId).values();
  return Array.from(tracks)
    .flatMap((track) => partsOfTrack(track.flatMap((row) => presentPosition(row, viewer))))
    .map((part) => thinned(part).map(({ longitude, latitude }) => [rounded(longitude), rounded(latitude)]));
}

function thinned(part: readonly Coordinates[]): Coordinates[] {
  const kept: Coordinates[] = [];
  for (const place of part) {
    const last = kept.at(-1);
    if (!last || (kilometersBetween(last, place) ?? 0) >= LEAST_STEP_KM) kept.push(place);
  }
  return kept;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

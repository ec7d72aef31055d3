import { type TripList, tripListSchema } from "@creel/domain/trips/trip-list";
import { type Water, waterAnswerSchema } from "@creel/domain/waters/water";
import { type WaterList, waterListSchema } from "@creel/domain/waters/water-list";
import { type WaterStats, waterStatsSchema } from "@creel/domain/waters/water-stats";

import { send } from "../../http/send.ts";

// All throw ApiError and NetworkError. What changes a water goes through the outbox.

const LAST_TRIPS = 3;

/** @param query the filters, as in an address */
export function readWaters(query: string, signal: AbortSignal): Promise<WaterList> {
  return send({ path: query ? `/waters?${query}` : "/waters", signal }, waterListSchema);
}

export async function readWater(id: string, signal: AbortSignal): Promise<Water> {
  return (await send({ path: `/waters/${id}`, signal }, waterAnswerSchema)).water;
}

export function readWaterStats(id: string, signal: AbortSignal): Promise<WaterStats> {
  return send({ path: `/waters/${id}/stats`, signal }, waterStatsSchema);
}

export async function readLastTrips(id: string, signal: AbortSignal): Promise<TripList["trips"]> {
  return (await send({ path: `/trips?water=${id}&limit=${LAST_TRIPS}`, signal }, tripListSchema)).trips;
}

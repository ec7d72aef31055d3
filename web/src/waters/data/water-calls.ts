import { type TripList, tripListSchema } from "@creel/domain/trips/trip-list";
import {
  type GaugeChoice,
  type OfferedGauges,
  offeredGaugesSchema,
  type WaterConditions,
  waterConditionsSchema,
  type WaterReading,
  waterReadingsSchema,
} from "@creel/domain/waters/gauge";
import {
  allMarksSchema,
  type MarkOfWater,
  type RiverMark,
  waterMarksSchema,
} from "@creel/domain/waters/river-mark";
import { type Water, waterAnswerSchema, writtenWaterSchema } from "@creel/domain/waters/water";
import { type WaterList, waterListSchema } from "@creel/domain/waters/water-list";
import { type WaterStats, waterStatsSchema } from "@creel/domain/waters/water-stats";
import { type StationTides, stationTidesAnswerSchema } from "@creel/domain/weather/tide-station";

import { send } from "../../http/send.ts";

// All functions throw ApiError and NetworkError. Other changes to a water go through the outbox.

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

/**
 * A merge does not go through the outbox, because the pending changes of either water would have to follow it.
 *
 * @returns the water that has everything now.
 */
export async function mergeWater({ id }: Pick<Water, "id">, into: string): Promise<Water> {
  const call = { method: "POST", path: `/waters/${id}/merge`, body: { into } } as const;
  return (await send(call, writtenWaterSchema)).water;
}

/** @returns the water that was merged, which is there again. */
export async function undoMerge({ id }: Pick<Water, "id">): Promise<Water> {
  return (await send({ method: "DELETE", path: `/waters/${id}/merge` }, writtenWaterSchema)).water;
}

export async function readConditions(id: string, signal: AbortSignal): Promise<WaterConditions> {
  return (await send({ path: `/waters/${id}/conditions`, signal }, waterConditionsSchema)).conditions;
}

/** Sorted newest first. */
export async function readReadings(id: string, signal: AbortSignal): Promise<WaterReading[]> {
  return (await send({ path: `/waters/${id}/readings`, signal }, waterReadingsSchema)).readings;
}

/** Asks several services, so it takes a while. */
export function readOfferedGauges(id: string, signal: AbortSignal): Promise<OfferedGauges> {
  return send({ path: `/waters/${id}/gauges`, signal }, offeredGaugesSchema);
}

/** @param choice `null` to choose later */
export async function chooseGauge(id: string, choice: GaugeChoice | null): Promise<WaterConditions> {
  const path = `/waters/${id}/gauge`;
  const call =
    choice === null
      ? ({ method: "DELETE", path } as const)
      : ({ method: "PUT", path, body: choice } as const);
  return (await send(call, waterConditionsSchema)).conditions;
}

/** @param place the query part of an address */
export async function readTides(place: string, signal: AbortSignal): Promise<StationTides | null> {
  return (await send({ path: `/weather/tides?${place}`, signal }, stationTidesAnswerSchema)).tides;
}

/** The marks of all waters, sorted by the water's name. */
export async function readMarks(signal: AbortSignal): Promise<MarkOfWater[]> {
  return (await send({ path: "/waters/marks", signal }, allMarksSchema)).marks;
}

/** Replaces all marks of a water. */
export async function writeMarks(id: string, marks: readonly RiverMark[]): Promise<RiverMark[]> {
  const call = { method: "PUT", path: `/waters/${id}/marks`, body: { marks } } as const;
  return (await send(call, waterMarksSchema)).marks;
}

import type { ChangedWaterFields, NewSpotFields, NewWaterFields } from "@creel/domain/waters/new-water";
import {
  type Spot,
  type Water,
  type WaterSummary,
  writtenSpotSchema,
  writtenWaterSchema,
} from "@creel/domain/waters/water";
import type * as z from "zod/mini";

import { send, sendForNothing } from "../../http/send.ts";

/** With how many catches and trips were found on it. */
export type WrittenWater = z.infer<typeof writtenWaterSchema>;

type Versioned = Pick<WaterSummary, "id" | "version">;

/** The `id` of the fields makes it safe to send again. */
export function createWater(fields: NewWaterFields): Promise<WrittenWater> {
  return send({ method: "POST", path: "/waters", body: fields }, writtenWaterSchema);
}

export function changeWater(water: Versioned, fields: ChangedWaterFields): Promise<WrittenWater> {
  const call = { method: "PUT", path: `/waters/${water.id}`, headers: ifMatch(water), body: fields } as const;
  return send(call, writtenWaterSchema);
}

/** Its catches and trips stay, on no water. */
export function removeWater({ id }: Pick<Versioned, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/waters/${id}` });
}

/** @returns the water that has everything now. */
export async function mergeWater({ id }: Pick<Versioned, "id">, into: string): Promise<Water> {
  const call = { method: "POST", path: `/waters/${id}/merge`, body: { into } } as const;
  return (await send(call, writtenWaterSchema)).water;
}

/** @returns the water that was merged, which is there again. */
export async function undoMerge({ id }: Pick<Versioned, "id">): Promise<Water> {
  return (await send({ method: "DELETE", path: `/waters/${id}/merge` }, writtenWaterSchema)).water;
}

export async function createSpot(waterId: string, fields: NewSpotFields): Promise<Spot> {
  const call = { method: "POST", path: `/waters/${waterId}/spots`, body: fields } as const;
  return (await send(call, writtenSpotSchema)).spot;
}

export async function changeSpot(waterId: string, spot: Spot, fields: NewSpotFields): Promise<Spot> {
  const path = `/waters/${waterId}/spots/${spot.id}`;
  return (await send({ method: "PUT", path, headers: ifMatch(spot), body: fields }, writtenSpotSchema)).spot;
}

export function removeSpot(waterId: string, { id }: Pick<Spot, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/waters/${waterId}/spots/${id}` });
}

function ifMatch({ version }: { version: number }) {
  return { "if-match": `"${version}"` };
}

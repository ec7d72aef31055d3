import { type Gear, gearAnswerSchema, type GearList, gearListSchema } from "@creel/domain/gear/gear";
import type { ChangedGearFields, NewGearFields } from "@creel/domain/gear/new-gear";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError. Edits wait in the outbox (`save-gear.ts`); merges do not.

export async function createGear(fields: NewGearFields): Promise<Gear> {
  return (await send({ method: "POST", path: "/gear", body: fields }, gearAnswerSchema)).gear;
}

/**
 * @param version The server refuses the change if it stores another version; `null` changes any version.
 * @throws ApiError stale_version
 */
export async function changeGear(
  { id, version }: { id: string; version: number | null },
  fields: ChangedGearFields,
): Promise<Gear> {
  const headers = version === null ? {} : { "if-match": `"${version}"` };
  return (await send({ method: "PUT", path: `/gear/${id}`, body: fields, headers }, gearAnswerSchema)).gear;
}

/** Replaces the current photo, if there is one. */
export async function putGearPhoto({ id }: Pick<Gear, "id">, file: Blob): Promise<Gear> {
  return (await send({ method: "PUT", path: `/gear/${id}/photo`, file }, gearAnswerSchema)).gear;
}

/**
 * Gives a merged item its photo, which shows once the merge is undone. If the item already has a photo, it keeps that
 * one.
 */
export function putMergedPhoto({ id }: Pick<Gear, "id">, file: Blob): Promise<void> {
  return sendForNothing({ method: "PUT", path: `/gear/${id}/merge/photo`, file });
}

export async function removeGearPhoto({ id }: Pick<Gear, "id">): Promise<Gear> {
  return (await send({ method: "DELETE", path: `/gear/${id}/photo` }, gearAnswerSchema)).gear;
}

/** Deletes a lure or a rod, but not the catches made with it. */
export function removeGear({ id }: Pick<Gear, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/gear/${id}` });
}

/** @returns the item that everything was merged into. */
export async function mergeGear({ id }: Pick<Gear, "id">, into: string): Promise<Gear> {
  const call = { method: "POST", path: `/gear/${id}/merge`, body: { into } } as const;
  return (await send(call, gearAnswerSchema)).gear;
}

/** @returns the merged item, which exists again. */
export async function undoMerge({ id }: Pick<Gear, "id">): Promise<Gear> {
  return (await send({ method: "DELETE", path: `/gear/${id}/merge` }, gearAnswerSchema)).gear;
}

/** The prefix of all query keys that change with the tackle box. */
export const GEAR_KEY = ["gear"] as const;

/** All lures and rods. Sorted by number of fish, highest first. */
export const gearQuery = queryOptions({
  queryKey: [...GEAR_KEY, "list"],
  queryFn: ({ signal }) => readGear(signal),
});

function readGear(signal: AbortSignal): Promise<GearList> {
  return send({ path: "/gear", signal }, gearListSchema);
}

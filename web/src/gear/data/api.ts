import { type Gear, gearAnswerSchema, type GearList, gearListSchema } from "@creel/domain/gear/gear";
import type { ChangedGearFields, NewGearFields } from "@creel/domain/gear/new-gear";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All throw ApiError and NetworkError. What an angler changes waits in the outbox (`save-gear.ts`), merges do not.

export async function createGear(fields: NewGearFields): Promise<Gear> {
  return (await send({ method: "POST", path: "/gear", body: fields }, gearAnswerSchema)).gear;
}

/**
 * @param version It is refused when another version is stored; `null` changes whichever is.
 * @throws ApiError stale_version
 */
export async function changeGear(
  { id, version }: { id: string; version: number | null },
  fields: ChangedGearFields,
): Promise<Gear> {
  const headers = version === null ? {} : { "if-match": `"${version}"` };
  return (await send({ method: "PUT", path: `/gear/${id}`, body: fields, headers }, gearAnswerSchema)).gear;
}

/** Takes the place of the photo that was there. */
export async function putGearPhoto({ id }: Pick<Gear, "id">, file: Blob): Promise<Gear> {
  return (await send({ method: "PUT", path: `/gear/${id}/photo`, file }, gearAnswerSchema)).gear;
}

/** Of what was merged into another: it comes back with the undoing. One that it has stays. */
export function putMergedPhoto({ id }: Pick<Gear, "id">, file: Blob): Promise<void> {
  return sendForNothing({ method: "PUT", path: `/gear/${id}/merge/photo`, file });
}

export async function removeGearPhoto({ id }: Pick<Gear, "id">): Promise<Gear> {
  return (await send({ method: "DELETE", path: `/gear/${id}/photo` }, gearAnswerSchema)).gear;
}

/** Catches with it stay. */
export function removeGear({ id }: Pick<Gear, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/gear/${id}` });
}

/** @returns what has everything now. */
export async function mergeGear({ id }: Pick<Gear, "id">, into: string): Promise<Gear> {
  const call = { method: "POST", path: `/gear/${id}/merge`, body: { into } } as const;
  return (await send(call, gearAnswerSchema)).gear;
}

/** @returns what was merged, which is there again. */
export async function undoMerge({ id }: Pick<Gear, "id">): Promise<Gear> {
  return (await send({ method: "DELETE", path: `/gear/${id}/merge` }, gearAnswerSchema)).gear;
}

/** The prefix of everything that changes with the tackle box. */
export const GEAR_KEY = ["gear"] as const;

/** All lures and rods, the most fish first. */
export const gearQuery = queryOptions({
  queryKey: [...GEAR_KEY, "list"],
  queryFn: ({ signal }) => readGear(signal),
});

function readGear(signal: AbortSignal): Promise<GearList> {
  return send({ path: "/gear", signal }, gearListSchema);
}

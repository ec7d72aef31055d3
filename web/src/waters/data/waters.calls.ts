import { type Water, writtenWaterSchema } from "@creel/domain/waters/water";

import { send } from "../../http/send.ts";

/**
 * What else is done to a water goes through the outbox: a merge cannot be kept, because what waits of either water would
 * have to follow it.
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

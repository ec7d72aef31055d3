import { type BagFishList, bagFishListSchema } from "@creel/domain/catch-limits/bag-fish";
import {
  type Limit,
  limitAnswerSchema,
  type LimitList,
  limitListSchema,
} from "@creel/domain/catch-limits/limit";
import type { ChangedLimitFields, NewLimitFields } from "@creel/domain/catch-limits/new-limit";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError. Edits wait in the outbox (`save-limits.ts`).

export async function createLimit(fields: NewLimitFields): Promise<Limit> {
  return (await send({ method: "POST", path: "/limits", body: fields }, limitAnswerSchema)).limit;
}

/**
 * @param version The server refuses the change if it stores another version; `null` changes any version.
 * @throws ApiError stale_version
 */
export async function changeLimit(
  { id, version }: { id: string; version: number | null },
  fields: ChangedLimitFields,
): Promise<Limit> {
  const headers = version === null ? {} : { "if-match": `"${version}"` };
  return (await send({ method: "PUT", path: `/limits/${id}`, body: fields, headers }, limitAnswerSchema))
    .limit;
}

export function removeLimit({ id }: Pick<Limit, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/limits/${id}` });
}

/** The limits of the angler, by species. */
export const limitsQuery = queryOptions({
  queryKey: ["limits"],
  queryFn: ({ signal }) => readLimits(signal),
});

function readLimits(signal: AbortSignal): Promise<LimitList> {
  return send({ path: "/limits", signal }, limitListSchema);
}

/** The fish of the last 367 days that bags count. The key begins like that of catches, to be refetched with them. */
export const bagFishQuery = queryOptions({
  queryKey: ["catches", "bag fish"],
  queryFn: ({ signal }) => readBagFish(signal),
});

function readBagFish(signal: AbortSignal): Promise<BagFishList> {
  return send({ path: "/limits/fish", signal }, bagFishListSchema);
}

import { queryOptions } from "@tanstack/react-query";

import { fileOfPhoto } from "../outbox-store.ts";

/** The files of photos do not change: each is read once. */
const known = new Map<string, number>();

/** The bytes of photos that wait, by their ids. */
export function photoSizesQuery(photoIds: readonly string[]) {
  return queryOptions({
    queryKey: ["photo sizes", ...photoIds],
    queryFn: () => readSizes(photoIds),
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

/** One after the other: all of them at once may be more than a phone has memory for. */
async function readSizes(photoIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  for (const photoId of photoIds) {
    if (known.has(photoId)) continue;
    known.set(photoId, (await fileOfPhoto(photoId))?.size ?? 0);
  }
  return new Map(known);
}

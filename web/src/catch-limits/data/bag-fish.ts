import type { BagFish } from "@creel/domain/catch-limits/bag-fish";
import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient } from "@tanstack/react-query";

import type { CatchSent } from "../../catches/outbox/catch-item.ts";
import { dayOfCatch, type PendingChange } from "../../catches/outbox/pending-changes.ts";
import { bagFishQuery } from "./api.ts";

export function toBagFish(caught: Catch): BagFish {
  const { id, species, water, fate, quantity, length } = caught;
  return { id, species, day: dayOfCatch(caught), water_id: water?.id ?? null, fate, quantity, length };
}

/** Returns the stored fish with the effect of pending changes: a fish that waits on the phone is in the bag. */
export function withPendingFish(
  stored: readonly BagFish[],
  changes: readonly Pick<PendingChange, "id" | "after">[],
): readonly BagFish[] {
  if (changes.length === 0) return stored;
  const changed = new Set(changes.map(({ id }) => id));
  const after = changes.flatMap(({ after: caught }) => (caught && counts(caught) ? toBagFish(caught) : []));
  return [...after, ...stored.filter(({ id }) => !changed.has(id))];
}

function counts({ fate, is_sample: isSample }: Catch): boolean {
  return fate !== null && !isSample;
}

/** Updates the cached fish to match what the next refetch will return. */
export function putSentFish(
  queryClient: QueryClient,
  { item: { subjectId: id, work }, answer }: CatchSent,
): void {
  if (work.kind === "photo") return;
  queryClient.setQueryData(
    bagFishQuery.queryKey,
    (cached) => cached && { fish: [...withPendingFish(cached.fish, [{ id, after: answer }])] },
  );
}

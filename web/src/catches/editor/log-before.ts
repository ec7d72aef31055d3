import type { PersonalBest } from "@creel/domain/catches/personal-bests";
import type { SpeciesCounts } from "@creel/domain/catches/summary";
import type { QueryClient } from "@tanstack/react-query";

import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { personalBestsQuery, speciesCountsQuery } from "../logbook/api.ts";

export interface LogBefore {
  /** `undefined` where they are not on this device. */
  bests: readonly PersonalBest[] | undefined;
  counts: SpeciesCounts | undefined;
  /** What waits to be sent. */
  items: Promise<OutboxItem[]>;
}

/** What is known of the log before a catch is saved: afterwards the answers have that catch, too. */
export function readLogBefore(queryClient: QueryClient, userId: string): LogBefore {
  return {
    bests: queryClient.getQueryData(personalBestsQuery.queryKey)?.bests,
    counts: queryClient.getQueryData(speciesCountsQuery().queryKey),
    // Where nothing can be read nothing waits.
    items: listItems(userId).catch(() => []),
  };
}

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { useUser } from "../../session/auth.tsx";
import { useUnits } from "../../units/use-units.ts";
import { personalBestsQuery, speciesCountsQuery } from "../logbook/api.ts";
import type { Logbook } from "../logbook/logbook.ts";
import { describeBest, type LogBefore } from "./describe-best.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

type Describe = () => Promise<string | null>;

/**
 * Returns a function to call before a catch is saved. Its result says afterwards whether the catch is the best of its
 * species.
 */
export function usePersonalBest({ isOwn }: Logbook): (prepared: PreparedCatch | PreparedChange) => Describe {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const units = useUnits();
  useEffect(() => {
    if (!isOwn) return;
    void queryClient.prefetchQuery({ ...personalBestsQuery, staleTime: Infinity });
    void queryClient.prefetchQuery({ ...speciesCountsQuery(), staleTime: Infinity });
  }, [isOwn, queryClient]);

  return (prepared) => {
    if (!isOwn) return async () => null;
    const before = readLogBefore(queryClient, userId);
    return async () => {
      try {
        return await describeBest(prepared, before, units);
      } catch (error) {
        // The catch is saved anyway.
        logFailure("The previous best could not be loaded", error);
        return null;
      }
    };
  };
}

/** Reads the log before a catch is saved. Afterwards, the answers include that catch. */
function readLogBefore(queryClient: QueryClient, userId: string): LogBefore {
  return {
    bests: queryClient.getQueryData(personalBestsQuery.queryKey)?.bests,
    counts: queryClient.getQueryData(speciesCountsQuery().queryKey),
    // If the outbox cannot be read, nothing is pending.
    items: listItems(userId).catch(() => []),
  };
}

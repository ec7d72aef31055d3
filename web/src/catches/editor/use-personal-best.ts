import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useUser } from "../../session/auth.tsx";
import { useUnits } from "../../units/use-units.ts";
import { personalBestsQuery, speciesCountsQuery } from "../logbook/api.ts";
import type { Logbook } from "../logbook/logbook.ts";
import { readLogBefore } from "./log-before.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

const loadWords = () => import("./describe-best.ts");

type Describe = () => Promise<string | null>;

/** Called before a catch is saved; what it returns says afterwards that the catch is the best of its species. */
export function usePersonalBest({ isOwn }: Logbook): (prepared: PreparedCatch | PreparedChange) => Describe {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const units = useUnits();
  useEffect(() => {
    if (!isOwn) return;
    void queryClient.prefetchQuery({ ...personalBestsQuery, staleTime: Infinity });
    void queryClient.prefetchQuery({ ...speciesCountsQuery(), staleTime: Infinity });
    // There may be no signal any more when the catch is saved. A failure is tried again then.
    loadWords().catch(() => {});
  }, [isOwn, queryClient]);

  return (prepared) => {
    if (!isOwn) return async () => null;
    const before = readLogBefore(queryClient, userId);
    return async () => {
      try {
        const { describeBest } = await loadWords();
        return await describeBest(prepared, before, units);
      } catch (error) {
        // The catch is saved all the same.
        logFailure("What a catch beat could not be said", error);
        return null;
      }
    };
  };
}

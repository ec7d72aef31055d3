import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";

import { CATCHES_KEY } from "./api.ts";
import type { LogbookCalls } from "./logbook-calls.ts";
import type { ShownCatch } from "./logged-by.ts";

interface HiddenPartProps {
  caught: ShownCatch;
  /** Gets the catch with what is shown of it now. */
  onChanged: (caught: Catch) => void;
}

export interface Logbook {
  /** Only the user's own logbook takes new catches, stores drafts, has a map, and removes autofilled conditions. */
  isOwn: boolean;
  /** The prefixes of the queries that show its catches. */
  keys: readonly QueryKey[];
  /** What changes its catches at once; absent for the user's own, which wait in the outbox. */
  calls?: LogbookCalls;
  /** What a catch shows of a place that is hidden. */
  HiddenPart?: ComponentType<HiddenPartProps>;
}

export const ownLogbook: Logbook = {
  isOwn: true,
  keys: [CATCHES_KEY],
};

export function reloadLogbook(queryClient: QueryClient, { keys }: Logbook): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

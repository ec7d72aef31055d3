import type { QueryClient, QueryKey } from "@tanstack/react-query";

import { CATCHES_KEY } from "./catches.query.ts";
import type { LogbookCalls } from "./logbook-calls.ts";

export interface Logbook {
  /** Only the user's own logbook takes new catches, stores drafts, has a map, and removes autofilled conditions. */
  isOwn: boolean;
  /** The prefixes of the queries that show its catches. */
  keys: readonly QueryKey[];
  /** Loaded with the form, not with the page. */
  loadCalls: () => Promise<LogbookCalls>;
}

export const ownLogbook: Logbook = {
  isOwn: true,
  keys: [CATCHES_KEY],
  loadCalls: async () => (await import("./logbook-calls.ts")).ownCalls,
};

export function reloadLogbook(queryClient: QueryClient, { keys }: Logbook): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

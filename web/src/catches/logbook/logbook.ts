import type { QueryClient, QueryKey } from "@tanstack/react-query";

import { CATCHES_KEY } from "./catches.query.ts";
import type { LogbookCalls } from "./logbook-calls.ts";

/** Whose catches the dialogs are about. */
export interface Logbook {
  /** One's own alone takes new catches, keeps drafts, has a map and lets conditions be taken out that were filled in. */
  isOwn: boolean;
  /** Under these stands everything that shows a catch of it. */
  keys: readonly QueryKey[];
  /** They come with the form, not with the page. */
  loadCalls: () => Promise<LogbookCalls>;
}

export const ownLogbook: Logbook = {
  isOwn: true,
  keys: [CATCHES_KEY],
  loadCalls: async () => (await import("./logbook-calls.ts")).ownCalls,
};

/** After a change everything that shows the catches of a logbook is asked for anew. */
export function reloadLogbook(queryClient: QueryClient, { keys }: Logbook): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

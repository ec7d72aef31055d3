import { queryOptions } from "@tanstack/react-query";

import { countDrafts } from "./draft-database.ts";
import { idsOfOpenDrafts } from "./open-drafts.ts";

export const DRAFTS_KEY = ["drafts"] as const;

/** What a user did not save and has open nowhere, the newest first. */
export function draftsQuery(userId: string) {
  return queryOptions({
    queryKey: [...DRAFTS_KEY, userId],
    queryFn: async () => {
      // Who has none, as most, need not load what reads them.
      if ((await countDrafts(userId)) === 0) return [];
      const { listDrafts } = await import("./draft-store.ts");
      const open = await idsOfOpenDrafts();
      return (await listDrafts(userId)).filter(({ id }) => !open.has(id));
    },
    // It is on this device, whatever the network does; other tabs change it unheard.
    networkMode: "always",
    staleTime: 0,
    retry: false,
  });
}

import { queryOptions } from "@tanstack/react-query";

import { countDrafts } from "./draft-database.ts";
import { idsOfOpenDrafts } from "./open-drafts.ts";

export const DRAFTS_KEY = ["drafts"] as const;

/** The drafts that are open in no tab, the newest first. */
export function draftsQuery(userId: string) {
  return queryOptions({
    queryKey: [...DRAFTS_KEY, userId],
    queryFn: async () => {
      // Most users have no draft and need not load the code that reads them.
      if ((await countDrafts(userId)) === 0) return [];
      const { listDrafts } = await import("./draft-store.ts");
      const open = await idsOfOpenDrafts();
      return (await listDrafts(userId)).filter(({ id }) => !open.has(id));
    },
    // Drafts need no network, and other tabs change them without notice.
    networkMode: "always",
    staleTime: 0,
    retry: false,
  });
}

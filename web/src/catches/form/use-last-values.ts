import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { recentCatchesQuery } from "../catches.query.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import { type LastValues, lastValuesOf, NO_LAST_VALUES } from "./last-values.ts";

/** What the latest catches suggest for a new one; it stands as long as the form is open. A stored one has its own. */
export function useLastValues({ draft }: DraftKeeper): LastValues {
  const queryClient = useQueryClient();
  const [last] = useState(() => {
    if (draft.base) return NO_LAST_VALUES;
    const recent = queryClient.getQueryData(recentCatchesQuery.queryKey)?.catches ?? [];
    return lastValuesOf(recent, Date.now());
  });
  return last;
}

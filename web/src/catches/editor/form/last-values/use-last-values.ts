import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { recentCatchesQuery } from "../../../logbook/catches.query.ts";
import type { DraftKeeper } from "../../draft/draft-keeper.ts";
import { type LastValues, lastValuesOf, NO_LAST_VALUES } from "./last-values.ts";

/** The values stay while the form is open. A stored catch gets none. */
export function useLastValues({ draft }: DraftKeeper): LastValues {
  const isNew = draft.base === null;
  const { data } = useQuery({ ...recentCatchesQuery, staleTime: Infinity, enabled: isNew });
  const [last, setLast] = useState<LastValues | null>(null);
  if (isNew && data && !last) setLast(lastValuesOf(data.catches, draft.keptAt));
  return last ?? NO_LAST_VALUES;
}

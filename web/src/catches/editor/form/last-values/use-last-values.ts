import { useState } from "react";

import { useRecentCatches } from "../../../logbook/hooks/use-recent-catches.ts";
import type { DraftKeeper } from "../../draft/draft-keeper.ts";
import { type LastValues, lastValuesOf, NO_LAST_VALUES } from "./last-values.ts";

/** The values stay while the form is open. A stored catch gets none. */
export function useLastValues({ draft }: DraftKeeper): LastValues {
  const isNew = draft.base === null;
  const { catches, waiting, isMissing } = useRecentCatches({ staleTime: Infinity, enabled: isNew });
  const recent = isMissing ? waiting : catches;
  const [last, setLast] = useState<LastValues | null>(null);
  if (isNew && recent && !last) setLast(lastValuesOf(recent, draft.keptAt));
  return last ?? NO_LAST_VALUES;
}

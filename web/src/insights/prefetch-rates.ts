import type { QueryClient } from "@tanstack/react-query";

import { storedSession } from "../http/stored-session.ts";
import { beginPageWork } from "../ui/hooks/once-settled.ts";
import { findReceivedAt, outingsQuery, decisionsQuery } from "./api.ts";
import { filtersIn, isPerLineIn } from "./filters-in-address.ts";
import { startRates } from "./report/ask-report.ts";

/**
 * Loads the trips and calculates their rates while the code of the page is loading, for the filters in `search`. A
 * failure is retried where the data is needed.
 */
export async function prefetchRates(queryClient: QueryClient, search: URLSearchParams): Promise<void> {
  if (storedSession() === null) return;
  const endWork = beginPageWork();
  try {
    startRates();
    const outings = await queryClient.fetchQuery(outingsQuery);
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(outingsQuery.queryKey) ?? {};
    const asked = { filters: filtersIn(search), isPerLine: isPerLineIn(search) };
    await queryClient.prefetchQuery(decisionsQuery(outings, findReceivedAt(outings, dataUpdatedAt), asked));
  } finally {
    endWork();
  }
}

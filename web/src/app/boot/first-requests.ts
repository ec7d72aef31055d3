import {
  CATCH_SUMMARY,
  catchListPath,
  catchPointsPath,
  catchTotalsPath,
  RECENT_CATCHES,
  speciesCountsPath,
} from "../../catches/logbook/catches.requests.ts";
import { CONFIG } from "../../http/config.requests.ts";
import { OUTINGS } from "../../insights/data/insights.requests.ts";

/**
 * What each page asks the API when it opens without filters, by its path. It is sent ahead of the page's code; a test
 * opens the pages and compares.
 */
export const FIRST_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": [CONFIG, CATCH_SUMMARY, RECENT_CATCHES, speciesCountsPath()],
  "/catches": [catchListPath(), catchTotalsPath()],
  "/catches/insights": [OUTINGS],
  "/map": [CONFIG, catchPointsPath()],
  "/weather": [CONFIG],
};

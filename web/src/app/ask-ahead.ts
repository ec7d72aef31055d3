import { askAhead } from "../http/asked-ahead.ts";

/** By the path of a page; with something to narrow it down in the address it asks something else. */
const QUESTIONS: Record<string, readonly string[]> = {
  "/dashboard": ["/config", "/catches/stats/summary", "/catches?limit=5", "/catches/stats/species?"],
  "/catches": ["/catches?limit=24", "/catches/stats/totals?"],
  "/map": ["/config", "/catches/geojson?"],
  "/weather": ["/config"],
};

/**
 * Asks what the page in the address is going to ask, so that the answers and the code come at the same time. A test
 * compares the questions with those of the pages.
 */
export function askForPage({ pathname, search }: Pick<Location, "pathname" | "search">): void {
  const questions = search === "" ? QUESTIONS[pathname] : undefined;
  askAhead(["/auth/me", ...(questions ?? [])]);
}

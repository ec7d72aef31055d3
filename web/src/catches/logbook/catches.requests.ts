// What the API is asked about catches: by the queries, and ahead of their code by boot/prefetch-page.ts.

/** How many the dashboard shows. */
export const RECENT_LIMIT = 5;
export const PAGE_LIMIT = 24;

export const RECENT_CATCHES = `/catches?limit=${RECENT_LIMIT}`;
export const CATCH_SUMMARY = "/catches/stats/summary";

/** @param filters as in an address, without `?`. */
export function catchListPath(filters = "", cursor = ""): string {
  const words = [`limit=${PAGE_LIMIT}`, filters, cursor && `cursor=${cursor}`];
  return `/catches?${words.filter(Boolean).join("&")}`;
}

export function catchTotalsPath(filters = ""): string {
  return `/catches/stats/totals?${filters}`;
}

export function speciesCountsPath(filters = ""): string {
  return `/catches/stats/species?${filters}`;
}

export function catchPointsPath(filters = ""): string {
  return `/catches/pins?${filters}`;
}

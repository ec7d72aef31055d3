// What the API is asked about trips.

const PAGE_LIMIT = 24;

/** @param filters as in an address, without `?`. */
export function tripListPath(filters = "", cursor = ""): string {
  const words = [`limit=${PAGE_LIMIT}`, filters, cursor && `cursor=${cursor}`];
  return `/trips?${words.filter(Boolean).join("&")}`;
}

/** @param filters as in an address, without `?`. */
export function tripStatsPath(filters = ""): string {
  return filters === "" ? "/trips/stats" : `/trips/stats?${filters}`;
}

export interface CalendarOf {
  year: number;
  /** `undefined`: all. */
  species?: string | undefined;
}

export function tripCalendarPath({ year, species }: CalendarOf): string {
  const query = new URLSearchParams({ year: String(year), ...(species && { species }) });
  return `/trips/calendar?${query}`;
}

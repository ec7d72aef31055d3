// What the API is asked about trips.

const PAGE_LIMIT = 24;

export const TRIP_STATS = "/trips/stats";

/** @param filters as in an address, without `?`. */
export function tripListPath(filters = "", cursor = ""): string {
  const words = [`limit=${PAGE_LIMIT}`, filters, cursor && `cursor=${cursor}`];
  return `/trips?${words.filter(Boolean).join("&")}`;
}

export function tripCalendarPath(year: number): string {
  return `/trips/calendar?year=${year}`;
}

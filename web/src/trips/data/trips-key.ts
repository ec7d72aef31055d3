/** The prefix of everything that changes with a trip. */
export const TRIPS_KEY = ["trips"] as const;
/** The prefix of the paged lists. */
export const TRIP_LISTS_KEY = [...TRIPS_KEY, "list"] as const;

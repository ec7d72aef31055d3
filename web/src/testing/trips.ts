import type { TripSummary } from "@creel/domain/trips/trip";

import type { Answers } from "./network.ts";

/** Returns answers of a log with these trips, latest first. */
export function answersOfTrips(...trips: TripSummary[]): Answers {
  return {
    "GET /trips": { trips, nextCursor: null, total: trips.length },
    "GET /trips/stats": { years: yearsOf(trips), months: [], toConfirm: 0 },
    "GET /trips/running": { trip: null },
    "GET /trips/proposals": { proposals: [], total: 0 },
    "GET /waters": { waters: [], unnamed: [] },
    "GET /catches": { catches: [], nextCursor: null, total: 0, didYouMean: null },
    "GET /catches/stats/totals": {
      count: 0,
      totalWeight: null,
      heaviest: null,
      longest: null,
      firstDay: null,
      lastDay: null,
    },
  };
}

function yearsOf(trips: readonly TripSummary[]) {
  const years = new Set(trips.map(({ started_on: day }) => day.slice(0, "2026".length)));
  return [...years].map((period) => ({
    period,
    trips: trips.length,
    blanks: 0,
    fish: 0,
    hours: 0,
    usable: { trips: 0, fish: 0, hours: 0 },
  }));
}

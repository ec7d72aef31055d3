import type { TripSummary } from "@creel/domain/trips/trip";
import { useInfiniteQuery } from "@tanstack/react-query";

import { tripListQuery } from "../trips/data/api.ts";

export interface UsualFishing {
  /** Counts strikes, lost fish and landed fish. */
  bitesPerHour: number;
  hoursPerTrip: number;
  /** The number of trips behind the figures; 0 for a guess. */
  trips: number;
}

const GUESS: UsualFishing = { bitesPerHour: 1, hoursPerTrip: 4, trips: 0 };
/** The bites to assume over all hours of an angler who had none so far. */
const LEAST_BITES = 0.5;

/** Counts only trips with known hours. */
export function usualFishing(trips: readonly Pick<TripSummary, "hours" | "counts">[]): UsualFishing {
  const usable = trips.filter(({ hours }) => hours.usable && hours.fished !== null);
  const hours = usable.reduce((sum, trip) => sum + (trip.hours.fished ?? 0), 0);
  if (hours === 0) return GUESS;
  const bites = usable.reduce((sum, { counts }) => sum + counts.fish + counts.strikes + counts.lost, 0);
  return {
    bitesPerHour: Math.max(bites, LEAST_BITES) / hours,
    hoursPerTrip: hours / usable.length,
    trips: usable.length,
  };
}

/** Returns averages over the latest trips; `null` while they are loading. */
export function useUsualFishing(): UsualFishing | null {
  const { data, isError } = useInfiniteQuery({ ...tripListQuery(), networkMode: "always" });
  if (!data) return isError ? usualFishing([]) : null;
  return usualFishing(data.pages.slice(0, 1).flatMap(({ trips }) => trips));
}

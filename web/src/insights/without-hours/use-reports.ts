import type { Outings, OutingWithoutHours } from "@creel/domain/insights/outings";
import { fishAtDepth } from "@creel/domain/insights/without-hours/fish-at-depth";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { comparedHoursQuery, countsQuery, matchesInsightFilters } from "../api.ts";
import type { InsightFilters } from "../filters-in-address.ts";
import { askReport } from "../report/ask-report.ts";

/** The fewest fish of which one lies between the first and the last. */
const LEAST_FISH = 3;

const NO_HOURS: readonly [] = [];

interface Asked {
  outings: readonly OutingWithoutHours[];
  /** When the outings arrived, in ms since 1970. */
  at: number;
  filters: InsightFilters;
}

/** Returns what the time between the first and the last fish says. */
export function useInteriorReport({ outings, at, filters }: Asked) {
  const matching = outings.filter(
    (outing) => outing.fish.length >= LEAST_FISH && matchesInsightFilters(outing, filters),
  );
  return useQuery({
    queryKey: ["insights", "interior", at, filters],
    queryFn: async () => {
      return askReport("interior", { outings: matching, species: filters.species ?? null }, "verdicts");
    },
    ...onceFor(matching),
  });
}

interface AskedOfAll extends Omit<Asked, "outings"> {
  outings: Outings;
}

/**
 * Compares days with a fish, with or without hours, with similar days: by the moon, and by the weather once that is
 * loaded. Returns a report only if hours are missing, because rates say more.
 */
export function useCatchDaysReport({ outings, at, filters }: AskedOfAll) {
  const log = filterOutings(outings, filters);
  const isWanted = log.without_hours.length > 0;
  const weather = useQuery({ ...comparedHoursQuery, networkMode: "always", enabled: isWanted });
  const hours = weather.data?.hours ?? NO_HOURS;
  const report = useQuery({
    queryKey: ["insights", "catchDays", at, weather.dataUpdatedAt, filters],
    queryFn: async () => {
      return askReport("catchDays", { log, species: filters.species ?? null, hours }, "rates");
    },
    placeholderData: keepPreviousData,
    ...onceFor(log.without_hours),
  });
  return { report: isWanted ? report.data : undefined, weather: weather.data };
}

/** Returns which species came in which light, over all trips, and at which depth, over all catches. */
export function useSpeciesReport({ outings, at, filters }: AskedOfAll) {
  const log = filterOutings(outings, filters);
  const counts = useQuery({ ...countsQuery, networkMode: "always" });
  const isCounted = counts.data !== undefined || hasFailed(counts);
  const { enabled, ...once } = onceFor([...log.outings, ...log.without_hours]);
  return useQuery({
    queryKey: ["insights", "species", at, counts.dataUpdatedAt, filters],
    queryFn: async () => {
      const all = counts.data ? fishAtDepth(counts.data) : [];
      const depths = all.filter((fish) => matchesInsightFilters(fish, filters));
      return askReport("species", { log, depths }, "verdicts");
    },
    placeholderData: keepPreviousData,
    enabled: enabled && isCounted,
    ...once,
  });
}

function filterOutings({ outings, without_hours: others }: Outings, filters: InsightFilters): Outings {
  return {
    outings: outings.filter((outing) => matchesInsightFilters(outing, filters)),
    without_hours: others.filter((outing) => matchesInsightFilters(outing, filters)),
  };
}

function onceFor(matching: readonly unknown[]) {
  return { enabled: matching.length > 0, networkMode: "always", staleTime: Infinity, retry: false } as const;
}

import type { Outings, OutingWithoutHours } from "@creel/domain/insights/outings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { comparedHoursQuery } from "../data/compared-hours.query.ts";
import type { InsightFilters } from "../filters/use-insight-filters.ts";
import { isMeant } from "../report/use-report.ts";

/** Of fewer, none lies between the first and the last. */
const LEAST_FISH = 3;

const NO_HOURS: readonly [] = [];

interface Asked {
  outings: readonly OutingWithoutHours[];
  /** When they came, in ms. */
  at: number;
  filters: InsightFilters;
}

/** What the time between the first and the last fish says. */
export function useInteriorReport({ outings, at, filters }: Asked) {
  const meant = outings.filter((outing) => outing.fish.length >= LEAST_FISH && isMeant(outing, filters));
  return useQuery({
    queryKey: ["insights", "interior", at, filters],
    queryFn: async () => {
      const { askReport } = await import("../report/ask-report.ts");
      return askReport("interior", { outings: meant, species: filters.species ?? null }, "verdicts");
    },
    ...onceFor(meant),
  });
}

/** Days with a fish beside those that they are compared with: by the moon, and by the weather once that is there. */
export function useCatchDaysReport({ outings, at, filters }: Asked) {
  const meant = outings.filter((outing) => isMeant(outing, filters));
  const weather = useQuery({ ...comparedHoursQuery, networkMode: "always", enabled: outings.length > 0 });
  const hours = weather.data?.hours ?? NO_HOURS;
  const report = useQuery({
    queryKey: ["insights", "catchDays", at, weather.dataUpdatedAt, filters],
    queryFn: async () => {
      const { askReport } = await import("../report/ask-report.ts");
      return askReport("catchDays", { outings: meant, species: filters.species ?? null, hours }, "rates");
    },
    placeholderData: keepPreviousData,
    ...onceFor(meant),
  });
  return { report: report.data, weather: weather.data };
}

/** Which species came under which light, of all trips. */
export function useSpeciesReport({ outings, at, filters }: Omit<Asked, "outings"> & { outings: Outings }) {
  const meant = outings.outings.filter((outing) => isMeant(outing, filters));
  const others = outings.without_hours.filter((outing) => isMeant(outing, filters));
  return useQuery({
    queryKey: ["insights", "species", at, filters],
    queryFn: async () => {
      const { askReport } = await import("../report/ask-report.ts");
      return askReport("species", { log: { outings: meant, without_hours: others } }, "verdicts");
    },
    ...onceFor([...meant, ...others]),
  });
}

function onceFor(meant: readonly unknown[]) {
  return { enabled: meant.length > 0, networkMode: "always", staleTime: Infinity, retry: false } as const;
}

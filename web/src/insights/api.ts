import type { Outings, Outing } from "@creel/domain/insights/outings";
import type { RateMapResolution } from "@creel/domain/insights/rate-map";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";

import { TRIPS_KEY } from "../trips/data/api.ts";
import type { InsightFilters } from "./filters-in-address.ts";
import { askReport } from "./report/ask-report.ts";

/** Loaded lazily, because the schemas weigh 7 kB and the first page does not need them. */
const calls = () => import("./read-insights.ts");

/** All outings, with or without hours. */
export const outingsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "outings"],
  queryFn: async ({ signal }) => (await calls()).readOutings(signal),
});

/** Used until the outings are loaded. */
export const NO_OUTINGS: Outings = { outings: [], without_hours: [] };

const arrivals = new WeakMap<Outings, number>();

/** Returns when these outings first arrived, in ms since 1970. A refetch with unchanged outings keeps that time. */
export function findReceivedAt(outings: Outings, updatedAt: number): number {
  const at = arrivals.get(outings) ?? updatedAt;
  arrivals.set(outings, at);
  return at;
}

/** The refetch interval in ms while months are being looked up. A server job looks them up every five minutes. */
const ASKED_EVERY_MS = 60_000;

/** The hours that the days with a fish are compared with. */
export const comparedHoursQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "compared-hours"],
  queryFn: async ({ signal }) => (await calls()).readComparedHours(signal),
  refetchInterval: ({ state }) => (state.data && state.data.months_left > 0 ? ASKED_EVERY_MS : false),
});

/** Every catch and trip, with only the fields that the counts need. */
export const countsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "counts"],
  queryFn: async ({ signal }) => (await calls()).readCounts(signal),
});

/** Questions about future trips, latest first. */
export const questionsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "questions"],
  queryFn: async ({ signal }) => (await calls()).readQuestions(signal),
});

/** Fish per hour in hexagons. Those of the previous size stay until the next ones arrive. */
export function rateMapQuery(resolution: RateMapResolution) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "rate-map", resolution],
    queryFn: async ({ signal }) => (await calls()).readRateMap(resolution, signal),
    placeholderData: keepPreviousData,
  });
}

/** @param at When the outings arrived, in ms since 1970. */
export function logReportQuery({ outings }: Outings, at: number, hasVerdicts: boolean) {
  return queryOptions({
    queryKey: ["insights", at, hasVerdicts],
    queryFn: async () => {
      const request = { outings, species: null, isPerLine: false, hasVerdicts };
      return askReport("log", request, hasVerdicts ? "verdicts" : "rates");
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}

export function matchesInsightFilters(
  { water, day }: Pick<Outing, "water" | "day">,
  filters: InsightFilters,
): boolean {
  return (
    (filters.water === undefined || water?.id === filters.water) &&
    (filters.from === undefined || day >= filters.from) &&
    (filters.to === undefined || day <= filters.to)
  );
}

interface Asked {
  filters: InsightFilters;
  /** Whether an hour with several lines counts once per line. */
  isPerLine: boolean;
}

/** @param at When the outings arrived, in ms since 1970. */
export function decisionsQuery({ outings }: Outings, at: number, { filters, isPerLine }: Asked) {
  return queryOptions({
    queryKey: ["insights", "decisions", at, filters, isPerLine],
    queryFn: async () => {
      const matching = outings.filter((outing) => matchesInsightFilters(outing, filters));
      return askReport(
        "decisions",
        { outings: matching, species: filters.species ?? null, isPerLine },
        "rates",
      );
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Returns the report on all outings: the rates first, then the same with verdicts. Rendering is deferred, because
 * rendering all at once blocks a slow phone. Verdicts are requested once the rates are rendered. Filters do not apply,
 * because each would be another look at the log and another chance for luck.
 *
 * @param at When the outings arrived, in ms since 1970.
 */
export function useReport(outings: Outings, at: number) {
  const query = (hasVerdicts: boolean) => logReportQuery(outings, at, hasVerdicts);
  const rates = useQuery({ ...query(false), placeholderData: keepPreviousData });
  const areRatesRendered = useDeferredValue(rates.data) === rates.data;
  const areRatesCurrent = rates.isSuccess && !rates.isPlaceholderData;
  const verdicts = useQuery({ ...query(true), enabled: areRatesCurrent && areRatesRendered });
  const report = useDeferredValue(verdicts.data ?? rates.data);
  return { rates, report, hasVerdicts: verdicts.data !== undefined && report === verdicts.data };
}

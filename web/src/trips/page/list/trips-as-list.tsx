import { sumPeriods } from "@creel/domain/trips/trip-sums";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { hasFailed } from "../../../http/has-failed.ts";
import { rateOfPeriod } from "../../data/rates.ts";
import { useTrips, useTripStats } from "../../data/use-trips.ts";
import { TripsBand } from "../../parts/trips-band.tsx";
import { FoundTrips, FoundTripsLink } from "./found-trips.tsx";
import { MatchingTrips } from "./matching-trips.tsx";
import { NoTrips } from "./no-trips.tsx";
import { TripFilters } from "./trip-filters.tsx";
import {
  effortQueryOf,
  hasTripFilters,
  queryOf,
  type TripFilters as Filters,
  useTripFilters,
} from "./use-trip-filters.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";

/**
 * The trips by month, the latest first, under what they come to.
 * @param children at the end of the row of filters
 */
export function TripsAsList({ children }: { children?: ReactNode }) {
  const { filters, change } = useTripFilters();
  const list = useTrips(queryOf(filters));
  const totals = useTotals(filters);
  const isNarrowed = hasTripFilters(filters);
  if (!isNarrowed && isEmpty(list)) {
    return (
      <>
        <NoTrips />
        <FoundTrips />
      </>
    );
  }

  return (
    <>
      <TripFilters filters={filters} change={change} years={totals.years}>
        <FoundTripsLink />
        {children}
      </TripFilters>
      {filters.day === undefined && !totals.isMissing && (
        <TripsBand stats={totals.ofShown} years={totals.all} />
      )}
      <h2 className={utilities.visuallyHidden}>{t`What matches`}</h2>
      <MatchingTrips
        list={list}
        months={(filters.kind ?? filters.day) ? [] : totals.months}
        average={totals.average}
      />
    </>
  );
}

/** Not before there is an answer. */
function isEmpty(list: ReturnType<typeof useTrips>): boolean {
  return list.data?.pages[0]?.total === 0 && !hasFailed(list) && list.dataUpdatedAt > 0;
}

function useTotals(filters: Filters) {
  const ofAll = useTripStats();
  const query = useTripStats(effortQueryOf(filters));
  const { data: stats } = query;
  const all = ofAll.data?.years ?? [];
  const shown = stats?.years.filter(({ period }) => filters.year === undefined || period === filters.year);
  return {
    /** Those with trips. */
    years: all.map(({ period }) => period),
    months: stats?.months ?? [],
    all,
    ofShown: shown && sumPeriods(shown),
    isMissing: hasFailed(query),
    average: rateOfPeriod(sumPeriods(all)),
  };
}

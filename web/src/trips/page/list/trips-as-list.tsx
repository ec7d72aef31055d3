import { DEFAULT_GAP_HOURS } from "@creel/domain/trips/trip-proposals";
import { sumPeriods } from "@creel/domain/trips/trip-sums";
import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { hasFailed } from "../../../http/has-failed.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { useProposals } from "../../data/proposals.ts";
import { rateOfPeriod } from "../../data/rates.ts";
import { useTrips, useTripStats } from "../../data/use-trips.ts";
import { TripsBand } from "../../parts/trips-band.tsx";
import { FirstTripButtons } from "../../start/first-trip-buttons.tsx";
import { MatchingTrips } from "./matching-trips.tsx";
import { TripFilters } from "./trip-filters.tsx";
import {
  effortQueryOf,
  hasTripFilters,
  queryOf,
  type TripFilters as Filters,
  useTripFilters,
} from "./use-trip-filters.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trips-as-list.module.css";

/**
 * The totals, and below them the trips by month, latest first.
 *
 * @param children shown at the end of the filter row
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
      <h2 className={utilities.visuallyHidden}>{t`Matches`}</h2>
      <MatchingTrips
        list={list}
        months={(filters.kind ?? filters.day) ? [] : totals.months}
        average={totals.average}
      />
    </>
  );
}

/** False until there is an answer. */
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
    /** The years with trips. */
    years: all.map(({ period }) => period),
    months: stats?.months ?? [],
    all,
    ofShown: shown && sumPeriods(shown),
    isMissing: hasFailed(query),
    average: rateOfPeriod(sumPeriods(all)),
  };
}

const FOUND = "/catches/trips/found";

/** A notice that catches without a trip were found, with a link. Renders nothing if there are none. */
function FoundTrips() {
  const { data } = useProposals(DEFAULT_GAP_HOURS);
  if (!data || data.total === 0) return null;
  const { total } = data;
  const fish = data.proposals.reduce((sum, { catchIds }) => sum + catchIds.length, 0);
  return (
    <section className={styles.foundTrips} aria-labelledby="found">
      <div>
        <h2 id="found">
          {t`${plural(total, { one: "We found # trip", other: "We found # trips" })} in ${plural(fish, { one: "# catch.", other: "# catches." })}`}
        </h2>
        <p>{t`Fish caught at one place, each within a few hours of the last. Nothing changes until you accept.`}</p>
      </div>
      <LinkButton to={FOUND}>{t`Review trips`}</LinkButton>
    </section>
  );
}

/** The same notice as a link in the filter row, where its arrival moves nothing. */
function FoundTripsLink() {
  const { data } = useProposals(DEFAULT_GAP_HOURS);
  if (!data || data.total === 0) return null;
  const { total } = data;
  return (
    <LinkButton look="quiet" to={FOUND} className={styles.link}>
      {t`${plural(total, { one: "# found in your catches", other: "# found in your catches" })}`}
    </LinkButton>
  );
}

function NoTrips() {
  return (
    <EmptyState level={2} title={t`No trips yet`} drawing="course" actions={<FirstTripButtons />}>
      {t`A trip is your time on the water, from start to end. With the hours, skunked trips count and Creel can tell your fish per hour.`}
    </EmptyState>
  );
}

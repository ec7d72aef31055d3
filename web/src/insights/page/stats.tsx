import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useMemo } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { type FailedQuery, LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ClearFilters, FilterRow } from "../../ui/filters/filter-row.tsx";
import { ToggleChip } from "../../ui/filters/toggle-chip.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useProgressiveCount } from "../../ui/hooks/use-progressive-count.ts";
import { decisionsQuery } from "../api.ts";
import { DecisionCharts } from "../decisions/decision-charts.tsx";
import { Lead } from "../decisions/lead.tsx";
import { choicesOf, FilterChips } from "../filter-chips.tsx";
import { isPreviewed } from "../preview/is-previewed.ts";
import { namesOfPlaces } from "../texts/name-bins.ts";
import { isAnySet, NO_FILTERS, useInsightFilters } from "../use-insight-filters.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import type { PartsProps, StatsProps } from "./stats-props.ts";

import * as styles from "./stats.module.css";

const Below = lazyPart(async () => (await import("./below.tsx")).Below);

/** Shows the rates that an angler decides by first. Findings that are more than luck follow below. */
export function Stats(props: StatsProps) {
  const { outings, at } = props;
  const { filters, change, factors, compareBy, isPerLine, countPerLine } = useInsightFilters();
  const choices = useMemo(() => choicesOf(outings), [outings]);
  const query = useQuery({
    ...decisionsQuery(outings, at, { filters, isPerLine }),
    placeholderData: keepPreviousData,
  });
  const decisions = useDeferredValue(query.data);
  return (
    <>
      <FilterRow label={t`Filters`} className={styles.filters}>
        <FilterChips filters={filters} change={change} choices={choices} />
        {(isPerLine || hasSeveralLines(outings)) && (
          <ToggleChip isOn={isPerLine} onChange={countPerLine}>
            {t`Per line`}
          </ToggleChip>
        )}
        {isAnySet(filters) && <ClearFilters onPress={() => change(NO_FILTERS)} />}
      </FilterRow>
      {outings.filling && <Filling trips={outings.filling} />}
      {decisions ? (
        <Parts
          {...props}
          decisions={decisions}
          filters={filters}
          isPerLine={isPerLine}
          species={choices.species}
          chosen={factors}
          onChoose={compareBy}
        />
      ) : (
        <NoDecisions query={query} />
      )}
    </>
  );
}

/** Renders the first screen before the parts below it, whose code would block a slow phone. */
function Parts(props: PartsProps) {
  const { decisions, outings, filters, lureName } = props;
  const drawn = useProgressiveCount(1);
  const places = useMemo(() => namesOfPlaces(outings), [outings]);
  const areFew = isPreviewed(outings.outings.length);
  return (
    <>
      {decisions.outings > 0 ? (
        <>
          <Lead decisions={decisions} waterName={(water) => places.get(water) ?? water} />
          <DecisionCharts decisions={decisions} naming={{ lureName, places }} isPreviewed={areFew} />
        </>
      ) : (
        <NoHours isFiltered={isAnySet(filters)} />
      )}
      <Suspense>{drawn > 0 && <Below {...props} places={places} />}</Suspense>
    </>
  );
}

/** Hours, fish and waters need no weather, so their charts below are complete. */
function Filling({ trips }: { trips: number }) {
  return (
    <p className={styles.filling} role="status">
      {t`${plural(trips, { one: "Weather for # trip is still being filled in.", other: "Weather for # trips is still being filled in." })}`}{" "}
      {t`Comparisons of light, wind and pressure will include it once it’s known.`}
    </p>
  );
}

function hasSeveralLines({ outings }: Outings): boolean {
  return outings.some(({ segments }) => segments.some(({ lines }) => lines > 1));
}

function NoDecisions({ query }: { query: FailedQuery & Parameters<typeof hasFailed>[0] }) {
  if (!hasFailed(query)) return <InsightsSkeleton />;
  const text = t`Everything you logged is safe. Try again in a moment.`;
  return (
    <LoadFailure
      level={2}
      title={t`The rates could not be worked out`}
      online={text}
      offline={text}
      query={query}
    />
  );
}

function NoHours({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      level={2}
      title={isFiltered ? t`No trips with hours match` : t`Rates need trips with known hours`}
    >
      {isFiltered
        ? t`Rates need trips with a known start, end and fish. Widen the filters to see more trips.`
        : t`A trip has hours once its start, end and all its fish are known. Trips without hours are counted below.`}
    </EmptyState>
  );
}

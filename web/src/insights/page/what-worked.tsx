import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";
import { type ReactNode, Suspense, useMemo } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ClearFilters, FilterRow } from "../../ui/filters/filter-row.tsx";
import { ToggleChip } from "../../ui/filters/toggle-chip.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useProgressiveCount } from "../../ui/hooks/use-progressive-count.ts";
import { useUnits } from "../../units/use-units.ts";
import type { CountsProps } from "../counts/counts.tsx";
import { FilterChips } from "../filters/filter-chips.tsx";
import { choicesOf } from "../filters/filter-choices.ts";
import type { InsightFilters } from "../filters/filters-in-address.ts";
import { NO_FILTERS, useInsightFilters } from "../filters/use-insight-filters.ts";
import { MyQuestion } from "../questions/my-question.tsx";
import { FishAnHour, type FishAnHourProps } from "../rates/fish-an-hour.tsx";
import { useReport } from "../report/use-report.ts";
import { ScorePanel } from "../score/score-panel.tsx";
import { FACTOR_NAMES } from "../words/factor-names.ts";
import { namesOfPlaces } from "../words/name-bins.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";

const HowComputed = lazyPart(async () => (await import("./how-computed.tsx")).HowComputed);
const Counts = lazyPart(async () => (await import("../counts/counts.tsx")).Counts);
const WithoutHours = lazyPart(async () => (await import("../without-hours/without-hours.tsx")).WithoutHours);

interface WhatWorkedProps {
  outings: Outings;
  /** When they came, in ms. */
  at: number;
  lureName: CountsProps["lureName"];
  Bests: CountsProps["Bests"];
}

export function WhatWorked(props: WhatWorkedProps) {
  const { outings } = props;
  const address = useInsightFilters();
  const { filters, change, isPerLine, countPerLine } = address;
  const choices = useMemo(() => choicesOf(outings), [outings]);
  return (
    <Reported {...props} address={address} species={choices.species}>
      <FilterRow label={t`Filters`}>
        <FilterChips filters={filters} change={change} choices={choices} />
        {(isPerLine || hasSeveralLines(outings)) && (
          <ToggleChip isOn={isPerLine} onChange={countPerLine}>
            {t`Per line`}
          </ToggleChip>
        )}
        {isAnySet(filters) && <ClearFilters onPress={() => change(NO_FILTERS)} />}
      </FilterRow>
    </Reported>
  );
}

interface ReportedProps extends WhatWorkedProps {
  address: ReturnType<typeof useInsightFilters>;
  /** The most frequent first. */
  species: readonly string[];
  /** The filters: not drawn again with each report. */
  children: ReactNode;
}

function Reported({ outings, at, lureName, Bests, address, species, children }: ReportedProps) {
  const { filters, factors, compareBy, isPerLine } = address;
  const places = useMemo(() => namesOfPlaces(outings), [outings]);
  const units = useUnits();
  const { rates, report, hasVerdicts } = useReport(outings, at, { filters, isPerLine });
  const naming = { units, lureName, places };
  const known = report?.factors.map(({ name }) => name) ?? [];
  return (
    <>
      <MyQuestion
        outings={outings}
        at={at}
        naming={naming}
        factors={FACTOR_NAMES.filter((name) => known.includes(name))}
        species={species}
      />
      {children}
      {report ? (
        <Parts
          outings={outings}
          at={at}
          filters={filters}
          lureName={lureName}
          Bests={Bests}
          report={report}
          isPerLine={isPerLine}
          hasVerdicts={hasVerdicts}
          naming={naming}
          chosen={factors}
          onChoose={compareBy}
        />
      ) : (
        <NoReport query={rates} />
      )}
    </>
  );
}

type PartsProps = WhatWorkedProps & Omit<FishAnHourProps, "isFirstAlone"> & { filters: InsightFilters };

/** The rates first, then one after the other what stands below them: its code would keep a slow phone from drawing. */
function Parts({ outings, at, filters, lureName, Bests, ...rates }: PartsProps) {
  const drawn = useProgressiveCount(5);
  const { report, hasVerdicts, naming } = rates;
  return (
    <>
      {report.outings === 0 ? (
        <NoHours isFiltered={isAnySet(filters)} />
      ) : (
        <>
          <FishAnHour {...rates} isFirstAlone={drawn === 0} />
          <Suspense>{drawn > 2 && <HowComputed />}</Suspense>
          {drawn > 1 && (
            <ScorePanel score={report.score} history={report.scoreHistory} hasVerdicts={hasVerdicts} />
          )}
        </>
      )}
      <Suspense>
        {drawn > 3 && <WithoutHours outings={outings} at={at} filters={filters} naming={naming} />}
      </Suspense>
      <Suspense>
        {drawn > 4 && <Counts outings={outings} filters={filters} lureName={lureName} Bests={Bests} />}
      </Suspense>
    </>
  );
}

function isAnySet(filters: InsightFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

function hasSeveralLines({ outings }: Outings): boolean {
  return outings.some(({ segments }) => segments.some(({ lines }) => lines > 1));
}

function NoReport({ query }: { query: ReturnType<typeof useReport>["rates"] }) {
  if (!hasFailed(query)) return <InsightsSkeleton />;
  const words = t`Everything you logged is safe. Try again in a moment.`;
  return (
    <LoadFailure
      level={2}
      title={t`The rates could not be worked out`}
      online={words}
      offline={words}
      query={query}
    />
  );
}

function NoHours({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState level={2} title={isFiltered ? t`No trip with hours matches` : t`No trip has hours yet`}>
      {isFiltered
        ? t`Rates need trips whose start, end and fish are known. Widen the filters to see more of them.`
        : t`Rates need trips whose start, end and fish are known. What you logged without them is counted below.`}
    </EmptyState>
  );
}

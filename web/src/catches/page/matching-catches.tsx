import type { Catch } from "@creel/domain/catches/catch";
import type { CatchSort } from "@creel/domain/catches/catch-list";
import type { CatchTotals } from "@creel/domain/catches/summary";
import { t, plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useDeferredValue, useMemo, memo, Fragment } from "react";

import { formatNumber } from "../../i18n/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { FailedQuery } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { formatDays } from "../../ui/filters/date-ranges.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { Amount } from "../../ui/layout/figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { useCatchDialogs } from "../dialogs/catch-dialogs.tsx";
import { type Filters, hasFilters, type FiltersInAddress } from "../filters/model/filters.ts";
import { CatchCard } from "../list/catch-card.tsx";
import { CatchCards } from "../list/catch-lists.tsx";
import { CardSkeletons, RowSkeletons } from "../list/catch-skeletons.tsx";
import { CatchesFailure } from "../list/catches-failure.tsx";
import { NoCatches } from "../list/no-catches.tsx";
import { catchesOf, useCatchList } from "../logbook/use-catch-list.ts";
import { useCatchTotals } from "../logbook/use-logbook-counts.ts";

import * as styles from "./matching-catches.module.css";

const CatchesAsTable = lazyPart(async () => (await import("./catches-as-table.tsx")).CatchesAsTable);

const NO_CATCHES: readonly Catch[] = [];

/** Deferred, so that controls respond at once: many cards take a slow phone long to render. */
function useShownList(filters: Filters) {
  const list = useCatchList(filters);
  const shown = useDeferredValue(list.data);
  const catches = useMemo(() => catchesOf({ data: shown }), [shown]);
  const isBehind = shown !== list.data;
  const isMissing = list.isMissing || (!catches && list.errorUpdateCount > 0);
  const isKnown = catches !== undefined && !isMissing;
  return {
    list,
    // Without an answer what waits is all that is known. Before it, it would be laid out twice.
    catches: isKnown ? catches : (isMissing && list.waiting) || NO_CATCHES,
    isKnown,
    isBehind,
    isEmpty: isKnown && catches.length === 0 && !isBehind && !list.isPlaceholderData,
    isMissing,
  };
}

interface MatchingCatchesProps {
  address: FiltersInAddress;
  /** The filters of the address, with their spelling corrected. */
  corrected: Filters;
  view: "cards" | "table";
}

export function MatchingCatches({ address, corrected: filters, view }: MatchingCatchesProps) {
  const { change } = address;
  const { list, catches, isKnown, isBehind, isEmpty, isMissing } = useShownList(filters);
  const totals = useCatchTotals(filters);

  if (isEmpty) {
    if (hasFilters(filters)) return <NoResults address={address} />;
    return <NoCatches />;
  }
  return (
    <div className={isKnown && list.isPlaceholderData ? styles.stale : ""}>
      {!isMissing && <TotalsLine totals={isKnown ? totals : undefined} />}
      <Catches catches={catches} view={view} sort={filters.sort} onSort={(sort) => change({ sort })}>
        <LoadMore
          hasMore={list.hasMore}
          isLoading={list.isFetchingNextPage || isBehind}
          hasFailed={list.isFetchNextPageError}
          onMore={list.showMore}
        />
      </Catches>
      {!isKnown && <Unknown isMissing={isMissing} list={list} view={view} />}
    </div>
  );
}

interface UnknownProps {
  isMissing: boolean;
  list: FailedQuery;
  view: View;
}

/** In the place of the catches that are not there, or not yet. */
function Unknown({ isMissing, list, view }: UnknownProps) {
  if (isMissing) return <CatchesFailure title={t`Your catches could not be loaded`} query={list} />;
  return view === "table" ? <RowSkeletons count={8} /> : <CardSkeletons count={8} />;
}

type View = MatchingCatchesProps["view"];

interface CatchesProps {
  catches: readonly Catch[];
  view: View;
  sort: CatchSort;
  onSort: (sort: CatchSort) => void;
  children: ReactNode;
}

/** One boundary around both: the cards stay until the table is loaded. */
function Catches({ catches, view, sort, onSort, children }: CatchesProps) {
  if (catches.length === 0) return null;
  return (
    <Suspense fallback={<RowSkeletons count={8} />}>
      {view === "table" ? (
        <CatchesAsTable catches={catches} sort={sort} onSort={onSort} />
      ) : (
        <CatchesAsCards catches={catches} />
      )}
      {children}
    </Suspense>
  );
}

interface CardsProps {
  catches: readonly Catch[];
}

const CatchesAsCards = memo(function CatchesAsCards({ catches }: CardsProps) {
  const actions = useCatchDialogs();
  return (
    <CatchCards>
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="full" caught={caught} actions={actions} />
        </li>
      ))}
    </CatchCards>
  );
});

function NoResults({ address: { clear } }: { address: FiltersInAddress }) {
  return (
    <EmptyState title={t`None match`} actions={<Button onPress={clear}>{t`Clear all filters`}</Button>}>
      {t`No catch in your log matches all of these filters. Remove one, or clear them all.`}
    </EmptyState>
  );
}

interface TotalsLineProps {
  /** `undefined` while they are loading. */
  totals: CatchTotals | undefined;
}

function TotalsLine({ totals }: TotalsLineProps) {
  const { glance, totalWeight: inAll } = useUnits();
  if (!totals) return <p className={styles.totalsLine} aria-busy />;
  const { count, totalWeight, heaviest, longest, firstDay, lastDay } = totals;
  return (
    <p className={styles.totalsLine} role="status">
      <Count count={count} />
      {totalWeight !== null && (
        <span>
          <Trans>
            <Amounts amounts={inAll(totalWeight)} /> total
          </Trans>
        </span>
      )}
      {heaviest !== null && (
        <span>
          <Trans>
            <Amounts amounts={glance("weight", heaviest)} /> heaviest
          </Trans>
        </span>
      )}
      {longest !== null && (
        <span>
          <Trans>
            <Amounts amounts={glance("length", longest)} /> longest
          </Trans>
        </span>
      )}
      {firstDay !== null && lastDay !== null && <span>{formatDays(firstDay, lastDay)}</span>}
    </p>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span>
      <b>{formatNumber(count)}</b>
      {t`${plural(count, { one: "catch", other: "catches" })}`}
    </span>
  );
}

function Amounts({ amounts }: { amounts: readonly Amount[] }) {
  return amounts.map(({ figure, unit }, index) => (
    <Fragment key={unit}>
      {index > 0 && " "}
      <b>{figure}</b>
      {unit}
    </Fragment>
  ));
}

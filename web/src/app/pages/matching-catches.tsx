import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useMemo } from "react";

import { type Filters, hasFilters } from "../../catches/filters/model/filters.ts";
import type { FiltersInAddress } from "../../catches/filters/model/use-filters.ts";
import { NoResults } from "../../catches/filters/no-results.tsx";
import { CardSkeletons, RowSkeletons } from "../../catches/list/catch-skeletons.tsx";
import { CatchesFailure } from "../../catches/list/catches-failure.tsx";
import { NoCatches } from "../../catches/list/no-catches.tsx";
import { TotalsLine } from "../../catches/list/totals-line.tsx";
import { catchListQuery, catchTotalsQuery } from "../../catches/logbook/catches.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { LoadMore } from "../loading/load-more.tsx";
import { CatchesAsCards } from "./catches-as-cards.tsx";

import * as styles from "./matching-catches.module.css";

const CatchesAsTable = lazyPart(async () => (await import("./catches-as-table.tsx")).CatchesAsTable);

/** Deferred, so that controls respond at once: many cards take a slow phone long to render. */
function useShownList(filters: Filters) {
  const list = useInfiniteQuery(catchListQuery(filters));
  const shown = useDeferredValue(list.data);
  const catches = useMemo(() => shown?.pages.flatMap((page): Catch[] => page.catches), [shown]);
  const isBehind = shown !== list.data;
  return {
    list,
    catches,
    isBehind,
    isEmpty: catches?.length === 0 && !isBehind && !list.isPlaceholderData,
    isMissing: hasFailed(list) || (!catches && list.errorUpdateCount > 0),
  };
}

interface MatchingCatchesProps {
  address: FiltersInAddress;
  /** The filters of the address, with their spelling corrected. */
  meant: Filters;
  view: "cards" | "table";
}

export function MatchingCatches({ address, meant: filters, view }: MatchingCatchesProps) {
  const { change } = address;
  const { list, catches, isBehind, isEmpty, isMissing } = useShownList(filters);
  const totals = useQuery(catchTotalsQuery(filters));

  if (isMissing) return <CatchesFailure title={t`Your catches could not be loaded`} query={list} />;
  if (!catches) {
    return (
      <>
        <TotalsLine totals={undefined} />
        {view === "table" ? <RowSkeletons count={8} /> : <CardSkeletons count={8} />}
      </>
    );
  }
  if (isEmpty) {
    if (hasFilters(filters)) return <NoResults address={address} />;
    return <NoCatches>{t`Every fish you log is kept here, the newest first.`}</NoCatches>;
  }
  return (
    <div className={list.isPlaceholderData ? styles.stale : ""}>
      <TotalsLine totals={totals.data} />
      {/** One boundary around both: the cards stay until the table is loaded. */}
      <Suspense fallback={<RowSkeletons count={8} />}>
        {view === "table" ? (
          <CatchesAsTable catches={catches} sort={filters.sort} onSort={(sort) => change({ sort })} />
        ) : (
          <CatchesAsCards catches={catches} />
        )}
        <LoadMore
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage || isBehind}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      </Suspense>
    </div>
  );
}

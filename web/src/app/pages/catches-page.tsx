import "./pages.css";
import type { Catch } from "@creel/domain/catches/catch";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { LayoutGrid, Plus, Rows3 } from "lucide-react";
import { Suspense, useDeferredValue, useMemo } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { FilterBar } from "../../catches/filters/filter-bar.tsx";
import { type Filters, hasFilters } from "../../catches/filters/model/filters.ts";
import { type FiltersInAddress, useFilters } from "../../catches/filters/model/use-filters.ts";
import { NoResults } from "../../catches/filters/no-results.tsx";
import { SortChoice } from "../../catches/filters/sort-choice.tsx";
import { useMeantFilters } from "../../catches/filters/use-meant-filters.ts";
import { NoCatches } from "../../catches/list/no-catches.tsx";
import { TotalsLine } from "../../catches/list/totals-line.tsx";
import { catchListQuery, catchTotalsQuery } from "../../catches/logbook/catches.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { LoadMore } from "../loading/load-more.tsx";
import { CardSkeletons, CatchesFailure, RowSkeletons } from "../loading/loading.tsx";
import { CatchesAsCards } from "./catches-as-cards.tsx";

const CatchesAsTable = lazyPart(async () => (await import("./catches-as-table.tsx")).CatchesAsTable);

const VIEWS = [
  { id: "cards", label: "Cards", icon: LayoutGrid },
  { id: "table", label: "Table", icon: Rows3 },
] as const;
type View = (typeof VIEWS)[number]["id"];

export function CatchesPage() {
  const { onLog } = useCatchDialogs();
  const address = useFilters();
  const { meant, correction } = useMeantFilters(address.filters);
  const [search, edit] = useAddress();
  const view: View = search.get("view") === "table" ? "table" : "cards";
  const showView = (id: View) =>
    edit((params) => (id === "cards" ? params.delete("view") : params.set("view", id)));

  const isPhone = useIsPhone();
  const views = <Segmented label="Shown as" choices={VIEWS} value={view} onChange={showView} isIconOnly />;

  return (
    <div className="page">
      <title>My Catches · Creel</title>
      <div className="page-head page-head-line">
        <h1>My Catches</h1>
        {isPhone && views}
        <div className="page-head-actions only-desk">
          <Button look="signal" onPress={() => onLog("here")}>
            <Icon of={Plus} />
            Log a catch
          </Button>
        </div>
      </div>
      <FilterBar address={address} correction={correction}>
        {!isPhone && (
          <>
            <SortChoice filters={address.filters} change={address.change} />
            {views}
          </>
        )}
      </FilterBar>
      <h2 className="visually-hidden">What matches</h2>
      <NoCatchesAnnouncement filters={meant} />
      <Logbook address={address} meant={meant} view={view} />
    </div>
  );
}

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

/** The line of the totals, which announces any other number, is not there when none is left. */
function NoCatchesAnnouncement({ filters }: { filters: Filters }) {
  const { data } = useQuery(catchTotalsQuery(filters));
  return (
    <p className="visually-hidden" role="status">
      {data?.count === 0 && hasFilters(filters) && "0 catches"}
    </p>
  );
}

interface LogbookProps {
  address: FiltersInAddress;
  /** The filters of the address, with their spelling corrected. */
  meant: Filters;
  view: View;
}

function Logbook({ address, meant: filters, view }: LogbookProps) {
  const { change } = address;
  const { list, catches, isBehind, isEmpty, isMissing } = useShownList(filters);
  const totals = useQuery(catchTotalsQuery(filters));

  if (isMissing) return <CatchesFailure what="Your catches" query={list} />;
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
    return <NoCatches>Every fish you log is kept here, the newest first.</NoCatches>;
  }
  return (
    <div className={classNames("logbook", list.isPlaceholderData && "logbook-stale")}>
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

import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Scan } from "lucide-react";
import { useState } from "react";

import { catchesInViewQuery } from "../../catches/catches.query.ts";
import type { Filters } from "../../catches/filters/filters.ts";
import { formatNumber } from "../../catches/format.ts";
import type { MapBounds } from "../../map/map-types.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { RowSkeletons } from "../loading.tsx";
import { KeptInView } from "./kept-in-view.tsx";
import { LoadMore } from "./load-more.tsx";
import { RowsInView } from "./rows-in-view.tsx";

interface CatchesInViewProps {
  bounds: MapBounds | null;
  filters: Filters;
  chosenId: string | null;
  /** Brings every pin into view; `null` where there is none. */
  onShowAll: (() => void) | null;
}

/** The map's twin: the same catches as a list, for whoever would rather read. */
export function CatchesInView({ bounds, filters, chosenId, onShowAll }: CatchesInViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useInfiniteQuery(catchesInViewQuery(bounds, filters));
  const total = list.data?.pages.at(-1)?.total;
  const catches = list.data?.pages.flatMap((page) => page.catches) ?? [];
  const title = total === undefined ? "Catches in view" : `${formatNumber(total)} in view`;

  return (
    <aside className={classNames("map-list", isOpen && "map-list-open")} aria-label="Catches in view">
      <ListHead title={title} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <div className="map-list-body">
        {list.isLoadingError ? (
          <KeptInView
            bounds={bounds}
            filters={filters}
            chosenId={chosenId}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <>
            {total === undefined && <RowSkeletons count={4} />}
            {total === 0 && <NothingHere onShowAll={onShowAll} />}
            <RowsInView catches={catches} chosenId={chosenId} />
          </>
        )}
        <LoadMore
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      </div>
    </aside>
  );
}

interface ListHeadProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** On a phone the list is a sheet that its head pulls up. */
function ListHead({ title, isOpen, onToggle }: ListHeadProps) {
  const isPhone = useIsPhone();
  return (
    <div className="map-list-head">
      <h2>
        {isPhone ? (
          <button type="button" className="map-list-toggle" aria-expanded={isOpen} onClick={onToggle}>
            {title}
            <Icon of={isOpen ? ChevronDown : ChevronUp} />
          </button>
        ) : (
          title
        )}
      </h2>
      {!isPhone && <span className="small muted">Newest first</span>}
    </div>
  );
}

function NothingHere({ onShowAll }: Pick<CatchesInViewProps, "onShowAll">) {
  return (
    <div className="map-list-note">
      <h3>Nothing here yet</h3>
      <p>
        {onShowAll
          ? "No catch in this part of the map. Tap the water to log one, or go back to your own."
          : "Tap the water where it bit, and the first catch is on your map."}
      </p>
      {onShowAll && (
        <Button onPress={onShowAll}>
          <Icon of={Scan} isSmall />
          Show all my catches
        </Button>
      )}
    </div>
  );
}

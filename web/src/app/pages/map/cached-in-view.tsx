import type { Bounds } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { type Filters, hasFilters, NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import { isIn } from "../../../catches/logbook/bounds.ts";
import { catchListQuery } from "../../../catches/logbook/catches.query.ts";
import { formatNumber } from "../../../catches/logbook/format.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { FailedQuery } from "../../../ui/feedback/load-failure.tsx";
import { RowsInView } from "./rows-in-view.tsx";

import * as styles from "./catches-in-view.module.css";

interface CachedInViewProps {
  bounds: Bounds | null;
  filters: Filters;
  chosenId: string | null;
  query: FailedQuery;
}

/** For when the server cannot be reached. */
export function CachedInView({ bounds, filters, chosenId, query }: CachedInViewProps) {
  const { data } = useInfiniteQuery(catchListQuery(NO_FILTERS));
  const lastPage = data?.pages.at(-1);
  // The cached catches cannot be filtered.
  if (!lastPage || hasFilters(filters)) {
    return <Note query={query}>{t`The list could not be loaded: Creel could not be reached.`}</Note>;
  }
  const cached = data?.pages.flatMap(({ catches }) => catches) ?? [];
  const total = formatNumber(lastPage.total);
  const newest = formatNumber(cached.length);
  const inView = bounds ? cached.filter((caught) => isIn(bounds, caught)) : [];
  return (
    <>
      <RowsInView catches={inView} chosenId={chosenId} />
      {cached.length === lastPage.total ? (
        inView.length === 0 && <p className={styles.note}>{t`No catch in this part of the map.`}</p>
      ) : (
        <Note query={query}>{t`Of your ${total} catches the newest ${newest} are on this device.`}</Note>
      )}
    </>
  );
}

function Note({ query, children }: { query: FailedQuery; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <p>{children}</p>
      <Button isPending={!query.isError} onPress={() => void query.refetch()}>
        {t`Try again`}
      </Button>
    </div>
  );
}

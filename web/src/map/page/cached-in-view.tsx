import type { Catch } from "@creel/domain/catches/catch";
import { type Bounds, isIn } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { type Filters, hasFilters } from "../../catches/filters/model/filters.ts";
import { formatNumber } from "../../catches/logbook/format.ts";
import { useLoadedLogbook } from "../../catches/logbook/hooks/use-catch-list.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { FailedQuery } from "../../ui/feedback/load-failure.tsx";
import { RowsInView } from "./rows-in-view.tsx";

import * as styles from "./catches-in-view.module.css";

interface CachedInViewProps {
  bounds: Bounds | null;
  filters: Filters;
  chosenId: string | null;
  /** What waits to be sent, is in view and matches. */
  waiting: readonly Catch[];
  query: FailedQuery;
}

/** For when the server cannot be reached. */
export function CachedInView({ bounds, filters, chosenId, waiting, query }: CachedInViewProps) {
  const cached = useLoadedLogbook();
  // The cached catches are a part of the logbook, of which a filter would find too few.
  if (!cached || hasFilters(filters)) {
    return (
      <>
        <RowsInView catches={waiting} chosenId={chosenId} />
        <Note query={query}>{t`The list could not be loaded: Creel could not be reached.`}</Note>
      </>
    );
  }
  const total = formatNumber(cached.total);
  const newest = formatNumber(cached.catches.length);
  const inView = bounds ? cached.catches.filter((caught) => isIn(bounds, caught)) : [];
  return (
    <>
      <RowsInView catches={inView} chosenId={chosenId} />
      {cached.catches.length === cached.total ? (
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

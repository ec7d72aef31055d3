import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import type { CatchActions } from "../../catches/list/actions.ts";
import { CatchCard } from "../../catches/list/catch-card.tsx";
import { CatchRows } from "../../catches/list/catch-lists.tsx";
import { RowSkeletons } from "../../catches/list/catch-skeletons.tsx";
import { CatchesFailure } from "../../catches/list/catches-failure.tsx";
import { NoCatches } from "../../catches/list/no-catches.tsx";
import { recentCatchesQuery } from "../../catches/logbook/catches.query.ts";
import { RECENT_LIMIT } from "../../catches/logbook/catches.requests.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { logFailure } from "../../http/log-failure.ts";

export function RecentCatches({ actions }: { actions: CatchActions }) {
  const query = useQuery(recentCatchesQuery);
  const { data, error } = query;
  useEffect(() => {
    if (error) logFailure("The recent catches could not be loaded", error);
  }, [error]);

  if (hasFailed(query)) {
    return <CatchesFailure title={t`Your recent catches could not be loaded`} query={query} />;
  }
  if (!data) return <RowSkeletons count={RECENT_LIMIT} />;
  if (data.catches.length === 0) {
    return <NoCatches>{t`The first one starts the map. It takes about twenty seconds.`}</NoCatches>;
  }
  return (
    <CatchRows>
      {data.catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="list" caught={caught} actions={actions} />
        </li>
      ))}
    </CatchRows>
  );
}

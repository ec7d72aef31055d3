import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";

import type { CatchActions } from "../catches/list/catch-row-actions.ts";
import { CatchCard } from "../catches/list/catch-card.tsx";
import { CatchRows } from "../catches/list/catch-lists.tsx";
import { RowSkeletons } from "../catches/list/catch-skeletons.tsx";
import { CatchesFailure } from "../catches/list/catches-failure.tsx";
import { NoCatches } from "../catches/list/no-catches.tsx";
import { RECENT_LIMIT } from "../catches/logbook/api.ts";
import { useRecentCatches } from "../catches/logbook/hooks/use-recent-catches.ts";
import { logFailure } from "../http/log-failure.ts";

export function RecentCatches({ actions }: { actions: CatchActions }) {
  const { query, catches, waiting, isMissing } = useRecentCatches();
  const { error } = query;
  useEffect(() => {
    if (error) logFailure("The recent catches could not be loaded", error);
  }, [error]);

  if (isMissing || !catches) {
    return (
      <>
        {isMissing && waiting.length > 0 && <Rows catches={waiting} actions={actions} />}
        {isMissing ? (
          <CatchesFailure title={t`Your recent catches could not be loaded`} query={query} />
        ) : (
          <RowSkeletons count={RECENT_LIMIT} />
        )}
      </>
    );
  }
  if (catches.length === 0) {
    return <NoCatches>{t`The first one starts the map. It takes about twenty seconds.`}</NoCatches>;
  }
  return <Rows catches={catches} actions={actions} />;
}

function Rows({ catches, actions }: { catches: readonly Catch[]; actions: CatchActions }) {
  return (
    <CatchRows>
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="list" caught={caught} actions={actions} />
        </li>
      ))}
    </CatchRows>
  );
}

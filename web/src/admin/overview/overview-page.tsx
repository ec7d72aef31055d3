import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { useUser } from "../../session/auth.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { formatRecentTime } from "../admin-times.ts";
import { adminStatsQuery } from "../api.ts";
import { ListFailure } from "../table/table-states.tsx";
import { DayByDay } from "./day-by-day.tsx";
import { LastChanges } from "./last-changes.tsx";
import { OpenMessages } from "./open-messages.tsx";
import { OverviewFigures } from "./overview-figures.tsx";
import { SpeciesBars } from "./species-bars.tsx";

import * as styles from "./overview-page.module.css";

export function AdminOverviewPage() {
  const query = useQuery(adminStatsQuery);
  const { data: stats } = query;
  const isMissing = hasFailed(query);
  return (
    <AdminLayout title={t`Overview`} aside={stats && <CountedAt stats={stats} />}>
      {isMissing ? (
        <ListFailure title={t`The numbers could not be loaded`} query={query} />
      ) : (
        <>
          <OverviewFigures stats={stats} />
          <DayByDay stats={stats} />
        </>
      )}
      <div className={styles.pair}>
        {!isMissing && <SpeciesBars stats={stats} />}
        <OpenMessages />
      </div>
      <LastChanges />
    </AdminLayout>
  );
}

function CountedAt({ stats }: { stats: AdminStats }) {
  const { timeZone } = useUser();
  const now = useNow();
  const at = formatRecentTime(new Date(stats.countedAt), { timeZone, now });
  return (
    <Trans>
      As of <time dateTime={stats.countedAt}>{at}</time>
    </Trans>
  );
}

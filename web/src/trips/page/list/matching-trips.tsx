import type { PeriodStats } from "@creel/domain/trips/trip-list";
import { OPEN_METEO } from "@creel/domain/weather/open-meteo";
import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";

import { hasFailed } from "../../../http/has-failed.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { Attributions } from "../../../weather/attributions.tsx";
import { openTripSheet } from "../../data/trip-sheets.ts";
import type { useTrips } from "../../data/use-trips.ts";
import { TripsFailure } from "../parts/trips-failure.tsx";
import { TripMonths } from "./trip-months.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trips-as-list.module.css";

interface MatchingTripsProps {
  list: ReturnType<typeof useTrips>;
  /** Totals by month; empty if only some trips of a month are shown. */
  months: readonly PeriodStats[];
  /** Fish per hour over all trips; `null` if unknown. */
  average: number | null;
}

export function MatchingTrips({ list, ...props }: MatchingTripsProps) {
  const trips = list.data?.pages.flatMap((page) => page.trips);
  const failure = <TripsFailure title={t`Your trips could not be loaded`} query={list} />;
  if (hasFailed(list)) return failure;
  if (!trips) return <TripSkeletons count={8} />;
  return (
    <div className={classNames(list.isPlaceholderData && styles.stale)}>
      {/* No answer has arrived; only pending trips are shown. */}
      {list.dataUpdatedAt === 0 && failure}
      {trips.length === 0 && <p className={styles.none} role="status">{t`No trips match.`}</p>}
      <TripMonths trips={trips} {...props} />
      {trips.some(({ weather }) => weather !== null) && <Attributions of={[OPEN_METEO]} />}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
      <p className={classNames(styles.add, utilities.onlyPhone)}>
        <Button onPress={() => openTripSheet({ kind: "past" })}>
          <Icon of={Plus} />
          {t`Add a trip`}
        </Button>
      </p>
    </div>
  );
}

function TripSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.rest} role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton width="30px" height={34} />
          <div className={styles.words}>
            <Skeleton width="40%" height={18} />
            <Skeleton width="60%" height={12} />
          </div>
          <Skeleton width="48px" height={22} />
        </div>
      ))}
    </div>
  );
}

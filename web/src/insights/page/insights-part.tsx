import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { cameAt, outingsQuery } from "../data/outings.query.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import type { StatsProps } from "./stats-props.ts";
import { Stats } from "./stats.tsx";

/** Of those who open this page most have trips. */
const NoTrips = lazyPart(async () => (await import("./no-trips.tsx")).NoTrips);

type InsightsPartProps = Pick<StatsProps, "lureName" | "Bests" | "LureTrial">;

/** What the log says of hours, waters and lures, and of light, weather and the score. */
export function InsightsPart({ lureName, Bests, LureTrial }: InsightsPartProps) {
  const query = useQuery({ ...outingsQuery, networkMode: "always" });
  if (hasFailed(query)) {
    return (
      <LoadFailure
        level={2}
        title={t`Your trips could not be loaded`}
        online={t`Everything you logged is safe. Creel did not answer. Try again in a moment.`}
        offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!query.data) return <InsightsSkeleton />;
  if (query.data.outings.length + query.data.without_hours.length === 0) {
    return (
      <Suspense fallback={<InsightsSkeleton />}>
        <NoTrips />
        <LureTrial lures={undefined} />
      </Suspense>
    );
  }
  return (
    <Stats
      outings={query.data}
      at={cameAt(query.data, query.dataUpdatedAt)}
      lureName={lureName}
      Bests={Bests}
      LureTrial={LureTrial}
    />
  );
}

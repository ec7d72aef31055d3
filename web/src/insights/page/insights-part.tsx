import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { CountsProps } from "../counts/counts.tsx";
import { cameAt, outingsQuery } from "../data/outings.query.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import { WhatWorked } from "./what-worked.tsx";

/** Of those who open this page most have trips. */
const NoTrips = lazyPart(async () => (await import("./no-trips.tsx")).NoTrips);

interface InsightsPartProps extends Pick<CountsProps, "Bests"> {
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
}

/** What the log says of light, weather, lures and the score. */
export function InsightsPart({ lureName, Bests }: InsightsPartProps) {
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
      </Suspense>
    );
  }
  return (
    <WhatWorked
      outings={query.data}
      at={cameAt(query.data, query.dataUpdatedAt)}
      lureName={lureName}
      Bests={Bests}
    />
  );
}

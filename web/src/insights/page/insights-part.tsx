import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import type { CountsProps } from "../counts/counts.tsx";
import { outingsQuery } from "../data/outings.query.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import { NoTrips } from "./no-trips.tsx";
import { WhatWorked } from "./what-worked.tsx";

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
  if (query.data.outings.length + query.data.without_hours.length === 0) return <NoTrips />;
  return <WhatWorked outings={query.data} at={query.dataUpdatedAt} lureName={lureName} Bests={Bests} />;
}

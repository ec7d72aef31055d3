import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { MyCatchesHeader } from "../../catches/page/my-catches-header.tsx";
import { hasFailed } from "../../http/has-failed.ts";
import { FirstTripButtons } from "../../trips/start/first-trip-buttons.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { findReceivedAt, outingsQuery } from "../api.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import { Stats } from "./stats.tsx";
import { TrialOffer } from "./trial-offer.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Loaded lazily, because it contains the numbers of the sample log. */
const StatsPreview = lazyPart(async () => (await import("../preview/stats-preview.tsx")).StatsPreview);

export function InsightsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Stats · Creel`}</title>
      <MyCatchesHeader />
      <InsightsPart />
    </div>
  );
}

/** Shows what the log says about hours, waters and lures, and about light, weather and the score. */
function InsightsPart() {
  const lureName = useLureNames();
  const query = useQuery({ ...outingsQuery, networkMode: "always" });
  if (hasFailed(query)) {
    return (
      <LoadFailure
        level={2}
        title={t`Your trips could not be loaded`}
        online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
        offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!query.data) return <InsightsSkeleton />;
  if (query.data.outings.length + query.data.without_hours.length === 0) {
    return (
      <>
        <NoTrips />
        <Suspense>
          <StatsPreview trips={0} own={null} />
        </Suspense>
        <TrialOffer />
      </>
    );
  }
  return (
    <Stats outings={query.data} at={findReceivedAt(query.data, query.dataUpdatedAt)} lureName={lureName} />
  );
}

function NoTrips() {
  return (
    <EmptyState level={2} title={t`Nothing to compare yet`} drawing="course" actions={<FirstTripButtons />}>
      {t`Stats show fish per hour, skunked trips included. Start a trip when you begin to fish, and end it when you stop.`}
    </EmptyState>
  );
}

import { reviewYear, yearsOf } from "@creel/domain/year-review/year-review";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";

import { hasFailed } from "../http/has-failed.ts";
import { countsQuery } from "../insights/api.ts";
import { LinkButton } from "../ui/controls/button.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton } from "../ui/feedback/states.tsx";
import { BackLink } from "../ui/layout/back-link.tsx";
import { YearReview } from "./year-review.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

/** The review of one calendar year of the log. */
export function YearReviewPage() {
  const { year = "" } = useParams();
  return (
    <div className={utilities.page}>
      <title>{t`${year} on the water · Creel`}</title>
      <BackLink to="/catches/insights">{t`Stats`}</BackLink>
      <Reviewed year={year} />
    </div>
  );
}

function Reviewed({ year }: { year: string }) {
  const query = useQuery({ ...countsQuery, networkMode: "always" });
  const { data: counts } = query;
  if (hasFailed(query)) {
    return (
      <LoadFailure
        title={t`Your year could not be loaded`}
        online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
        offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!counts) return <Skeleton width="100%" height={480} />;
  const years = yearsOf(counts);
  if (!years.includes(year)) return <NoYear year={year} latest={years[0]} />;
  return <YearReview counts={counts} review={reviewYear(counts, year)} years={years} />;
}

function NoYear({ year, latest }: { year: string; latest: string | undefined }) {
  return (
    <EmptyState
      level={1}
      title={t`Nothing was logged in ${year}`}
      actions={
        latest === undefined ? (
          <LinkButton to="/map">{t`Open the map`}</LinkButton>
        ) : (
          <LinkButton to={`/catches/years/${latest}`}>{t`See ${latest}`}</LinkButton>
        )
      }
    >
      {t`A year needs a catch or a trip. Skunked trips count too.`}
    </EmptyState>
  );
}

import { t } from "@lingui/core/macro";
import { useParams } from "react-router";

import { useLureNames } from "../catches/labels/use-lure-names.ts";
import { hasFailed } from "../http/has-failed.ts";
import { LinkButton } from "../ui/controls/button.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton } from "../ui/feedback/states.tsx";
import { BackLink } from "../ui/layout/back-link.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { useTrials } from "./api.ts";
import { findActiveTrial } from "./find-active-trial.ts";
import { TRIALS_PATH } from "./lure-trial-offer.tsx";
import { SetUpTrial } from "./set-up-trial.tsx";
import { titleOf } from "./trial-lure-names.ts";
import { TrialResult } from "./trial-result.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

/** Shows one lure trial and its result so far, or the form for a new trial. */
export function TrialPage() {
  const { id } = useParams();
  return id === "new" ? <SetUpTrialPage /> : <OneTrial />;
}

function OneTrial() {
  return (
    <div className={utilities.page}>
      <BackLink to="/catches/insights">{t`Stats`}</BackLink>
      <Trial />
    </div>
  );
}

function Trial() {
  const { id } = useParams();
  const query = useTrials();
  if (hasFailed(query)) {
    return (
      <LoadFailure
        title={t`The lure trial could not be loaded`}
        online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
        offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!query.data) return <Skeleton width="100%" height={480} />;
  const trial = query.data.trials.find((each) => each.id === id);
  if (!trial) {
    return (
      <EmptyState
        level={1}
        title={t`This lure trial is gone`}
        actions={<LinkButton to={`${TRIALS_PATH}/new`}>{t`Set up a trial`}</LinkButton>}
      >
        {t`It was deleted, or it belongs to another log. Your trips and fish haven’t changed.`}
      </EmptyState>
    );
  }
  const title = titleOf(trial);
  return (
    <>
      <title>{t`${title} · Creel`}</title>
      <TrialResult trial={trial} />
    </>
  );
}

function SetUpTrialPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Lure trial · Creel`}</title>
      <BackLink to="/catches/insights">{t`Stats`}</BackLink>
      <PageHeader>
        <h1 tabIndex={-1}>{t`Lure trial`}</h1>
      </PageHeader>
      <SetUp />
    </div>
  );
}

function SetUp() {
  const query = useTrials();
  const lureName = useLureNames();
  if (hasFailed(query)) {
    return (
      <LoadFailure
        level={2}
        title={t`Your lure trials could not be loaded`}
        online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
        offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!query.data) return <Skeleton width="100%" height={480} />;
  const { trials } = query.data;
  const running = findActiveTrial(trials);
  if (running) {
    return (
      <EmptyState
        level={2}
        title={t`A trial is running: ${titleOf(running)}`}
        actions={<LinkButton to={`${TRIALS_PATH}/${running.id}`}>{t`Open the trial`}</LinkButton>}
      >
        {t`Run one trial at a time, because water mode names one lure. Stop this one before you set up another.`}
      </EmptyState>
    );
  }
  const over = trials.find(({ stopped_at: stoppedAt }) => stoppedAt === null) ?? null;
  return <SetUpTrial lureName={lureName} over={over} />;
}

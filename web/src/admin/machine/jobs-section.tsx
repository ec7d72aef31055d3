import type { JobGroupState } from "@creel/domain/admin/machine";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { CircleAlert, CircleCheck, Clock as ClockIcon } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { retryJobs } from "./api.ts";
import { NUMBER } from "./describe-machine.ts";
import { JOB_NAMES } from "./job-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./machine.module.css";

interface JobsSectionProps {
  jobs: readonly JobGroupState[];
  clock: Clock;
}

export function JobsSection({ jobs, clock }: JobsSectionProps) {
  const failures = jobs.filter(({ failure }) => failure !== null);
  return (
    <SettingsRow
      title={t`Jobs`}
      note={t`They go on by themselves. What fails is tried again, ever more slowly.`}
    >
      <table className={styles.jobs} aria-label={t`Jobs`}>
        <thead>
          <tr>
            <th scope="col">
              <span className={utilities.visuallyHidden}>{t`Job`}</span>
            </th>
            <th scope="col" data-figure>
              {t({ message: "waiting", context: "jobs" })}
            </th>
            <th scope="col">{t({ message: "last", context: "when a job ran" })}</th>
            <th scope="col">
              <span className={utilities.visuallyHidden}>{t`State`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Job key={job.group} job={job} clock={clock} />
          ))}
        </tbody>
      </table>
      {failures.map((job) => (
        <Failure key={job.group} job={job} clock={clock} />
      ))}
    </SettingsRow>
  );
}

function Job({ job, clock }: { job: JobGroupState; clock: Clock }) {
  const { group, waiting, lastAt } = job;
  const { name, about } = JOB_NAMES[group];
  return (
    <tr>
      <th scope="row">
        <b>{i18n._(name)}</b>
        <span className={styles.secondary}>{i18n._(about)}</span>
      </th>
      <td data-figure>
        {NUMBER.format(waiting)}
        <span className={classNames(styles.unit, utilities.onlyPhone)}>
          {t({ message: "waiting", context: "jobs" })}
        </span>
      </td>
      <td className={styles.secondary}>
        {lastAt === null ? t`not yet` : formatRecentTime(new Date(lastAt), clock)}
      </td>
      <td>
        <State job={job} />
      </td>
    </tr>
  );
}

function State({ job: { state, group } }: { job: JobGroupState }) {
  const { mutate, isPending } = useAdminAction<void>();
  if (state === "ok") {
    return (
      <Badge tone="good" icon={CircleCheck}>
        {t`OK`}
      </Badge>
    );
  }
  const name = i18n._(JOB_NAMES[group].name);
  return (
    <>
      {state === "waits" && (
        <Badge tone="fair" icon={ClockIcon}>
          {t({ message: "Waits", context: "a job" })}
        </Badge>
      )}
      <Button
        isPending={isPending}
        onPress={() => mutate({ act: () => retryJobs(group), done: t`${name}: trying again` })}
      >
        {t`Try again`}
        <span className={utilities.visuallyHidden}>: {name}</span>
      </Button>
    </>
  );
}

function Failure({ job: { group, failure }, clock }: { job: JobGroupState; clock: Clock }) {
  if (!failure) return null;
  const name = i18n._(JOB_NAMES[group].name);
  const at = formatRecentTime(new Date(failure.at), clock);
  return (
    <p className={styles.failure}>
      <Icon of={CircleAlert} isSmall />
      <span>
        {t`${name} failed, ${at}:`} <bdi lang="en">{failure.message}</bdi>{" "}
        <span className={styles.job}>({failure.job})</span>
      </span>
    </p>
  );
}

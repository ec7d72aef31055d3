import type { Machine } from "@creel/domain/admin/machine";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { useUser } from "../../session/auth.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { type Clock, formatTimeIn } from "../admin-times.ts";
import { machineQuery } from "../api.ts";
import { ListFailure } from "../table/table-states.tsx";
import { BackupSection } from "./backup-section.tsx";
import { DiskSection } from "./disk-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { MachineFigures } from "./machine-figures.tsx";
import { OutgoingSection } from "./outgoing-section.tsx";
import { VersionSection } from "./version-section.tsx";

/** While a backup or a trial runs, the page follows it. */
const FOLLOWED_EVERY_MS = 3000;
const REFETCHED_EVERY_MS = 60_000;

export function AdminMachinePage() {
  const query = useQuery({
    ...machineQuery,
    refetchInterval: ({ state }) => (isRunning(state.data) ? FOLLOWED_EVERY_MS : REFETCHED_EVERY_MS),
  });
  const { data: machine, dataUpdatedAt } = query;
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  return (
    <AdminLayout
      title={t`Machine`}
      aside={machine && <CheckedAt at={new Date(dataUpdatedAt)} clock={clock} />}
    >
      {hasFailed(query) ? (
        <ListFailure title={t`The server status could not be loaded`} query={query} />
      ) : (
        <>
          <MachineFigures machine={machine} clock={clock} />
          {machine ? <Sections machine={machine} clock={clock} /> : <Loading />}
        </>
      )}
    </AdminLayout>
  );
}

function Sections({ machine, clock }: { machine: Machine; clock: Clock }) {
  return (
    <>
      <EmailSection hasMail={machine.hasMail} />
      <BackupSection machine={machine} clock={clock} />
      <DiskSection machine={machine} />
      <VersionSection machine={machine} clock={clock} />
      <JobsSection jobs={machine.jobs} clock={clock} />
      <OutgoingSection outgoing={machine.outgoing} clock={clock} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t`Loading the server status`}>
      <Skeleton width="100%" height={320} />
    </div>
  );
}

function isRunning(machine: Machine | undefined): boolean {
  return machine?.backups.runs.some(({ finishedAt }) => finishedAt === null) ?? false;
}

function CheckedAt({ at, clock }: { at: Date; clock: Clock }) {
  const time = formatTimeIn(at, clock);
  return (
    <Trans>
      Checked <time dateTime={at.toISOString()}>{time}</time>
    </Trans>
  );
}

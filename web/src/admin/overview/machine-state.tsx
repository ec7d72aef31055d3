import type { Machine } from "@creel/domain/admin/machine";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { figureLocale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { machineQuery } from "../api.ts";
import { ListFailure } from "../table/table-states.tsx";
import { formatBytes } from "./describe-stats.ts";
import { OverviewSection } from "./overview-section.tsx";

import * as sectionStyles from "./overview-section.module.css";

/** Backup, disk, version, waiting jobs and mail of the server. */
export function MachineState() {
  const query = useQuery(machineQuery);
  const { data: machine } = query;
  const clock: Clock = { timeZone: useUser().timeZone, now: useNow() };
  return (
    <OverviewSection
      id="machine"
      title={t`Server`}
      aside={<Link to="/admin/machine" className={sectionStyles.link}>{t`See the machine`}</Link>}
    >
      {hasFailed(query) ? (
        <ListFailure title={t`The server status could not be loaded`} query={query} />
      ) : (
        <NumberBand isBusy={!machine}>
          <BandNumber name={t`Last backup`} {...shown(machine && backupOf(machine, clock))} />
          <BandNumber name={t`Free disk`} {...shown(machine && diskOf(machine))} />
          <BandNumber name={t`Waiting jobs`} {...shown(machine && jobsOf(machine))} />
          <BandNumber name={t`Version`} {...shown(machine && versionOf(machine))} />
        </NumberBand>
      )}
    </OverviewSection>
  );
}

interface Fact {
  value: string;
  note: string;
}

function shown(fact: Fact | undefined) {
  return fact
    ? { amount: { figure: fact.value, unit: "" }, note: fact.note }
    : { amount: undefined, note: "" };
}

function backupOf({ newestBackupAt: at, hasDailyBackup: isDaily }: Machine, clock: Clock): Fact {
  return {
    value: at === null ? t({ message: "None", context: "no backup" }) : formatRecentTime(new Date(at), clock),
    note: isDaily ? t`every night` : t`no daily backup: set BACKUPS_KEPT`,
  };
}

function diskOf({ disk, database }: Machine): Fact {
  const stored = formatBytes(database);
  if (!disk) return { value: "–", note: t`database ${stored}` };
  const total = formatBytes(disk.total);
  return { value: formatBytes(disk.free), note: t`of ${total}, database ${stored}` };
}

function jobsOf({ waiting: { conditions, mails, imports } }: Machine): Fact {
  const parts = [
    conditions > 0 && t`${plural(conditions, { one: "# weather lookup", other: "# weather lookups" })}`,
    mails > 0 && t`${plural(mails, { one: "# email", other: "# emails" })}`,
    imports > 0 && t`${plural(imports, { one: "# import", other: "# imports" })}`,
  ].filter((part) => part !== false);
  return {
    value: new Intl.NumberFormat(figureLocale).format(conditions + mails + imports),
    note: parts.join(", "),
  };
}

function versionOf({ version, hasMail, updates: { newer } }: Machine): Fact {
  const newest = newer?.version;
  if (newest !== undefined) return { value: version, note: t`${newest} is out` };
  return { value: version, note: hasMail ? t`email is set up` : t`email is not set up: set SMTP_URL` };
}

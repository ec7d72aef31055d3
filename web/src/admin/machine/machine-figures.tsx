import type { Machine } from "@creel/domain/admin/machine";
import { plural, t } from "@lingui/core/macro";

import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { type Clock, formatRecentTime } from "../admin-times.ts";
import { formatBytes } from "../overview/describe-stats.ts";
import { describeSince, NUMBER, usedPercent } from "./describe-machine.ts";

interface MachineFiguresProps {
  /** `undefined` while it is loading. */
  machine: Machine | undefined;
  clock: Clock;
}

export function MachineFigures({ machine, clock }: MachineFiguresProps) {
  return (
    <NumberBand isBusy={!machine} isBelowMap>
      <BandNumber name={t`Last backup`} {...shown(machine && backupOf(machine, clock))} />
      <BandNumber name={t`Disk`} {...shown(machine && diskOf(machine))} />
      <BandNumber name={t`Version`} {...shown(machine && versionOf(machine, clock))} />
      <BandNumber name={t`Jobs`} {...shown(machine && jobsOf(machine))} />
    </NumberBand>
  );
}

interface Fact {
  figure: string;
  unit?: string;
  note: string;
}

function shown(fact: Fact | undefined) {
  if (!fact) return { amount: undefined, note: "" };
  const { figure, unit = "", note } = fact;
  return { amount: { figure, unit }, note };
}

function backupOf({ newestBackupAt: at, backups }: Machine, clock: Clock): Fact {
  const figure =
    at === null ? t({ message: "None", context: "no backup" }) : formatRecentTime(new Date(at), clock);
  const last = backups.runs.find(({ kind, finishedAt }) => kind !== "trial" && finishedAt !== null);
  if (last && last.failure !== null) return { figure, note: t`the last one failed` };
  if (at !== null && last?.contents) return { figure, note: t`read back, all there` };
  return { figure, note: backups.retained > 0 ? t`every night` : t`none is made by itself` };
}

function diskOf({ disk }: Machine): Fact {
  if (!disk) return { figure: "–", note: t`cannot be read` };
  const [free, total] = [formatBytes(disk.free), formatBytes(disk.total)];
  return { figure: NUMBER.format(usedPercent(disk)), unit: "%", note: t`${free} of ${total} free` };
}

function versionOf(machine: Machine, clock: Clock): Fact {
  const newer = machine.updates.newer?.version;
  const note = newer === undefined ? describeSince(machine, clock) : t`${newer} is out`;
  return { figure: machine.version, note: note ?? "" };
}

function jobsOf({ jobs }: Machine): Fact {
  const waiting = jobs.reduce((total, job) => total + job.waiting, 0);
  const failed = jobs.filter(({ state }) => state === "failed").length;
  const needs = t`${plural(failed, { one: "waiting, # needs you", other: "waiting, # need you" })}`;
  return { figure: NUMBER.format(waiting), note: failed === 0 ? t`waiting` : needs };
}

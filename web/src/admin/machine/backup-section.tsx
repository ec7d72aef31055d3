import type { BackupRun, Machine } from "@creel/domain/admin/machine";
import { plural, t } from "@lingui/core/macro";
import { CircleAlert, CircleCheck, CircleDashed, FolderCheck } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { type Clock, formatFully, formatTimeIn } from "../admin-times.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { startBackup, startTrial } from "./api.ts";
import { BackupNights } from "./backup-nights.tsx";
import { describeContents, describeReason, describeWhen } from "./describe-machine.ts";

import * as styles from "./machine.module.css";

interface BackupSectionProps {
  machine: Machine;
  clock: Clock;
}

export function BackupSection({ machine, clock }: BackupSectionProps) {
  const { backups } = machine;
  const isNightly = backups.retained > 0;
  const note = isNightly
    ? t`Every night. A backup counts only after it was read back and compared.`
    : t`A backup counts only after it was read back and compared. To make one every night, set BACKUPS_KEPT=14 and start Creel again.`;
  const running = backups.runs.find(({ finishedAt }) => finishedAt === null);
  return (
    <SettingsRow title={t`Backup`} note={note}>
      <div className={styles.last}>
        <LastBackup machine={machine} clock={clock} />
        <StartButton
          look="signal"
          label={t`Back up now`}
          done={t`The backup began. It goes on if you leave this page.`}
          start={startBackup}
          runs={backups.runs.filter(({ kind }) => kind !== "trial")}
          isBusy={running !== undefined}
        />
      </div>
      {isNightly && <BackupNights backups={backups} clock={clock} />}
      <Trial machine={machine} clock={clock} isBusy={running !== undefined} />
    </SettingsRow>
  );
}

/** The backup that runs, else the last one. */
function LastBackup({ machine, clock }: BackupSectionProps) {
  const last = machine.backups.runs.find(({ kind }) => kind !== "trial");
  if (!last) return <UnknownBackup machine={machine} clock={clock} />;
  if (last.finishedAt === null) {
    const since = formatTimeIn(new Date(last.startedAt), clock);
    return <Line icon="none" title={t`A backup is being made, since ${since}`} text="" />;
  }
  const title = describeWhen(last, clock);
  if (last.failure === null) return <Line icon="good" title={title} text={describeContents(last)} />;
  const reason = describeReason(last.failure);
  return <Line icon="bad" title={title} text={t`Failed: ${reason} Earlier backups are safe.`} />;
}

/** Before the first backup that this version made. */
function UnknownBackup({ machine: { newestBackupAt: at }, clock }: BackupSectionProps) {
  if (at === null) {
    return (
      <Line
        icon="none"
        title={t`No backup yet`}
        text={t`If the disk breaks, everything is lost. Make one now.`}
      />
    );
  }
  const title = formatFully(new Date(at), clock);
  return (
    <Line icon="none" title={title} text={t`It was not read back yet. Try a restore to see what is in it.`} />
  );
}

const ICONS = { good: CircleCheck, bad: CircleAlert, none: CircleDashed };

function Line({ icon, title, text }: { icon: keyof typeof ICONS; title: string; text: string }) {
  return (
    <>
      <span className={styles.mark} data-tone={icon}>
        <Icon of={ICONS[icon]} />
      </span>
      <div className={styles.grow}>
        <b>{title}</b>
        <p className={styles.secondary}>{text}</p>
      </div>
    </>
  );
}

interface StartButtonProps {
  look?: "signal";
  label: string;
  done: string;
  start: () => Promise<void>;
  /** The runs that it starts, newest first. */
  runs: readonly BackupRun[];
  isBusy: boolean;
}

/** Stays pending until what it started is under way, which takes the server a few seconds. */
function StartButton({ look, label, done, start, runs, isBusy }: StartButtonProps) {
  const { mutate, isPending } = useAdminAction<void>();
  const newest = runs[0]?.id ?? "";
  const [before, setBefore] = useState<string | null>(null);
  const isStarting = before === newest;
  return (
    <Button
      {...(look && { look })}
      isPending={isPending || isBusy || isStarting}
      onPress={() => mutate({ act: start, done, onDone: () => setBefore(newest) })}
    >
      {!look && <Icon of={FolderCheck} isSmall />}
      {label}
    </Button>
  );
}

function Trial({
  machine: { backups, newestBackupAt },
  clock,
  isBusy,
}: BackupSectionProps & { isBusy: boolean }) {
  const trials = backups.runs.filter(({ kind }) => kind === "trial");
  const [last] = trials;
  if (newestBackupAt === null && !last) return null;
  return (
    <>
      <div className={styles.buttons}>
        <StartButton
          label={t`Try a restore`}
          done={t`The trial began. It goes on if you leave this page.`}
          start={startTrial}
          runs={trials}
          isBusy={isBusy}
        />
        <span className={styles.hint}>{t`Into an empty place beside it. Changes nothing.`}</span>
      </div>
      {last && <TrialResult run={last} clock={clock} />}
    </>
  );
}

function TrialResult({ run, clock }: { run: BackupRun; clock: Clock }) {
  const at = formatFully(new Date(run.startedAt), clock);
  if (run.finishedAt === null) {
    return <p className={styles.hint}>{t`A restore is being tried, since ${at}.`}</p>;
  }
  if (run.failure !== null) {
    const reason = describeReason(run.failure);
    return (
      <Notice tone="bad" className={styles.result}>
        {t`The restore tried on ${at} failed: ${reason} Your log was not touched.`}
      </Notice>
    );
  }
  const catches = run.contents?.catches ?? 0;
  return (
    <Notice tone="good" className={styles.result}>
      {t`${plural(catches, {
        one: `Tried on ${at}: # catch and everything else was restored and compared, then removed again.`,
        other: `Tried on ${at}: # catches and everything else were restored and compared, then removed again.`,
      })}`}
    </Notice>
  );
}

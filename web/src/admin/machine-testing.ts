import { type BackupRun, JOB_GROUPS, type JobGroupState, type Machine } from "@creel/domain/admin/machine";

const GIGABYTE = 1_000_000_000;

const here = (bytes: number) => ({ bytes, place: "here" as const });

/** A machine as the admin area shows it: nothing is set up, and nothing is wrong. */
export function machineOf(known: Partial<Machine> = {}): Machine {
  return {
    version: "1.0.0",
    versionSince: "2026-11-12T09:00:00.000Z",
    updates: { isOn: false, checkedAt: null, hasFailed: false, newer: null },
    newestBackupAt: null,
    hasDailyBackup: false,
    backups: { runs: [], kept: 0, oldestAt: null, retained: 0 },
    disk: { free: 42.2 * GIGABYTE, total: 80 * GIGABYTE },
    diskUse: {
      photos: here(22.1 * GIGABYTE),
      database: here(6.4 * GIGABYTE),
      backups: here(9.3 * GIGABYTE),
      growth: null,
    },
    database: 6.4 * GIGABYTE,
    waiting: { conditions: 0, mails: 0, imports: 0 },
    jobs: JOB_GROUPS.map((group) => jobOf({ group })),
    hasMail: false,
    outgoing: [],
    ...known,
  };
}

export function jobOf(known: Partial<JobGroupState> = {}): JobGroupState {
  return { group: "email", waiting: 0, lastAt: null, state: "ok", failure: null, ...known };
}

/** A nightly backup that worked. */
export function backupOf(known: Partial<BackupRun> = {}): BackupRun {
  return {
    id: "b1",
    kind: "nightly",
    startedAt: "2026-11-21T09:10:00.000Z",
    finishedAt: "2026-11-21T09:10:48.000Z",
    failure: null,
    contents: { bytes: 412_000_000, catches: 3481, photos: 1906 },
    ...known,
  };
}

import { statfs } from "node:fs/promises";

import { type BackupRun, INTERRUPTED, type Machine, type OutgoingUse } from "@creel/domain/admin/machine";
import { fromDate, toCalendarDate } from "@internationalized/date";

import { listDailyBackups } from "../../backup/daily-backup.ts";
import { listBackups } from "../../backup/newest-backup.ts";
import { CREEL_VERSION } from "../../base/creel-version.ts";
import { lastVersionStart } from "../../config/version-starts.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { BackupRunRow, UserRow } from "../../database/schema.ts";
import { NAMED_BY_ANGLERS, sumOutgoing } from "../../http/outgoing-requests.repository.ts";
import { diskUseOf } from "./disk-use.ts";
import { summarizeJobs } from "./job-groups.ts";
import type { MachineContext } from "./machine-context.ts";
import {
  countWaiting,
  isBackupRunning,
  listBackupRuns,
  listJobRuns,
  listQueues,
} from "./machine.repository.ts";
import { isNewer } from "./newer-version.ts";
import { newestRelease } from "./newest-release.repository.ts";

/** Returns everything that the page "Machine" shows. */
export async function lookAtMachine(
  { sessions: { db }, machine, outgoing }: MachineContext,
  { timeZone }: Pick<UserRow, "timeZone">,
  now: Date,
): Promise<Machine> {
  const [archives, backups, disk, diskUse, waiting, jobs, started, updates, hosts] = await Promise.all([
    listBackups(machine.backups.folder),
    lookAtBackups(db, machine, now),
    diskOf(machine.dataDir),
    diskUseOf(db, machine, now),
    countWaiting(db),
    Promise.all([listQueues(db), listJobRuns(db)]),
    lastVersionStart(db),
    lookAtUpdates(db, machine),
    countRequests(db, outgoing, toCalendarDate(fromDate(now, timeZone)).toDate(timeZone)),
  ]);
  return {
    version: CREEL_VERSION,
    versionSince: started?.version === CREEL_VERSION ? started.startedAt.toISOString() : null,
    updates,
    newestBackupAt: archives[0]?.at.toISOString() ?? null,
    hasDailyBackup: machine.backups.retainedCount > 0,
    backups,
    disk,
    diskUse,
    database: diskUse.database.bytes,
    waiting,
    jobs: summarizeJobs(...jobs, waiting.conditions),
    hasMail: machine.mail.smtpUrl !== null,
    outgoing: hosts,
  };
}

async function diskOf(folder: string): Promise<Machine["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

async function lookAtBackups(
  db: Database,
  { backups }: MachineContext["machine"],
  now: Date,
): Promise<Machine["backups"]> {
  const [rows, isRunning, archives, nightly] = await Promise.all([
    listBackupRuns(db, now),
    isBackupRunning(db),
    listBackups(backups.folder),
    listDailyBackups(backups.folder),
  ]);
  return {
    runs: rows.map((row) => presentRun(row, isRunning)),
    kept: nightly.length,
    oldestAt: archives.at(-1)?.at.toISOString() ?? null,
    retained: backups.retainedCount,
  };
}

/** A run without an end is under way only if a process holds the lock. */
function presentRun(row: BackupRunRow, isRunning: boolean): BackupRun {
  const { bytes, catches, photos } = row;
  const isDead = row.finishedAt === null && !isRunning;
  const ended = isDead ? row.startedAt : row.finishedAt;
  return {
    id: row.id,
    kind: row.kind,
    startedAt: row.startedAt.toISOString(),
    finishedAt: ended?.toISOString() ?? null,
    failure: isDead ? INTERRUPTED : row.failure,
    contents: bytes === null ? null : { bytes, catches: catches ?? 0, photos: photos ?? 0 },
  };
}

async function lookAtUpdates(
  db: Database,
  { updateFeed }: MachineContext["machine"],
): Promise<Machine["updates"]> {
  const release = await newestRelease(db);
  if (updateFeed === null || !release) {
    return { isOn: updateFeed !== null, checkedAt: null, hasFailed: false, newer: null };
  }
  const { version, lines, url } = release;
  return {
    isOn: true,
    checkedAt: release.checkedAt.toISOString(),
    hasFailed: release.hasFailed,
    newer: version !== null && isNewer(version, CREEL_VERSION) ? { version, lines, url } : null,
  };
}

/** A host that stands in several rows is counted in the first one. Requests of browsers are not counted. */
async function countRequests(
  db: Database,
  outgoing: MachineContext["outgoing"],
  startOfDay: Date,
): Promise<OutgoingUse[]> {
  const sums = new Map((await sumOutgoing(db, startOfDay)).map((each) => [each.host, each]));
  const counted = new Set<string>();
  return outgoing.map((entry) => {
    const host = countedHost(entry);
    if (host === null || counted.has(host)) return { ...entry, today: null, lastAt: null };
    counted.add(host);
    const { today = 0, lastAt } = sums.get(host) ?? {};
    return { ...entry, today, lastAt: lastAt?.toISOString() ?? null };
  });
}

/** Returns the host under which the requests of an entry are counted; `null` if they are not. */
function countedHost({ key, host, isOn, sender }: MachineContext["outgoing"][number]): string | null {
  if (!isOn || sender !== "server" || key === "database") return null;
  return key === "notifications" ? NAMED_BY_ANGLERS : host;
}

import { stat } from "node:fs/promises";

import type { DiskUse } from "@creel/domain/admin/machine";
import { dayAfter } from "@creel/domain/dates/days";
import { DAY_MS } from "@creel/domain/dates/units-of-time";

import type { BackupSettings } from "../../backup/backup-settings.ts";
import { listBackups } from "../../backup/newest-backup.ts";
import type { Database } from "../../database/connect.ts";
import type { DiskUseRow } from "../../database/schema.ts";
import type { ScheduledJob } from "../../jobs/jobs.ts";
import type { StorageSettings } from "../../storage/storage-settings.ts";
import { tallyOf } from "../stats/tallies.repository.ts";
import { listDiskUses, saveDiskUse } from "./disk-use.repository.ts";
import { databaseBytes } from "./machine.repository.ts";

export interface DiskSettings {
  dataDir: string;
  databaseUrl: string | null;
  storage: StorageSettings;
  backups: BackupSettings;
}

const DAILY = "11 4 * * *";

/** The growth is that of this many days, and unknown before the shortest span. */
const SPAN_DAYS = 90;
const SHORTEST_SPAN_DAYS = 7;
const DAYS_OF_MONTH = 30.44;

/** Measures once a day how much is stored, so that its growth is known. */
export function diskUseJob(db: Database, settings: DiskSettings, now = () => new Date()): ScheduledJob {
  return {
    name: "measure-disk-use",
    schedule: DAILY,
    work: async () => saveDiskUse(db, rowOf(await measure(db, settings), now())),
  };
}

/** Returns what photos, database and backups take, and how much more they take each month. */
export async function diskUseOf(db: Database, settings: DiskSettings, now: Date): Promise<DiskUse> {
  const [measured, rows] = await Promise.all([
    measure(db, settings),
    listDiskUses(db, dayAfter(dayOf(now), -SPAN_DAYS)),
  ]);
  return { ...measured, growth: growthOf(rows) };
}

type Measured = Omit<DiskUse, "growth">;

async function measure(
  db: Database,
  { dataDir, databaseUrl, storage, backups }: DiskSettings,
): Promise<Measured> {
  const [photos, database, archives, isBackupHere] = await Promise.all([
    tallyOf(db, "photos"),
    databaseBytes(db),
    listBackups(backups.folder),
    isOnSameDisk(dataDir, backups.folder),
  ]);
  const isPhotoHere = storage.kind === "disk" && (await isOnSameDisk(dataDir, storage.folder));
  const archived = archives.reduce((total, { bytes }) => total + bytes, 0);
  return {
    photos: placed(photos.bytes, isPhotoHere),
    database: placed(database, databaseUrl === null),
    backups: placed(archived, isBackupHere),
  };
}

function placed(bytes: number, isHere: boolean): DiskUse["photos"] {
  return { bytes, place: isHere ? "here" : "elsewhere" };
}

/** A folder that is not there yet will be beside the data. */
async function isOnSameDisk(dataDir: string, folder: string): Promise<boolean> {
  const [data, other] = await Promise.all(
    [dataDir, folder].map((path) =>
      stat(path).then(
        ({ dev }) => dev,
        () => null,
      ),
    ),
  );
  return other === null || data === other;
}

function rowOf(measured: Measured, now: Date): DiskUseRow {
  const { photos, database, backups } = measured;
  return {
    measuredOn: dayOf(now),
    photos: bytesHere(photos),
    database: bytesHere(database),
    backups: bytesHere(backups),
  };
}

function bytesHere({ bytes, place }: DiskUse["photos"]): number | null {
  return place === "here" ? bytes : null;
}

/** Returns the bytes a month between the first and the last measurement; `null` if they are less than a week apart. */
export function growthOf(rows: readonly DiskUseRow[]): number | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const days = (Date.parse(last.measuredOn) - Date.parse(first.measuredOn)) / DAY_MS;
  if (days < SHORTEST_SPAN_DAYS) return null;
  return ((totalOf(last) - totalOf(first)) / days) * DAYS_OF_MONTH;
}

function totalOf({ photos, database, backups }: DiskUseRow): number {
  return (photos ?? 0) + (database ?? 0) + (backups ?? 0);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, "yyyy-mm-dd".length);
}

import { type BackupKind, INTERRUPTED } from "@creel/domain/admin/machine";
import type { ClientBase } from "pg";
import { v7 as uuidv7 } from "uuid";

/** The contents of an archive that was read back. */
export interface RunContents {
  bytes: number;
  catches: number;
  photos: number;
}

const LONGEST_FAILURE = 500;
const KEPT = "1 year";

/**
 * Notes that a run began. The caller holds the lock of backups, so runs that did not end were those of processes that
 * died.
 * @returns the id of the run
 */
export async function beginRun(client: ClientBase, kind: BackupKind): Promise<string> {
  const id = uuidv7();
  await client.query("update backup_runs set finished_at = now(), failure = $1 where finished_at is null", [
    INTERRUPTED,
  ]);
  await client.query(`delete from backup_runs where started_at < now() - interval '${KEPT}'`);
  await client.query("insert into backup_runs (id, kind, started_at) values ($1, $2, now())", [id, kind]);
  return id;
}

export async function endRun(client: ClientBase, id: string, contents: RunContents): Promise<void> {
  await client.query(
    "update backup_runs set finished_at = now(), bytes = $2, catches = $3, photos = $4 where id = $1",
    [id, contents.bytes, contents.catches, contents.photos],
  );
}

export async function failRun(client: ClientBase, id: string, failure: string): Promise<void> {
  await client.query("update backup_runs set finished_at = now(), failure = $2 where id = $1", [
    id,
    failure.slice(0, LONGEST_FAILURE),
  ]);
}

/** The lock is released when the session ends. @returns false while another process makes or tries a backup */
export async function lockBackups(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('creel daily backup', 0)) as "isLocked"`,
  );
  return rows[0]?.isLocked ?? false;
}

import type { ConnectionTarget } from "../../database/connect.ts";
import type { RestoreLocation } from "../folders/restore-location.ts";
import { readPlan } from "../folders/restore-plan.ts";
import { settleRestore } from "./restore.ts";

/**
 * Ends what a killed restore began, before the database or a photo is looked at. On a server of one's own only where
 * a restore was killed at its very end: another Creel's start must not need the rights of a restore.
 */
export async function settleAtStart(
  { dataDir, databaseUrl, storage }: Omit<RestoreLocation, "target"> & { databaseUrl: string | null },
  target: ConnectionTarget,
): Promise<void> {
  if (databaseUrl !== null && (await readPlan(dataDir)) === null) return;
  await settleRestore({ target, dataDir, storage });
}

import type { ConnectionTarget } from "../database/connect.ts";
import type { RestoreLocation } from "./restore-location.ts";
import { readPlan } from "./restore-plan.ts";
import { settleRestore } from "./restore.ts";

/**
 * Finishes or removes a killed restore, before the database and photos are used. With DATABASE_URL it runs only if a
 * plan was left, because a normal start must not need the rights of a restore.
 */
export async function settleAtStart(
  { dataDir, databaseUrl, storage }: Omit<RestoreLocation, "target"> & { databaseUrl: string | null },
  target: ConnectionTarget,
): Promise<void> {
  if (databaseUrl !== null && (await readPlan(dataDir)) === null) return;
  await settleRestore({ target, dataDir, storage });
}

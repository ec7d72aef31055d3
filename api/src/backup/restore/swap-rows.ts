import type { ClientBase } from "pg";

import type { ConnectionTarget } from "../../database/connect.ts";
import { inDatabase } from "../../database/in-database.ts";
import { withSession } from "../../database/session.ts";
import { swapFolders } from "../folders/folders.ts";
import { removePlan, type RestorePlan, writePlan } from "../folders/restore-plan.ts";
import { analyze, begin, commit, replaceRows } from "../tables/load.repository.ts";
import { markDatabase, markOf } from "../tables/server.repository.ts";

/**
 * Like `swap`, for a database that cannot be renamed because of Citus: the restore counts as done once the transaction
 * that replaces the rows is committed.
 */
export async function swapRows(
  client: ClientBase,
  { target, dataDir, plan }: { target: ConnectionTarget; dataDir: string; plan: RestorePlan },
): Promise<void> {
  await writePlan(dataDir, plan);
  try {
    await withSession(inDatabase(target, plan.restored), (from) =>
      withSession(target, async (into) => {
        await begin(into);
        await replaceRows(from, into);
        await markDatabase(into, plan.database, plan.restored);
        await commit(into);
        await analyze(into);
      }),
    );
  } catch (error) {
    if ((await markOf(client, plan.database)) !== plan.restored) await removePlan(dataDir);
    throw error;
  }
  // The next start finishes what fails from here on.
  if (plan.folders) await swapFolders(plan.folders);
  await removePlan(dataDir);
}

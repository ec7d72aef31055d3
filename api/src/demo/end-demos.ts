import type { FastifyBaseLogger } from "fastify";

import { deleteUser } from "../accounts/users/account.repository.ts";
import { sumTallies } from "../admin/stats/tallies.repository.ts";
import type { Database } from "../database/connect.ts";
import type { Job } from "../jobs/jobs.ts";
import { removePhotosOfUser } from "../photos/photo-files.ts";
import type { Storage } from "../storage/storage.ts";
import { deleteAuditOf, findGuests, lockGuest } from "./guests.repository.ts";

export interface Ending {
  db: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}

const EVERY_MINUTE = "* * * * *";

/** Deletes the accounts of guests whose hour is over, in one of the processes. */
export function endDemosJob(ending: Ending): Job {
  return {
    name: "end-demos",
    schedule: EVERY_MINUTE,
    work: async () => {
      const count = await endDemos(ending, new Date());
      if (count > 0) ending.log.info({ count }, "Demos were ended");
    },
  };
}

/**
 * Deletes guests with everything of theirs. One that cannot be deleted now is tried again the next time.
 * @param by deletes those whose hour is over by then; `null` deletes all
 * @returns the number of deleted guests
 */
export async function endDemos(ending: Ending, by: Date | null): Promise<number> {
  let count = 0;
  for (const id of await findGuests(ending.db, by)) {
    try {
      if (await deleteGuest(ending, id)) count += 1;
    } catch (error) {
      ending.log.warn({ err: error }, "A demo could not be ended yet");
    }
  }
  // Until they are summed, the changes of the tallies name every species that a guest typed.
  if (count > 0) await sumTallies(ending.db);
  return count;
}

/**
 * Deletes a guest: first the rows, in one transaction, then the files.
 * @returns false if the account is not that of a guest, which then stays
 */
export async function deleteGuest({ db, storage, log }: Ending, id: string): Promise<boolean> {
  const isDeleted = await db.transaction().execute(async (transaction) => {
    if (!(await lockGuest(transaction, id))) return false;
    await deleteAuditOf(transaction, id);
    await deleteUser(transaction, id);
    return true;
  });
  if (isDeleted) await removePhotosOfUser(storage, id, log);
  return isDeleted;
}

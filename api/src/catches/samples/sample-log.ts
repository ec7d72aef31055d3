import { type SampleCatch, sampleCatches } from "@creel/domain/samples/sample-catches";
import { SAMPLE_TIME_ZONE } from "@creel/domain/samples/sample-lake";
import type { SampleLog } from "@creel/domain/samples/sample-log";
import { parseDateTime, today, toZoned } from "@internationalized/date";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches } from "../../photos/photos.repository.ts";
import { lockUser } from "../../users/users.repository.ts";
import { toNewRow } from "../write-catch.ts";
import { deleteSamples, findSampleLog, insertSamples, lockSamples } from "./samples.repository.ts";

/**
 * Puts the sample log into a logbook that is empty. One that has samples already, and nothing else, stays as it is.
 *
 * @throws AppError log_not_empty
 */
export async function addSampleLog(db: Database, user: UserRow): Promise<SampleLog & { isNew: boolean }> {
  return db.transaction().execute(async (transaction) => {
    // Of two who try at once, from two tabs, the second finds what the first put there.
    await lockUser(transaction, user.id);
    const before = await findSampleLog(transaction, user.id);
    if (before.hasOwn) throw new AppError("log_not_empty");
    if (before.samples > 0) return { ...before, isNew: false };
    const rows = sampleCatches(today(SAMPLE_TIME_ZONE).toString()).map((sample) => toRow(user, sample));
    await insertSamples(transaction, rows);
    return { samples: rows.length, hasOwn: false, isNew: true };
  });
}

/**
 * Removes every sample, and what was added to it since.
 *
 * @returns what is left, and the files that belong to no photo any more.
 */
export async function removeSampleLog(
  db: Database,
  userId: string,
): Promise<{ left: SampleLog; unused: FileKey[] }> {
  return db.transaction().execute(async (transaction) => {
    // The catches before their photos, as everybody does: two who do it the other way round wait for each other.
    const samples = await lockSamples(transaction, userId);
    const unused = await deletePhotosOfCatches(transaction, samples);
    await deleteSamples(transaction, userId);
    return { left: await findSampleLog(transaction, userId), unused };
  });
}

function toRow(user: UserRow, { day, time, ...sample }: SampleCatch) {
  const instant = toZoned(parseDateTime(`${day}T${time}`), sample.time_zone);
  return toNewRow(user, { ...sample, date: instant.toAbsoluteString(), fill_conditions: false });
}

import type { SampleLog } from "@creel/domain/samples/sample-log";
import { SAMPLE_TIME_ZONE } from "@creel/domain/samples/sample-waters";
import { saySampleIn } from "@creel/domain/samples/texts/sample-texts";
import { SOURCE_LOCALE } from "@creel/texts/locales";
import { today } from "@internationalized/date";
import type { FastifyBaseLogger } from "fastify";

import { lockUser } from "../../accounts/users/users.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { type FileKey, removePhotos } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches, type StoredPhoto } from "../../photos/photos.repository.ts";
import type { Storage } from "../../storage/storage.ts";
import { storeSamplePhotos } from "./sample-photos.ts";
import { asOwn, type SampleRows, sampleRows } from "./sample-rows.ts";
import {
  deleteSampleGear,
  insertSampleGear,
  deleteSamples,
  findSampleLog,
  insertSamplePhotos,
  insertSamples,
  lockSamples,
  deleteSampleTrips,
  insertSampleTrips,
  deleteSampleWaters,
  insertSampleWaters,
} from "./samples.repository.ts";

interface Trying {
  db: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, "warn">;
}

type Tried = SampleLog & { isNew: boolean };

/**
 * Adds the sample log with its photos to an empty logbook. A logbook that contains only samples stays as it is.
 * @param language of the notes and lures, as in "pt-BR"
 * @throws AppError log_not_empty, unavailable
 */
export async function addSampleLog(
  { db, storage, log }: Trying,
  user: UserRow,
  language = user.language ?? SOURCE_LOCALE,
): Promise<Tried> {
  // Checked before the photos are stored, and again in the transaction.
  const there = await findTried(db, user.id);
  if (there) return there;
  const photos = new Map<string, StoredPhoto>();
  try {
    await storeSamplePhotos(storage, user.id, photos);
    const tried = await insertLog(db, { user, language }, photos);
    if (!tried.isNew) await removePhotos(storage, [...photos.values()], log);
    return tried;
  } catch (error) {
    await removePhotos(storage, [...photos.values()], log);
    throw error;
  }
}

/**
 * Adds the same log as the angler's own, so that the account of a demo's guest shows, counts and exports it.
 * @throws AppError unavailable
 */
export async function addSampleLogAsOwn({ db, storage, log }: Trying, user: UserRow): Promise<void> {
  const photos = new Map<string, StoredPhoto>();
  try {
    await storeSamplePhotos(storage, user.id, photos);
    const say = await saySampleIn(user.language ?? SOURCE_LOCALE);
    const rows = asOwn(await sampleRows(user, today(SAMPLE_TIME_ZONE).toString(), say));
    const own = new Map([...photos].map(([name, photo]) => [name, { ...photo, isSample: false }]));
    await db.transaction().execute((transaction) => insertRows(transaction, rows, own));
  } catch (error) {
    await removePhotos(storage, [...photos.values()], log);
    throw error;
  }
}

async function insertLog(
  db: Database,
  { user, language }: { user: UserRow; language: string },
  photos: ReadonlyMap<string, StoredPhoto>,
): Promise<Tried> {
  const say = await saySampleIn(language);
  const rows = await sampleRows(user, today(SAMPLE_TIME_ZONE).toString(), say);
  return db.transaction().execute(async (transaction) => {
    // If two tabs send the request at once, the second finds the samples of the first.
    await lockUser(transaction, user.id);
    const there = await findTried(transaction, user.id);
    if (there) return there;
    await insertRows(transaction, rows, photos);
    return { samples: rows.catches.length, hasOwn: false, isNew: true };
  });
}

async function insertRows(
  transaction: Database,
  { waters, gear, trips, catches, isSample }: SampleRows,
  photos: ReadonlyMap<string, StoredPhoto>,
): Promise<void> {
  await insertSampleWaters(transaction, waters);
  await insertSampleGear(transaction, gear);
  await insertSampleTrips(transaction, trips);
  await insertSamples(transaction, catches, isSample);
  const ofCatches = catches.map(({ required, photo }) => ({
    catchId: required.id,
    photo: photo === null ? undefined : photos.get(photo),
  }));
  await insertSamplePhotos(transaction, ofCatches);
}

/** @returns the existing sample log; `null` if the logbook is empty @throws AppError log_not_empty */
async function findTried(db: Database, userId: string): Promise<Tried | null> {
  const before = await findSampleLog(db, userId);
  if (before.hasOwn) throw new AppError("log_not_empty");
  return before.samples > 0 ? { ...before, isNew: false } : null;
}

/**
 * Removes every sample with its photos.
 * @returns the remaining log, and the files to delete
 */
export async function removeSampleLog(
  db: Database,
  userId: string,
): Promise<{ left: SampleLog; unused: FileKey[] }> {
  return db.transaction().execute(async (transaction) => {
    // Catches are always locked before their photos, to avoid deadlocks.
    const samples = await lockSamples(transaction, userId);
    const unused = await deletePhotosOfCatches(transaction, userId, samples);
    await deleteSamples(transaction, userId);
    await deleteSampleTrips(transaction, userId);
    await deleteSampleWaters(transaction, userId);
    await deleteSampleGear(transaction, userId);
    return { left: await findSampleLog(transaction, userId), unused };
  });
}

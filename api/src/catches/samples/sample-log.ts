import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type SampleCatch, sampleCatches } from "@creel/domain/samples/sample-catches";
import { type SamplePhoto, SAMPLE_PHOTOS } from "@creel/domain/samples/sample-fish";
import { SAMPLE_TIME_ZONE } from "@creel/domain/samples/sample-lake";
import type { SampleLog } from "@creel/domain/samples/sample-log";
import { parseDateTime, today, toZoned } from "@internationalized/date";
import type { FastifyBaseLogger } from "fastify";
import { v7 as uuidv7 } from "uuid";

import { lockUser } from "../../accounts/users/users.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { type FileKey, removePhotos, storePhoto } from "../../photos/photo-files.ts";
import { deletePhotosOfCatches, type StoredPhoto } from "../../photos/photos.repository.ts";
import { makeRenditions, measuresOf, type Renditions } from "../../photos/renditions.ts";
import type { Storage } from "../../storage/storage.ts";
import { toNewRow } from "../write/log-catch.ts";
import { caughtWith, sampleGearRows } from "./sample-gear.ts";
import { sampleTripRows, withTrip } from "./sample-trips.ts";
import { placeOnWater, sampleWaterRows } from "./sample-waters.ts";
import {
  deleteSampleGear,
  insertSampleGear,
  deleteSamples,
  findSampleLog,
  insertSamplePhotos,
  insertSamples,
  lockSamples,
  deleteSampleTrips,
  hasTrips,
  insertSampleTrips,
  deleteSampleWaters,
  insertSampleWater,
} from "./samples.repository.ts";

interface Trying {
  db: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, "warn">;
}

type Tried = SampleLog & { isNew: boolean };

/**
 * Puts the sample log into a logbook that is empty, with its photos. One that has samples already, and nothing else,
 * stays as it is.
 * @throws AppError log_not_empty, unavailable
 */
export async function addSampleLog({ db, storage, log }: Trying, user: UserRow): Promise<Tried> {
  // Checked before the photos are stored, and again in the transaction.
  const there = await findTried(db, user.id);
  if (there) return there;
  const photos = new Map<SamplePhoto, StoredPhoto>();
  try {
    await storeSamplePhotos(storage, user.id, photos);
    const tried = await insertLog(db, user, photos);
    if (!tried.isNew) await removePhotos(storage, [...photos.values()], log);
    return tried;
  } catch (error) {
    await removePhotos(storage, [...photos.values()], log);
    throw error;
  }
}

async function insertLog(
  db: Database,
  user: UserRow,
  photos: ReadonlyMap<SamplePhoto, StoredPhoto>,
): Promise<Tried> {
  return db.transaction().execute(async (transaction) => {
    // Of two requests at once, from two tabs, the second finds the samples of the first.
    await lockUser(transaction, user.id);
    const there = await findTried(transaction, user.id);
    if (there) return there;
    const day = today(SAMPLE_TIME_ZONE).toString();
    const samples = sampleCatches(day);
    const [water, gear] = [sampleWaterRows(user.id), sampleGearRows(user.id)];
    const hasOwnTrips = await hasTrips(transaction, user.id);
    const trips = hasOwnTrips ? [] : sampleTripRows(user.id, day, water.water.id);
    const rows = samples.map((sample) => {
      const { required, details } = withTrip(toRow(user, sample), trips);
      return {
        required,
        details: { ...details, ...placeOnWater(sample, water), ...caughtWith(sample, gear) },
      };
    });
    await insertSampleWater(transaction, water);
    await insertSampleGear(transaction, gear);
    await insertSampleTrips(transaction, trips);
    await insertSamples(transaction, rows);
    const ofCatches = rows.map(({ required }, index) => {
      const { photo } = samples[index] ?? {};
      return { catchId: required.id, photo: photo && photos.get(photo) };
    });
    await insertSamplePhotos(transaction, ofCatches);
    return { samples: rows.length, hasOwn: false, isNew: true };
  });
}

/** @returns the existing sample log; `null` when the logbook is empty @throws AppError log_not_empty */
async function findTried(db: Database, userId: string): Promise<Tried | null> {
  const before = await findSampleLog(db, userId);
  if (before.hasOwn) throw new AppError("log_not_empty");
  return before.samples > 0 ? { ...before, isNew: false } : null;
}

/**
 * Removes every sample with its photos.
 * @returns what is left, and the files to delete.
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

function toRow(user: UserRow, { day, time, photo: _stored, ...sample }: SampleCatch) {
  const instant = toZoned(parseDateTime(`${day}T${time}`), sample.time_zone);
  return toNewRow(user, { ...sample, date: instant.toAbsoluteString(), fill_conditions: false });
}

/** Drawn by scripts/draw/draw-sample-photos.mjs. */
const FOLDER = join(import.meta.dirname, "photos");

/** The sample photos are the same for every user, so their renditions are kept in memory (1 MB). */
const made = new Map<SamplePhoto, Promise<Renditions>>();

/**
 * Stores the photos of a sample log and adds each to `stored`, also when a later one fails.
 * @throws AppError unavailable
 */
async function storeSamplePhotos(
  storage: Storage,
  userId: string,
  stored: Map<SamplePhoto, StoredPhoto>,
): Promise<void> {
  for (const name of SAMPLE_PHOTOS) {
    const renditions = await renditionsOf(name);
    const key = await storePhoto(storage, userId, renditions);
    stored.set(name, { ...key, id: uuidv7(), ...measuresOf(renditions), isSample: true });
  }
}

function renditionsOf(name: SamplePhoto): Promise<Renditions> {
  const known = made.get(name);
  if (known) return known;
  const making = readFile(join(FOLDER, `${name}.webp`)).then(makeRenditions);
  made.set(name, making);
  // A failed rendition is tried again with the next sample log.
  making.catch(() => made.delete(name));
  return making;
}

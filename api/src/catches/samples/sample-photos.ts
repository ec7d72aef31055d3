import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { SAMPLE_PHOTOS } from "@creel/domain/samples/sample-photos";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { storePhoto } from "../../photos/photo-files.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import { measuresOf, type Renditions } from "../../photos/renditions.ts";
import type { Storage } from "../../storage/storage.ts";

/** scripts/draw/draw-sample-photos.mjs draws these in all sizes in advance, because rendering them takes seconds. */
const FOLDER = join(import.meta.dirname, "photos");

const measuresSchema = z.object({ width: z.int(), height: z.int(), placeholder: z.string() });

/** The photos are the same for every user and stay in memory (1 MB). */
const read = new Map<string, Promise<Renditions>>();

/**
 * Stores the photos of a sample log in parallel. Adds each stored photo to `stored` by its name, even if another one
 * fails.
 * @throws AppError unavailable
 */
export async function storeSamplePhotos(
  storage: Storage,
  userId: string,
  stored: Map<string, StoredPhoto>,
): Promise<void> {
  const tries = await Promise.allSettled(
    SAMPLE_PHOTOS.map(async (name) => {
      const renditions = await renditionsOf(name);
      const key = await storePhoto(storage, userId, renditions);
      stored.set(name, { ...key, id: uuidv7(), ...measuresOf(renditions), isSample: true });
    }),
  );
  for (const each of tries) if (each.status === "rejected") throw each.reason;
}

function renditionsOf(name: string): Promise<Renditions> {
  const known = read.get(name);
  if (known) return known;
  const reading = readRenditions(name);
  read.set(name, reading);
  // A failed read is tried again with the next sample log.
  reading.catch(() => read.delete(name));
  return reading;
}

async function readRenditions(name: string): Promise<Renditions> {
  const [display, thumbnail, measures] = await Promise.all(
    ["jpg", "webp", "json"].map((ending) => readFile(join(FOLDER, `${name}.${ending}`))),
  );
  if (!display || !thumbnail) throw new Error(`The sample photo ${name} has no file`);
  return { display, thumbnail, ...measuresSchema.parse(JSON.parse(String(measures))) };
}

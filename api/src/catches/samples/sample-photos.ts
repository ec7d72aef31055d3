import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { SAMPLE_PHOTOS, type SamplePhoto } from "@creel/domain/samples/sample-fish";
import { v7 as uuidv7 } from "uuid";

import { storePhoto } from "../../photos/photo-files.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import { makeRenditions, measuresOf, type Renditions } from "../../photos/renditions.ts";
import type { Storage } from "../../storage/storage.ts";

/** Drawn by scripts/draw/draw-sample-photos.mjs. */
const FOLDER = join(import.meta.dirname, "photos");

/** The sample photos are the same for every user, so their renditions are kept in memory (1 MB). */
const made = new Map<SamplePhoto, Promise<Renditions>>();

/**
 * Stores the photos of a sample log and adds each to `stored`, also when a later one fails.
 * @throws AppError unavailable
 */
export async function storeSamplePhotos(
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

import type { FastifyBaseLogger } from "fastify";

import type { Storage } from "../storage/storage.ts";
import { type FileKey, removePhotos, storePhoto } from "./photo-files.ts";
import { measuresOf, type Renditions } from "./renditions.ts";

type StoredFiles = FileKey & ReturnType<typeof measuresOf>;

interface Upload {
  userId: string;
  renditions: readonly Renditions[];
  log: Pick<FastifyBaseLogger, "warn">;
}

export interface Outcome<Result> {
  result: Result;
  /** Files that nothing needs after `work`. */
  unused: readonly FileKey[];
}

/**
 * Stores the files of photos for `work`, which stores their records. If `work` fails, the files are removed again.
 * @throws AppError unavailable, and any error of `work`
 */
export async function withStoredPhotos<Result>(
  storage: Storage,
  { userId, renditions, log }: Upload,
  work: (stored: StoredFiles[]) => Promise<Outcome<Result>>,
): Promise<Result> {
  const stored: StoredFiles[] = [];
  try {
    for (const each of renditions) {
      const key = await storePhoto(storage, userId, each);
      stored.push({ ...key, ...measuresOf(each) });
    }
    const { result, unused } = await work(stored);
    await removePhotos(storage, unused, log);
    return result;
  } catch (error) {
    await removePhotos(storage, stored, log);
    throw error;
  }
}

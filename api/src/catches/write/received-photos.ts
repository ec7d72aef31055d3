import type { FastifyRequest } from "fastify";
import { v7 as uuidv7 } from "uuid";

import { AppError } from "../../errors/errors.ts";
import { type FileKey, removePhotos, storePhoto } from "../../photos/photo-files.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import type { Renditions } from "../../photos/renditions.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { receivedPhotos } from "./catch-form.ts";

interface Upload {
  userId: string;
  ids: readonly string[] | undefined;
}

interface Outcome<Result> {
  result: Result;
  unused: readonly FileKey[];
}

/**
 * Stores the files of a request's photos for `work`, which adds their rows. When it fails, the files are removed again.
 * @throws AppError invalid_input, unavailable, and what `work` throws
 */
export async function withReceivedPhotos<Result>(
  { photos: { storage } }: Pick<CatchContext, "photos">,
  { request, upload }: { request: FastifyRequest; upload: Upload },
  work: (photos: StoredPhoto[]) => Promise<Outcome<Result>>,
): Promise<Result> {
  const renditions = receivedPhotos(request);
  const ids = idsFor(renditions, upload.ids);
  const stored: StoredPhoto[] = [];
  try {
    for (const [index, each] of renditions.entries()) {
      const key = await storePhoto(storage, upload.userId, each);
      stored.push({ ...key, id: ids[index] ?? uuidv7(), ...measuresOf(each) });
    }
    const { result, unused } = await work(stored);
    await removePhotos(storage, unused, request.log);
    return result;
  } catch (error) {
    await removePhotos(storage, stored, request.log);
    throw error;
  }
}

function idsFor(renditions: readonly Renditions[], ids: readonly string[] = []): readonly string[] {
  const isOneForEach = ids.length === 0 || ids.length === renditions.length;
  if (isOneForEach && new Set(ids).size === ids.length) return ids;
  throw new AppError("invalid_input", { fields: { photoIds: { code: "photo_id_count" } } });
}

export function measuresOf({ width, height, placeholder, display, thumbnail }: Renditions) {
  return { width, height, placeholder, bytes: display.length + thumbnail.length };
}

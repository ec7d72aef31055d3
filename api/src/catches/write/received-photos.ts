import { newRecordId } from "@creel/domain/catches/record-id";
import type { FastifyBaseLogger } from "fastify";

import { AppError } from "../../errors/errors.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import type { Renditions } from "../../photos/renditions.ts";
import { type Outcome, withStoredPhotos } from "../../photos/with-stored-photos.ts";
import type { CatchContext } from "../record/catch-context.ts";

interface Upload {
  userId: string;
  renditions: readonly Renditions[];
  /** One id per photo from the client; ids are generated if absent. */
  ids: readonly string[] | undefined;
  /** Only for a photo that is sent alone. */
  takenAt?: string | undefined;
  log: FastifyBaseLogger;
}

/**
 * Stores the files of a request's photos for `work`, which adds their rows. If `work` fails, the files are removed
 * again.
 * @throws AppError invalid_input, unavailable, and any error of `work`
 */
export async function withReceivedPhotos<Result>(
  { photos: { storage } }: Pick<CatchContext, "photos">,
  { ids: wantedIds, takenAt, ...upload }: Upload,
  work: (photos: StoredPhoto[]) => Promise<Outcome<Result>>,
): Promise<Result> {
  const ids = idsFor(upload.renditions, wantedIds);
  return withStoredPhotos(storage, upload, (stored) =>
    work(
      stored.map((files, index) => ({ ...files, id: ids[index] ?? newRecordId(), takenAt: takenAt ?? null })),
    ),
  );
}

function idsFor(renditions: readonly Renditions[], ids: readonly string[] = []): readonly string[] {
  const isOneForEach = ids.length === 0 || ids.length === renditions.length;
  if (isOneForEach && new Set(ids).size === ids.length) return ids;
  throw new AppError("invalid_input", { fields: { photoIds: { code: "photo_id_count" } } });
}

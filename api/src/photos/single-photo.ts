import type { Photo } from "@creel/domain/photos/photo";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";

import type { Schema } from "../database/schema.ts";
import type { SinglePhoto } from "../database/tables/single-photo.ts";
import type { Storage } from "../storage/storage.ts";
import type { FileKey } from "./photo-files.ts";
import { linkToPhoto } from "./photo-links.ts";
import { findFilesInUse } from "./photos.repository.ts";
import type { PhotoContext } from "./photos.ts";
import type { Renditions } from "./renditions.ts";
import { type Outcome, withStoredPhotos } from "./with-stored-photos.ts";

/** A record that has at most one photo, such as a lure. */
interface WithPhoto {
  userId: string;
  photo: SinglePhoto | null;
}

export function fileOf({ userId, photo }: WithPhoto): FileKey | null {
  return photo && { userId, fileId: photo.file_id };
}

export function presentSinglePhoto(row: WithPhoto, { linkKey }: Pick<PhotoContext, "linkKey">): Photo | null {
  const key = fileOf(row);
  if (!key || !row.photo) return null;
  const { file_id: id, width, height, placeholder } = row.photo;
  return {
    id,
    url: linkToPhoto(linkKey, key, "display.jpg"),
    thumbnailUrl: linkToPhoto(linkKey, key, "thumbnail.webp"),
    width,
    height,
    placeholder,
  };
}

interface Sent {
  userId: string;
  renditions: Renditions;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Stores the files of a photo for `set`, which stores its owner. If `set` fails, the files are removed again.
 * @throws AppError unavailable, and any error of `set`
 */
export function storeSinglePhoto<Result>(
  storage: Storage,
  { userId, renditions, log }: Sent,
  set: (photo: SinglePhoto) => Promise<Outcome<Result>>,
): Promise<Result> {
  return withStoredPhotos(storage, { userId, renditions: [renditions], log }, async ([stored]) => {
    if (!stored) throw new TypeError("One photo was to be stored");
    const { fileId, userId: _owner, ...measures } = stored;
    return set({ file_id: fileId, ...measures });
  });
}

/** Returns the file of the photo that `before` had, unless another record or a merge that can be undone still needs it. */
export async function unusedFiles(transaction: Transaction<Schema>, before: WithPhoto): Promise<FileKey[]> {
  const key = fileOf(before);
  if (!key) return [];
  const inUse = await findFilesInUse(transaction, { userId: key.userId, fileIds: [key.fileId] });
  return inUse.length === 0 ? [key] : [];
}

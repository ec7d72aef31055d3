import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import type { Transaction } from "kysely";

import type { PhotoRow, Schema } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findPhotos } from "./find-photos.repository.ts";
import type { FileKey } from "./photo-files.ts";
import { deletePhotos, insertPhotos, ownPhotos, type StoredPhoto } from "./photos.repository.ts";

export interface PhotoChanges {
  added: StoredPhoto[];
  /** The wanted order; unlisted ids follow in their old order. */
  order: readonly string[];
  removed: readonly string[];
}

export interface PhotosChanged {
  /** The files to delete once the transaction is committed. */
  unused: FileKey[];
  /** False if the catch has the same photos in the same order. */
  isChanged: boolean;
}

/** Changes the photos of a locked catch. @throws AppError invalid_input, id_taken */
export async function changePhotos(
  transaction: Transaction<Schema>,
  key: { userId: string; catchId: string },
  changes: PhotoChanges,
): Promise<PhotosChanged> {
  const photosOf = await findPhotos(transaction, [{ userId: key.userId, id: key.catchId }]);
  const stored = photosOf.get(key.catchId) ?? [];
  const { added, again } = splitKnown(changes.added, stored);
  const removed = stored.filter(({ id }) => changes.removed.includes(id));
  const remaining = stored.filter(({ id }) => !changes.removed.includes(id));
  const ids = inOrder([...remaining, ...added], changes.order);
  if (ids.length > PHOTO_LIMITS.perCatch) {
    throw new AppError("invalid_input", {
      fields: { photo: { code: "too_many_photos", max: PHOTO_LIMITS.perCatch } },
    });
  }

  await deletePhotos(transaction, key.userId, removed);
  const placed = added.map((photo) => ({ photo, position: ids.indexOf(photo.id) }));
  if (!(await insertPhotos(transaction, key.catchId, placed))) throw new AppError("id_taken");
  for (const photo of remaining) {
    const position = ids.indexOf(photo.id);
    if (photo.position !== position) await ownPhotos.set(transaction, photo, { position });
  }
  const idsBefore = stored.map(({ id }) => id);
  return { unused: [...removed, ...again], isChanged: ids.join() !== idsBefore.join() };
}

/** Returns whether the photos of a catch already match these changes. */
export async function hasMadePhotoChanges(
  transaction: Transaction<Schema>,
  key: { userId: string; catchId: string },
  { added, order, removed }: PhotoChanges,
): Promise<boolean> {
  if (added.length + order.length + removed.length === 0) return true;
  const photosOf = await findPhotos(transaction, [{ userId: key.userId, id: key.catchId }]);
  const stored = photosOf.get(key.catchId) ?? [];
  const ids = stored.map(({ id }) => id);
  const isThere = added.every(({ id }) => ids.includes(id)) && !removed.some((id) => ids.includes(id));
  return isThere && inOrder(stored, order).join() === ids.join();
}

/** Separates photos that are already stored, because they were sent again after a lost answer. */
function splitKnown(sent: readonly StoredPhoto[], stored: readonly PhotoRow[]) {
  const known = new Set(stored.map(({ id }) => id));
  return {
    added: sent.filter(({ id }) => !known.has(id)),
    again: sent.filter(({ id }) => known.has(id)),
  };
}

function inOrder(photos: readonly { id: string }[], order: readonly string[]): string[] {
  const rank = (id: string) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return photos.map(({ id }) => id).toSorted((one, other) => rank(one) - rank(other));
}

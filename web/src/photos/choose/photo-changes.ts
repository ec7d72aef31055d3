import { type FormPhoto, remainingPhotos } from "./form-photo.ts";

/** The files are in the order of their ids. */
export interface PhotoChanges {
  fields: { photoIds?: string[]; photoOrder?: string[]; removedPhotoIds?: string[] };
  files: Blob[];
}

export function newPhotoChanges(photos: readonly FormPhoto[]): PhotoChanges {
  const added = remainingPhotos(photos).filter((photo) => photo.kind === "new");
  if (added.length === 0) return { fields: {}, files: [] };
  return { fields: { photoIds: added.map(({ id }) => id) }, files: added.map(({ file }) => file) };
}

/** Empty when nothing changed. */
export function changedPhotoChanges(photos: readonly FormPhoto[], before: readonly string[]): PhotoChanges {
  const { fields, files } = newPhotoChanges(photos);
  const order = remainingPhotos(photos).map(({ id }) => id);
  const removed = photos.filter(({ kind, isRemoved }) => kind === "stored" && isRemoved);
  const removedIds = removed.map(({ id }) => id);
  const untouched = before.filter((id) => !removedIds.includes(id));
  return {
    fields: {
      ...fields,
      ...(order.join() !== untouched.join() && { photoOrder: order }),
      ...(removedIds.length > 0 && { removedPhotoIds: removedIds }),
    },
    files,
  };
}

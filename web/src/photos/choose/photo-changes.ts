import { type FormPhoto, remainingPhotos } from "./form-photo.ts";

/** What is sent about a catch's photos: the fields, and the files in the order of their ids. */
export interface PhotoChanges {
  fields: { photoIds?: string[]; photoOrder?: string[]; removedPhotoIds?: string[] };
  files: Blob[];
}

/** Of a catch that is not there yet; the order of the files is the order of its photos. */
export function newPhotoChanges(photos: readonly FormPhoto[]): PhotoChanges {
  const added = remainingPhotos(photos).filter((photo) => photo.kind === "new");
  if (added.length === 0) return { fields: {}, files: [] };
  return { fields: { photoIds: added.map(({ id }) => id) }, files: added.map(({ file }) => file) };
}

/** Of a catch that had these photos; nothing when nothing changed. */
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

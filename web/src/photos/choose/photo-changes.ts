import { type FormPhoto, type NewPhoto, remainingPhotos } from "./form-photo.ts";

/** What a catch has now. */
export interface PhotosOfForm {
  /** Those that are new. */
  added: NewPhoto[];
  /** All of them, the cover first. */
  order: string[];
}

export function photosOfForm(photos: readonly FormPhoto[]): PhotosOfForm {
  const remaining = remainingPhotos(photos);
  return { added: remaining.filter((photo) => photo.kind === "new"), order: remaining.map(({ id }) => id) };
}

/** Empty when nothing changed. */
export function photoFields(
  photos: readonly FormPhoto[],
  before: readonly string[],
): { photoOrder?: string[]; removedPhotoIds?: string[] } {
  const { order } = photosOfForm(photos);
  const removed = photos.filter(({ kind, isRemoved }) => kind === "stored" && isRemoved);
  const removedIds = removed.map(({ id }) => id);
  const untouched = before.filter((id) => !removedIds.includes(id));
  return {
    ...(order.join() !== untouched.join() && { photoOrder: order }),
    ...(removedIds.length > 0 && { removedPhotoIds: removedIds }),
  };
}

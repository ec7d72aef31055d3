import type { Photo } from "@creel/domain/photos/photo";
import { PHOTO_LIMITS, PHOTO_TOO_LARGE, photoSchema, TOO_MANY_PHOTOS } from "@creel/domain/photos/photo";

import type { PhotoExif } from "../exif/photo-exif.ts";

/** A photo in the form: plain data, so that a draft can keep it as it is. */
export type FormPhoto = NewPhoto | StoredPhoto;

export interface NewPhoto {
  kind: "new";
  /** Made here, so that sending it again makes no second photo. */
  id: string;
  /** What the file was called, to speak of it. */
  name: string;
  /** What is sent: what was chosen, until something smaller was made of it. */
  file: Blob;
  /** How many bytes were chosen. */
  originalBytes: number;
  /**
   * `compressing` goes on by itself wherever the form is opened; `failed` sends what was chosen;
   * `unreadable` cannot be sent at all, because neither this browser nor the server can read it.
   */
  state: "compressing" | "ready" | "failed" | "unreadable";
  /** The EXIF data; `null` until it was read. Drafts on devices store it under this name. */
  facts: PhotoExif | null;
  /** Whether the angler said yes or no to its time and place. */
  isOfferAnswered: boolean;
  /** Taken out, but not for good before the form is saved. */
  isRemoved: boolean;
}

/** A photo the catch had when the form was opened. */
export interface StoredPhoto {
  kind: "stored";
  id: string;
  photo: Photo;
  isRemoved: boolean;
}

export function storedPhotos(photos: readonly Photo[]): FormPhoto[] {
  return photos.map((photo) => ({ kind: "stored", id: photo.id, photo, isRemoved: false }));
}

/** Those that will be there after saving, the cover first. */
export function remainingPhotos(photos: readonly FormPhoto[]): FormPhoto[] {
  return photos.filter(({ isRemoved }) => !isRemoved);
}

/** Why these photos cannot be sent, in a sentence; nothing when they can, or are not ready yet. */
export function photosProblem(photos: readonly FormPhoto[]): string | undefined {
  const remaining = remainingPhotos(photos);
  if (remaining.length > PHOTO_LIMITS.perCatch) {
    return `${TOO_MANY_PHOTOS} Please remove some.`;
  }
  const chosen = remaining.filter((photo) => photo.kind === "new");
  const unreadable = chosen.find(({ state }) => state === "unreadable");
  if (unreadable) return `Please remove ${unreadable.name}: this browser cannot read it.`;
  const isTooLarge = chosen.some(
    ({ state, file }) => state !== "compressing" && file.size > PHOTO_LIMITS.bytes,
  );
  return isTooLarge ? PHOTO_TOO_LARGE : undefined;
}

/** The same photos with one moved to another place in the line, 0 being the cover. */
export function movePhoto(photos: readonly FormPhoto[], id: string, place: number): FormPhoto[] {
  const moved = photos.filter((photo) => photo.id === id);
  return photos.filter((photo) => photo.id !== id).toSpliced(Math.max(0, place), 0, ...moved);
}

/**
 * The photos of a form over those that somebody else stored meanwhile: what was added on either side
 * stays, what was removed on either side goes, and the form's order wins.
 */
export function mergePhotos(mine: readonly FormPhoto[], theirs: readonly FormPhoto[]): FormPhoto[] {
  const known = new Set(mine.map(({ id }) => id));
  const stored = new Set(theirs.map(({ id }) => id));
  return [
    ...mine.filter(({ kind, id }) => kind === "new" || stored.has(id)),
    ...theirs.filter(({ id }) => !known.has(id)),
  ];
}

/** Whether they are the same in the same order, down to their files. */
export function isSamePhotos(one: readonly FormPhoto[], other: readonly FormPhoto[]): boolean {
  return one.length === other.length && one.every((photo, index) => isSamePhoto(photo, other[index]));
}

function isSamePhoto(one: FormPhoto, other: FormPhoto | undefined): boolean {
  if (other === undefined) return false;
  if (one.kind === "stored" || other.kind === "stored") {
    return one.kind === other.kind && one.id === other.id && one.isRemoved === other.isRemoved;
  }
  // A file is the same object as long as it is the same; everything else is plain data.
  return one.file === other.file && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether what was kept of a form can be shown in one. */
export function isFormPhoto(stored: unknown): stored is FormPhoto {
  if (typeof stored !== "object" || stored === null || !("kind" in stored)) return false;
  if (stored.kind === "new") {
    return "file" in stored && stored.file instanceof Blob && "originalBytes" in stored;
  }
  return stored.kind === "stored" && "photo" in stored && photoSchema.safeParse(stored.photo).success;
}

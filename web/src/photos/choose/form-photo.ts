import { type Photo, PHOTO_LIMITS, photoSchema } from "@creel/domain/photos/photo";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import { isGuest, mostUploadBytes } from "../most-upload-bytes.ts";
import type { PhotoExif } from "../photo-exif.ts";

/** A photo of the form as plain data, so that a draft can store it. */
export type FormPhoto = NewPhoto | StoredPhoto;

export interface NewPhoto {
  kind: "new";
  /** Made on this device, so that sending it again makes no second photo. */
  id: string;
  /** The name of the file. */
  name: string;
  /** The chosen file until it is compressed. */
  file: Blob;
  /** The size of the chosen file, in bytes. */
  originalBytes: number;
  /**
   * `compressing` resumes wherever the form is opened; `failed` sends the chosen file; `unreadable` cannot be sent,
   * because neither this browser nor the server can read it.
   */
  state: "compressing" | "ready" | "failed" | "unreadable";
  /** The EXIF data; `null` until it is read. Stored drafts use this name. */
  facts: PhotoExif | null;
  /** True if the angler answered the offer of its time and place. */
  isOfferAnswered: boolean;
  /** True if it was removed; it can be restored until the form is saved. */
  isRemoved: boolean;
}

export interface StoredPhoto {
  kind: "stored";
  id: string;
  photo: Photo;
  isRemoved: boolean;
}

export function storedPhotos(photos: readonly Photo[]): FormPhoto[] {
  return photos.map((photo) => ({ kind: "stored", id: photo.id, photo, isRemoved: false }));
}

/** Returns the photos that are not removed, the cover first. */
export function remainingPhotos(photos: readonly FormPhoto[]): FormPhoto[] {
  return photos.filter(({ isRemoved }) => !isRemoved);
}

/** Returns a sentence; `undefined` if the photos can be sent or are not ready yet. */
export function photosProblem(photos: readonly FormPhoto[]): string | undefined {
  const remaining = remainingPhotos(photos);
  if (remaining.length > PHOTO_LIMITS.perCatch) {
    const tooMany = describeTooManyPhotos();
    return t`${tooMany} Please remove some.`;
  }
  const chosen = remaining.filter((photo) => photo.kind === "new");
  const unreadable = chosen.find(({ state }) => state === "unreadable");
  if (unreadable) return describeUnreadable(unreadable);
  const tooLarge = chosen.find(({ state, file }) => state !== "compressing" && file.size > mostUploadBytes());
  return tooLarge && describeTooLarge(tooLarge);
}

function describeTooLarge({ name }: NewPhoto): string {
  return describeFieldError(
    isGuest() ? { code: "demo_photo_named", name } : { code: "photo_too_large" },
    i18n,
  );
}

export function describeTooManyPhotos(): string {
  return describeFieldError({ code: "too_many_photos", max: PHOTO_LIMITS.perCatch }, i18n);
}

function describeUnreadable({ name }: NewPhoto): string {
  return t`Please remove ${name}: this browser cannot read it.`;
}

/** Moves a photo. @param place an index; 0 is the cover */
export function movePhoto(photos: readonly FormPhoto[], id: string, place: number): FormPhoto[] {
  const moved = photos.filter((photo) => photo.id === id);
  return photos.filter((photo) => photo.id !== id).toSpliced(Math.max(0, place), 0, ...moved);
}

/** Merges two sides: what either added stays, what either removed goes, and the form's order wins. */
export function mergePhotos(mine: readonly FormPhoto[], theirs: readonly FormPhoto[]): FormPhoto[] {
  const known = new Set(mine.map(({ id }) => id));
  const stored = new Set(theirs.map(({ id }) => id));
  return [
    ...mine.filter(({ kind, id }) => kind === "new" || stored.has(id)),
    ...theirs.filter(({ id }) => !known.has(id)),
  ];
}

/** True if both have the same files in the same order. */
export function isSamePhotos(one: readonly FormPhoto[], other: readonly FormPhoto[]): boolean {
  return one.length === other.length && one.every((photo, index) => isSamePhoto(photo, other[index]));
}

function isSamePhoto(one: FormPhoto, other: FormPhoto | undefined): boolean {
  if (other === undefined) return false;
  if (one.kind === "stored" || other.kind === "stored") {
    return one.kind === other.kind && one.id === other.id && one.isRemoved === other.isRemoved;
  }
  // An unchanged file is the same object; everything else is plain data.
  return one.file === other.file && JSON.stringify(one) === JSON.stringify(other);
}

export function isFormPhoto(stored: unknown): stored is FormPhoto {
  if (typeof stored !== "object" || stored === null || !("kind" in stored)) return false;
  if (stored.kind === "new") {
    return "file" in stored && stored.file instanceof Blob && "originalBytes" in stored;
  }
  return stored.kind === "stored" && "photo" in stored && photoSchema.safeParse(stored.photo).success;
}

/** The photos of a catch as the form has them. */
interface PhotosOfForm {
  /** The new photos. */
  added: NewPhoto[];
  /** The ids of all photos, the cover first. */
  order: string[];
}

export function photosOfForm(photos: readonly FormPhoto[]): PhotosOfForm {
  const remaining = remainingPhotos(photos);
  return { added: remaining.filter((photo) => photo.kind === "new"), order: remaining.map(({ id }) => id) };
}

/** Returns the changed fields; empty if nothing changed. */
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

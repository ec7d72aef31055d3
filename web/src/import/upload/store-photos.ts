import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { PHOTO_LIMITS } from "@creel/domain/photos/photo";

import { storeImportedPhoto } from "../../catches/outbox/imported-photos.ts";
import { fits } from "../../catches/outbox/save-in-outbox.ts";
import { freeRoom } from "../../device/make-room.ts";
import { ApiError } from "../../http/api-error.ts";
import { send } from "../../http/send.ts";
import { lastSent } from "../../outbox/outbox-news.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { type Outcome, type PhotosOfCatch, photoIdOf } from "./photo-source.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { type PhotoOfRecord, sendSinglePhoto } from "./send-single-photo.ts";
import { noteUpload, type PhotoUpload } from "./upload-state.ts";

interface ImportPhotos {
  userId: string;
  importId: string;
  /** The photos of catches that are in the log. */
  catches: readonly PhotosOfCatch[];
  /** The photos of lures, rods and licenses that are in the log. They are sent at once. */
  records?: readonly PhotoOfRecord[];
}

/**
 * Prepares the photos of an import as the form does, and stores them on this device, in the outbox. Works one by one:
 * on a full device it waits until some are sent.
 */
export async function storePhotos({ userId, importId, catches, records = [] }: ImportPhotos): Promise<void> {
  const bounded = catches.map(({ catchId, photos }) => ({
    catchId,
    photos: photos.slice(0, PHOTO_LIMITS.perCatch),
  }));
  const all = bounded.reduce((sum, { photos }) => sum + photos.length, records.length);
  if (all === 0) return;
  let upload: PhotoUpload = { importId, all, done: 0, kept: 0, bytes: 0, unread: [] };
  noteUpload(upload);
  const note = (outcome: Outcome, name: string) => {
    upload = withPhoto(upload, outcome, name);
    noteUpload(upload);
  };
  for (const each of bounded) await storePhotosOfCatch({ userId, importId }, each, note);
  for (const each of records) note(await sendSinglePhoto(each), each.photo.name);
}

function withPhoto(was: PhotoUpload, outcome: Outcome, name: string): PhotoUpload {
  const done = was.done + 1;
  if (outcome === "there") return { ...was, done };
  if (outcome === "unread") return { ...was, done, unread: [...was.unread, name] };
  return { ...was, done, kept: was.kept + 1, bytes: was.bytes + outcome.size };
}

type OfImport = Pick<ImportPhotos, "userId" | "importId">;

async function storePhotosOfCatch(
  ofImport: OfImport,
  { catchId, photos }: PhotosOfCatch,
  onOutcome: (outcome: Outcome, name: string) => void,
): Promise<void> {
  const there = await photosThere(catchId);
  const photoOrder = photos.map((photo) => photoIdOf(catchId, photo));
  for (const photo of photos) {
    const photoId = photoIdOf(catchId, photo);
    const isThere = there === null || there.has(photoId);
    const prepared = isThere ? null : await preparePhoto(photo);
    if (prepared) {
      const importedPhoto = { ...ofImport, catchId, photoId, name: photo.name, photoOrder, ...prepared };
      await storeWhenRoom(ofImport.userId, () => storeImportedPhoto(importedPhoto));
    }
    onOutcome(isThere ? "there" : (prepared?.file ?? "unread"), photo.name);
  }
}

/** Returns the ids of photos that the catch already has; `null` if the catch is not in the log. */
async function photosThere(catchId: string): Promise<ReadonlySet<string> | null> {
  try {
    const { catch: stored } = await send({ path: `/catches/${catchId}` }, catchAnswerSchema);
    return new Set(stored.photos.map(({ id }) => id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    // Sending a photo again is safe: its id is the same.
    return new Set();
  }
}

/** Without room, waits until something was sent. Gives up if nothing is left to send. */
async function storeWhenRoom(userId: string, store: () => Promise<void>): Promise<void> {
  if (await fits(store)) return;
  await freeRoom();
  while (!(await fits(store))) {
    if ((await listItems(userId)).length === 0) return;
    await nextSent();
  }
}

function nextSent(): Promise<void> {
  return new Promise((resolve) => {
    const stop = lastSent.subscribe(() => {
      stop();
      resolve();
    });
  });
}

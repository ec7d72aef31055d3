import { isPaused, type OutboxItem, asWaiting } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox, listItems } from "../../outbox/outbox-store.ts";
import { isOfCatch, type PhotoWork, makeCatchItem } from "./catch-item.ts";

interface PhotoToStore {
  userId: string;
  importId: string;
  catchId: string;
  photoId: string;
  name: string;
  takenAt: string | null;
  /** All photos imported with the catch, the cover first. */
  photoOrder: readonly string[];
  file: Blob;
}

/**
 * Queues a photo of an imported catch. A photo that is already queued stays as it is.
 *
 * @throws DOMException QuotaExceededError if the device has no room for it.
 */
export async function storeImportedPhoto(photo: PhotoToStore): Promise<void> {
  const { userId, importId, catchId, photoId, name, takenAt, photoOrder, file } = photo;
  if ((await listItems(userId)).some(isOfPhoto(photoId))) return;
  const files = new Map([[photoId, { bytes: await file.arrayBuffer(), type: file.type }]]);
  const plan = (items: readonly OutboxItem[]) => {
    const isThere = items.filter(isOfCatch(catchId)).some(isOfPhoto(photoId));
    // A photo that is added while the others are paused is paused, too.
    const isHeld = items.filter(isOfImport(importId)).some(isPaused);
    const imported = { importId, bytes: file.size, isPaused: isHeld };
    const time = takenAt === null ? {} : { takenAt };
    const work: PhotoWork = { kind: "photo", photoId, name, ...time, photoOrder, imported };
    return { put: isThere ? [] : [makeCatchItem({ userId, catchId }, work)], removed: [] };
  };
  // The photo can be chosen again, so it need not survive a power loss.
  await changeOutbox(userId, plan, { files, isLasting: false });
}

/** Pauses or resumes the photos of an import. An upload in progress continues. */
export async function pauseImported(userId: string, importId: string, isHeld: boolean): Promise<void> {
  await changeOutbox(userId, (items) => ({
    put: items.filter(isOfImport(importId)).map((item) => withPause(item, isHeld)),
    removed: [],
  }));
  if (!isHeld) sendNow();
}

/** Removes the pending photos of an import that was undone. */
export async function dropImported(userId: string, importId: string): Promise<void> {
  await changeOutbox(userId, (items) => ({ put: [], removed: items.filter(isOfImport(importId)) }));
}

export function isOfImport(importId: string): (item: OutboxItem) => boolean {
  return ({ work }) => work.kind === "photo" && work.imported?.importId === importId;
}

function isOfPhoto(photoId: string): (item: OutboxItem) => boolean {
  return ({ work }) => work.kind === "photo" && work.photoId === photoId;
}

function withPause(item: OutboxItem, isHeld: boolean): OutboxItem {
  if (item.subject !== "catch" || item.work.kind !== "photo" || !item.work.imported) return item;
  const resumed = isHeld || item.state === "sending" ? item : asWaiting(item);
  return { ...resumed, work: { ...item.work, imported: { ...item.work.imported, isPaused: isHeld } } };
}

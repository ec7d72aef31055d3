import { isPaused, type OutboxItem, asWaiting } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox, listItems } from "../../outbox/outbox-store.ts";
import { isOfCatch, type PhotoWork, makeCatchItem } from "./catch-item.ts";

interface KeptPhoto {
  userId: string;
  importId: string;
  catchId: string;
  photoId: string;
  name: string;
  takenAt: string | null;
  /** All photos that come with the catch, the cover first. */
  photoOrder: readonly string[];
  file: Blob;
}

/**
 * A photo of a catch that an import wrote waits to be sent; one that waits already is left as it is.
 *
 * @throws DOMException QuotaExceededError when the device has no room for it.
 */
export async function keepImportedPhoto(kept: KeptPhoto): Promise<void> {
  const { userId, importId, catchId, photoId, name, takenAt, photoOrder, file } = kept;
  if ((await listItems(userId)).some(isOfPhoto(photoId))) return;
  const files = new Map([[photoId, { bytes: await file.arrayBuffer(), type: file.type }]]);
  const plan = (items: readonly OutboxItem[]) => {
    const isThere = items.filter(isOfCatch(catchId)).some(isOfPhoto(photoId));
    // What comes while the others are paused is paused.
    const isHeld = items.filter(isOfImport(importId)).some(isPaused);
    const imported = { importId, bytes: file.size, isPaused: isHeld };
    const time = takenAt === null ? {} : { takenAt };
    const work: PhotoWork = { kind: "photo", photoId, name, ...time, photoOrder, imported };
    return { put: isThere ? [] : [makeCatchItem({ userId, catchId }, work)], removed: [] };
  };
  // It can be chosen again: it need not outlive an empty battery.
  await changeOutbox(userId, plan, { files, isLasting: false });
}

/** What is on its way goes on. */
export async function pauseImported(userId: string, importId: string, isHeld: boolean): Promise<void> {
  await changeOutbox(userId, (items) => ({
    put: items.filter(isOfImport(importId)).map((item) => withPause(item, isHeld)),
    removed: [],
  }));
  if (!isHeld) sendNow();
}

/** The import is taken back: its photos that wait are not sent. */
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

import { freeRoom } from "../../device/make-room.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { type OutboxItem, planUndo } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox, type KeptFile } from "../../outbox/outbox-store.ts";
import { type CatchOfUser, isOfCatch } from "./catch-item.ts";
import { type AlikeCatch, planPhotos, planSaves, type SavedCatch } from "./plan-catch.ts";

export interface KeptCatch extends Omit<SavedCatch, "photos"> {
  /** Those that are new with this save, compressed. */
  photos: readonly (SavedCatch["photos"][number] & { file: Blob })[];
  /** New catches that are kept together with it. */
  alike?: readonly AlikeCatch[];
  /** The draft that ends with it. */
  draftId?: string;
}

export interface StoredCatch {
  /** Nothing waited for this catch before: nothing else is sent together with it. */
  isFirst: boolean;
  /** The ids of photos that found no room on the device; the words are kept. */
  leftOut: readonly string[];
}

/**
 * Keeps a new or a changed catch on this device, from where it is sent. When it returns, all of it is stored, but for
 * the last photos where there is no room for all.
 *
 * @param mayLeaveOut False where there is another way for the photos: without room for all of them nothing is kept.
 * @throws DOMException QuotaExceededError when the device has no room for the words either; then nothing is stored, and
 *   the draft stays.
 */
export async function saveInOutbox(kept: KeptCatch, mayLeaveOut: boolean): Promise<StoredCatch> {
  const { userId, catchId, draftId, alike } = kept;
  let isFirst = false;
  const all = kept.photos.length;
  const { leftOut } = await keepWhatFits({ all, least: mayLeaveOut ? 0 : all }, async (count) => {
    const saved = withPhotos(kept, count);
    // Before the transaction: it would end while files are read.
    const files = await readFiles(saved.photos);
    const plan = (items: readonly OutboxItem[]) => {
      isFirst = !items.some(isOfCatch(catchId));
      return planSaves(items, saved, alike);
    };
    await changeOutbox(userId, plan, { files, ...(draftId !== undefined && { draftId }) });
  });
  // The draft has ended, and with it its copies of the photos: there may be room now.
  const count = leftOut === 0 ? all : await keepMore(kept, all - leftOut);
  sendNow();
  return { isFirst, leftOut: kept.photos.slice(count).map(({ id }) => id) };
}

/** Keeps photos of a catch whose first so many are kept, one after the other; returns how many are kept then. */
async function keepMore(kept: KeptCatch, from: number): Promise<number> {
  for (let count = from; count < kept.photos.length; count += 1) {
    const { photoOrder, userId, catchId } = withPhotos(kept, count + 1);
    const photos = kept.photos.slice(count, count + 1);
    const files = await readFiles(photos);
    const plan = (items: readonly OutboxItem[]) => planPhotos(items, { userId, catchId, photos, photoOrder });
    if (!(await fits(() => changeOutbox(userId, plan, { files })))) return count;
  }
  return kept.photos.length;
}

/** With its first photos alone. */
function withPhotos(kept: KeptCatch, count: number): KeptCatch {
  const leftOut = new Set(kept.photos.slice(count).map(({ id }) => id));
  return {
    ...kept,
    photos: kept.photos.slice(0, count),
    photoOrder: kept.photoOrder.filter((id) => !leftOut.has(id)),
  };
}

/** Takes back what waits for catches, except what is on its way. */
export async function takeBack(userId: string, catchIds: readonly string[]): Promise<void> {
  const isTaken = (item: OutboxItem) =>
    catchIds.some((catchId) => isOfCatch(catchId)(item)) && item.state !== "sending";
  await changeOutbox(userId, (items) => ({ put: [], removed: items.filter(isTaken) }));
}

/** Returns false when it is too late: the deletion is on its way, or sent. */
export async function undoDeletion({ userId, catchId }: CatchOfUser): Promise<boolean> {
  const { removed } = await changeOutbox(userId, (items) => planUndo(items, catchId));
  sendNow();
  return removed.length > 0;
}

async function readFiles(photos: KeptCatch["photos"]): Promise<Map<string, KeptFile>> {
  const read = photos.map(
    async ({ id, file }) => [id, { bytes: await file.arrayBuffer(), type: file.type }] as const,
  );
  return new Map(await Promise.all(read));
}

interface Photos {
  all: number;
  /** With fewer it is not kept. */
  least: number;
}

/**
 * Keeps something with as many of its photos as there is room for. What can be loaded again makes room first.
 *
 * @param keep Keeps it with its first so many photos. @throws DOMException QuotaExceededError
 * @throws DOMException QuotaExceededError when it finds no room with the least photos either.
 */
export async function keepWhatFits(
  { all, least }: Photos,
  keep: (count: number) => Promise<void>,
  free: () => Promise<void> = freeRoom,
): Promise<{ leftOut: number }> {
  if (await fits(() => keep(all))) return { leftOut: 0 };
  await free();
  for (let count = all; count > least; count -= 1) {
    if (await fits(() => keep(count))) return { leftOut: all - count };
  }
  await keep(least);
  return { leftOut: all - least };
}

/** False where there is no room. */
export async function fits(keep: () => Promise<unknown>): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
}

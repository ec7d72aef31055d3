import { freeRoom } from "../../device/make-room.ts";
import { isOutOfRoom } from "../../device/room.ts";
import { type OutboxItem, planUndo } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox, type StoredFile } from "../../outbox/outbox-store.ts";
import { type CatchOfUser, isOfCatch } from "./catch-item.ts";
import { type AlikeCatch, planPhotos, planSaves, type SavedCatch } from "./plan-catch.ts";

export interface CatchToStore extends Omit<SavedCatch, "photos"> {
  /** The photos that are new with this save, compressed. */
  photos: readonly (SavedCatch["photos"][number] & { file: Blob })[];
  /** New catches that are stored together with this one. */
  alike?: readonly AlikeCatch[];
  /** The draft that ends with this save. */
  draftId?: string;
}

export interface StoredCatch {
  /** True if nothing was pending for this catch before, so that nothing else is sent with it. */
  isFirst: boolean;
  /** The ids of photos that had no room on the device. The catch itself is stored. */
  leftOut: readonly string[];
}

/**
 * Stores a new or changed catch on this device, to be sent from there. Once it resolves, everything is stored, except
 * the last photos if there is no room for all.
 *
 * @param mayLeaveOut False if the photos can be sent another way: then nothing is stored unless all of them fit.
 * @throws DOMException QuotaExceededError if the device has no room for the catch itself; then nothing is stored, and
 *   the draft stays.
 */
export async function saveInOutbox(catchToStore: CatchToStore, mayLeaveOut: boolean): Promise<StoredCatch> {
  const { userId, catchId, draftId, alike } = catchToStore;
  let isFirst = false;
  const all = catchToStore.photos.length;
  const { leftOut } = await storeWhatFits({ all, least: mayLeaveOut ? 0 : all }, async (count) => {
    const saved = withPhotos(catchToStore, count);
    // Reads the files before the transaction, which would end in the meantime.
    const files = await readFiles(saved.photos);
    const plan = (items: readonly OutboxItem[]) => {
      isFirst = !items.some(isOfCatch(catchId));
      return planSaves(items, saved, alike);
    };
    await changeOutbox(userId, plan, { files, ...(draftId !== undefined && { draftId }) });
  });
  // The draft is gone with its copies of the photos, so there may be room now.
  const count = leftOut === 0 ? all : await storeMore(catchToStore, all - leftOut);
  sendNow();
  return { isFirst, leftOut: catchToStore.photos.slice(count).map(({ id }) => id) };
}

/** Stores photos one by one after the first `from`, and returns how many are stored in total. */
async function storeMore(catchToStore: CatchToStore, from: number): Promise<number> {
  for (let count = from; count < catchToStore.photos.length; count += 1) {
    const { photoOrder, userId, catchId } = withPhotos(catchToStore, count + 1);
    const photos = catchToStore.photos.slice(count, count + 1);
    const files = await readFiles(photos);
    const plan = (items: readonly OutboxItem[]) => planPhotos(items, { userId, catchId, photos, photoOrder });
    if (!(await fits(() => changeOutbox(userId, plan, { files })))) return count;
  }
  return catchToStore.photos.length;
}

/** Returns the catch with only its first photos. */
function withPhotos(catchToStore: CatchToStore, count: number): CatchToStore {
  const leftOut = new Set(catchToStore.photos.slice(count).map(({ id }) => id));
  return {
    ...catchToStore,
    photos: catchToStore.photos.slice(0, count),
    photoOrder: catchToStore.photoOrder.filter((id) => !leftOut.has(id)),
  };
}

/** Removes the pending items of catches, except those being sent. */
export async function takeBack(userId: string, catchIds: readonly string[]): Promise<void> {
  const isTaken = (item: OutboxItem) =>
    catchIds.some((catchId) => isOfCatch(catchId)(item)) && item.state !== "sending";
  await changeOutbox(userId, (items) => ({ put: [], removed: items.filter(isTaken) }));
}

/** Returns false if it is too late: the deletion is being sent, or was sent. */
export async function undoDeletion({ userId, catchId }: CatchOfUser): Promise<boolean> {
  const { removed } = await changeOutbox(userId, (items) => planUndo(items, catchId));
  sendNow();
  return removed.length > 0;
}

async function readFiles(photos: CatchToStore["photos"]): Promise<Map<string, StoredFile>> {
  const read = photos.map(
    async ({ id, file }) => [id, { bytes: await file.arrayBuffer(), type: file.type }] as const,
  );
  return new Map(await Promise.all(read));
}

interface Photos {
  all: number;
  /** Nothing is stored with fewer photos than this. */
  least: number;
}

/**
 * Stores something with as many of its photos as fit. Data that can be loaded again is removed first if not all fit.
 *
 * @param store Stores it with its first `count` photos. @throws DOMException QuotaExceededError
 * @throws DOMException QuotaExceededError if not even `least` photos fit.
 */
export async function storeWhatFits(
  { all, least }: Photos,
  store: (count: number) => Promise<void>,
  free: () => Promise<void> = freeRoom,
): Promise<{ leftOut: number }> {
  if (await fits(() => store(all))) return { leftOut: 0 };
  await free();
  for (let count = all; count > least; count -= 1) {
    if (await fits(() => store(count))) return { leftOut: all - count };
  }
  await store(least);
  return { leftOut: all - least };
}

/** Returns false if there is no room. */
export async function fits(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    if (isOutOfRoom(error)) return false;
    throw error;
  }
}

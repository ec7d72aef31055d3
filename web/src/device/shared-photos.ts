import { PHOTO_LIMITS } from "@creel/domain/photos/photo";

import { allOrNothing } from "./all-or-nothing.ts";
import { logDatabase } from "./log-database.ts";

/** The keys of shared photos in the store of files. Other photos have their id, which never begins like this. */
const PREFIX = "shared ";

/** Photos that another app shared with Creel, in their order. */
export interface SharedPhotos {
  files: readonly File[];
  /** How many more were shared than a catch can have. */
  leftOut: number;
}

/**
 * Stores shared photos until a form takes them, in place of any that were shared before. Stores as many as a catch can
 * have, all or none.
 *
 * @throws DOMException QuotaExceededError if the device has no room for them
 */
export async function storeShared(files: readonly File[]): Promise<void> {
  const database = await logDatabase();
  // Reads the files before the transaction, which would end in the meantime.
  const read = await Promise.all(files.slice(0, PHOTO_LIMITS.perCatch).map(readFile));
  const leftOut = Math.max(0, files.length - read.length);
  const work = database.transaction("files", "readwrite", { durability: "strict" });
  await allOrNothing(work, [
    () => work.store.delete(allKeys()),
    ...read.map((file, place) => () => work.store.put({ ...file, leftOut }, keyOf(place))),
  ]);
}

/** Returns `null` if there are none. */
export async function readShared(): Promise<SharedPhotos | null> {
  const stored = await (await logDatabase()).getAll("files", allKeys());
  const [first] = stored;
  if (!first) return null;
  return {
    files: stored.map(({ bytes, type, name = "" }) => new File([bytes], name, { type })),
    leftOut: first.leftOut ?? 0,
  };
}

export async function removeShared(): Promise<void> {
  await (await logDatabase()).delete("files", allKeys());
}

async function readFile(file: File) {
  return { bytes: await file.arrayBuffer(), type: file.type, name: file.name };
}

function allKeys(): IDBKeyRange {
  return IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`);
}

/** Keys sort as texts, so the places have the same number of digits. */
function keyOf(place: number): string {
  return PREFIX + String(place).padStart(2, "0");
}

import type { License } from "@creel/domain/licenses/license";
import type { Photo } from "@creel/domain/photos/photo";
import type { DBSchema } from "idb";

import { openedOnce } from "../../device/device-database.ts";
import { idOnDevice } from "../../device/device-photo.ts";
import { LICENSE_PHOTOS_DATABASE } from "../../device/storage-keys.ts";
import { persistentUserId } from "../../http/stored-session.ts";

interface KeptPhoto {
  /** The id of the photo, which is another one for every upload. */
  id: string;
  userId: string;
  bytes: ArrayBuffer;
  type: string;
}

interface PhotosDatabase extends DBSchema {
  photos: { key: string; value: KeptPhoto; indexes: { user: string } };
}

/** The photos of licenses, which have to open however long the device was without a network. */
const database = openedOnce<PhotosDatabase>({ name: LICENSE_PHOTOS_DATABASE }, (db) => {
  db.createObjectStore("photos", { keyPath: "id" }).createIndex("user", "userId");
});

/**
 * Stores the photos of an angler's licenses on this device, and removes those that no license has any more. Does
 * nothing for a user who does not stay signed in. A photo that cannot be fetched or stored now is fetched with the next
 * answer.
 */
export async function keepPhotosOf(licenses: readonly Pick<License, "photo">[]): Promise<void> {
  const userId = persistentUserId();
  if (userId === null) return;
  try {
    const photos = licenses.flatMap(({ photo }) => photo ?? []).filter(({ url }) => idOnDevice(url) === null);
    const db = await database();
    const known = await db.getAllKeysFromIndex("photos", "user", userId);
    const wanted = new Set(photos.map(({ id }) => id));
    for (const id of known) if (!wanted.has(id)) await db.delete("photos", id);
    for (const photo of photos) if (!known.includes(photo.id)) await fetchAndKeep(photo);
  } catch {
    // Without the store, the photos are shown from the server.
  }
}

async function fetchAndKeep({ id, url }: Photo): Promise<void> {
  const response = await fetch(url, { credentials: "omit" });
  if (response.ok) await keepPhoto(id, await response.blob());
}

/** Stores the file of a photo that the server has. */
export async function keepPhoto(id: string, file: Blob): Promise<void> {
  const userId = persistentUserId();
  if (userId === null) return;
  const bytes = await file.arrayBuffer();
  await (await database()).put("photos", { id, userId, bytes, type: file.type });
}

/** Returns the file of a photo; `null` if it is not on this device. */
export async function keptPhoto(id: string): Promise<Blob | null> {
  try {
    const kept = await (await database()).get("photos", id);
    return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
  } catch {
    return null;
  }
}

import type { Catch } from "@creel/domain/catches/catch";

import type { OnProgress } from "../http/upload.ts";
import { addPhoto, changeCatch, createCatch, deleteCatch } from "./catches.calls.ts";
import type { OutboxItem } from "./outbox-item.ts";
import { fileOfPhoto } from "./outbox-store.ts";

/**
 * Sends one item; returns the catch in the answer, `null` after a deletion.
 *
 * @throws ApiError, NetworkError
 */
export async function deliver({ catchId, work }: OutboxItem, onProgress: OnProgress): Promise<Catch | null> {
  switch (work.kind) {
    case "create":
      return createCatch(work.fields);
    case "change":
      return changeCatch({ id: catchId, version: work.base?.version ?? null }, work.fields);
    case "photo":
      return addPhoto({ ...work, catchId, file: await keptFile(work.photoId), onProgress });
    case "delete":
      await deleteCatch(catchId);
      return null;
  }
}

async function keptFile(photoId: string): Promise<Blob> {
  const file = await fileOfPhoto(photoId);
  if (!file) throw new Error(`The file of the photo ${photoId} is not on this device`);
  return file;
}

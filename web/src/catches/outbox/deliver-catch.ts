import type { Catch } from "@creel/domain/catches/catch";

import type { OnProgress } from "../../http/upload.ts";
import type { CatchItem } from "../../outbox/outbox-item.ts";
import { fileOfPhoto } from "../../outbox/outbox-store.ts";
import { addPhoto, changeCatch, createCatch, deleteCatch } from "./catches-calls.ts";

interface Sending {
  onProgress: OnProgress;
  /** `null` where the file of the photo is not. */
  fileOf?: (photoId: string) => Promise<Blob | null>;
}

/**
 * Sends one item; returns the catch in the answer, `null` after a deletion.
 *
 * @throws ApiError, NetworkError
 */
export async function deliver(
  { catchId, work }: CatchItem,
  { onProgress, fileOf = fileOfPhoto }: Sending,
): Promise<Catch | null> {
  switch (work.kind) {
    case "create":
      return createCatch(work.fields);
    case "change":
      return changeCatch({ id: catchId, version: work.base?.version ?? null }, work.fields);
    case "photo":
      return addPhoto({ ...work, catchId, file: orThrow(await fileOf(work.photoId)), onProgress });
    case "delete":
      await deleteCatch(catchId);
      return null;
  }
}

function orThrow(file: Blob | null): Blob {
  if (!file) throw new Error("The file of a photo is not on this device");
  return file;
}

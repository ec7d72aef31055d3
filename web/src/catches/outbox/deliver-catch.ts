import type { Catch } from "@creel/domain/catches/catch";

import type { Delivery } from "../../outbox/item-type.ts";
import type { CatchItem } from "./catch-item.ts";
import { addPhoto, changeCatch, createCatch, deleteCatch } from "./catches-calls.ts";

/**
 * Sends one item; returns the catch in the answer, `null` after a deletion.
 *
 * @throws ApiError, NetworkError
 */
export async function deliverCatch(
  { subjectId: catchId, work }: CatchItem,
  { onProgress, fileOf }: Delivery,
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

import type { Catch } from "@creel/domain/catches/catch";

import { addPhoto, createCatch, deleteCatch, updateCatch } from "../catches/logbook/catches.calls.ts";
import type { OutboxItem } from "./outbox-item.ts";
import { fileOfPhoto } from "./outbox-store.ts";

/** Sends one item. @throws ApiError, NetworkError */
export async function deliver({ catchId, work }: OutboxItem): Promise<Catch | null> {
  switch (work.kind) {
    case "create":
      return createCatch({ fields: work.fields, files: [] });
    case "change":
      return updateCatch({ base: work.base ?? { id: catchId }, fields: work.fields, files: [] });
    case "photo":
      return sendPhoto(catchId, work);
    case "delete":
      await deleteCatch({ id: catchId });
      return null;
  }
}

async function sendPhoto(
  catchId: string,
  { photoId, photoOrder }: Extract<OutboxItem["work"], { kind: "photo" }>,
): Promise<Catch> {
  const file = await fileOfPhoto(photoId);
  if (!file) throw new Error(`The file of the photo ${photoId} is not on this device`);
  return addPhoto({ catchId, photoId, photoOrder, file });
}

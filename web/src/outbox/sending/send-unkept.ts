import type { Catch } from "@creel/domain/catches/catch";

import type { OnProgress } from "../../http/upload.ts";
import { storedSession } from "../../session/stored-session.ts";
import type { KeptCatch } from "../keep-in-outbox.ts";
import { announceSent } from "../outbox-news.ts";
import { planSave } from "../plan.ts";
import { deliver } from "./deliver.ts";

type Unkept = Omit<KeptCatch, "userId" | "draftId">;

/**
 * Sends a catch that this device can keep nothing of, while somebody waits: its words, then its photos.
 *
 * @throws ApiError, NetworkError
 */
export async function sendUnkept(unkept: Unkept, onProgress: OnProgress = () => {}): Promise<Catch> {
  const files = new Map(unkept.photos.map(({ id, file }) => [id, file]));
  const userId = storedSession()?.user.id ?? "";
  const { put: items } = planSave([], { ...unkept, userId });
  let stored: Catch | null = null;
  for (const [index, item] of items.entries()) {
    if (item.subject !== "catch") continue;
    stored = await deliver(item, {
      onProgress: (share) => onProgress((index + share) / items.length),
      fileOf: async (photoId) => files.get(photoId) ?? null,
    });
    announceSent({ subject: "catch", item, stored });
  }
  if (!stored) throw new Error("A catch that is saved is answered");
  return stored;
}

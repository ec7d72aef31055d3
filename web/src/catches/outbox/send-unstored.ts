import type { Catch } from "@creel/domain/catches/catch";

import { storedSession } from "../../http/stored-session.ts";
import type { OnProgress } from "../../http/upload.ts";
import { announceSent } from "../../outbox/outbox-news.ts";
import { deliverCatch } from "./deliver-catch.ts";
import { planSaves } from "./plan-catch.ts";
import type { CatchToStore } from "./save-in-outbox.ts";

type UnstoredCatch = Omit<CatchToStore, "userId" | "draftId">;

/**
 * Sends a catch that this device can keep nothing of, while somebody waits: its words, its photos, then those alike.
 *
 * @throws ApiError, NetworkError
 */
export async function sendUnstored(
  { alike, ...unstored }: UnstoredCatch,
  onProgress: OnProgress = () => {},
): Promise<Catch> {
  const files = new Map(unstored.photos.map(({ id, file }) => [id, file]));
  const userId = storedSession()?.user.id ?? "";
  const { put: items } = planSaves([], { ...unstored, userId }, alike);
  let stored: Catch | null = null;
  for (const [index, item] of items.entries()) {
    const answer = await deliverCatch(item, {
      onProgress: (share) => onProgress((index + share) / items.length),
      fileOf: async (photoId) => files.get(photoId) ?? null,
    });
    if (item.subjectId === unstored.catchId) stored = answer;
    announceSent({ item, answer });
  }
  if (!stored) throw new Error("A catch that is saved is answered");
  return stored;
}

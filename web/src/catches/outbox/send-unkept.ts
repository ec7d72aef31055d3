import type { Catch } from "@creel/domain/catches/catch";

import { storedSession } from "../../http/stored-session.ts";
import type { OnProgress } from "../../http/upload.ts";
import type { KeptCatch } from "./save-in-outbox.ts";
import { announceSent } from "../../outbox/outbox-news.ts";
import { planSaves } from "./plan-catch.ts";
import { deliver } from "./deliver-catch.ts";

type Unkept = Omit<KeptCatch, "userId" | "draftId">;

/**
 * Sends a catch that this device can keep nothing of, while somebody waits: its words, its photos, then those alike.
 *
 * @throws ApiError, NetworkError
 */
export async function sendUnkept(
  { alike, ...unkept }: Unkept,
  onProgress: OnProgress = () => {},
): Promise<Catch> {
  const files = new Map(unkept.photos.map(({ id, file }) => [id, file]));
  const userId = storedSession()?.user.id ?? "";
  const { put: items } = planSaves([], { ...unkept, userId }, alike);
  let stored: Catch | null = null;
  for (const [index, item] of items.entries()) {
    if (item.subject !== "catch") continue;
    const answer = await deliver(item, {
      onProgress: (share) => onProgress((index + share) / items.length),
      fileOf: async (photoId) => files.get(photoId) ?? null,
    });
    if (item.catchId === unkept.catchId) stored = answer;
    announceSent({ subject: "catch", item, stored: answer });
  }
  if (!stored) throw new Error("A catch that is saved is answered");
  return stored;
}

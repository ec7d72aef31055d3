import { FORGET_DRAFTS_CHANNEL } from "../../../../device/storage-keys.ts";
import { logFailure } from "../../../../http/log-failure.ts";
import { createStore } from "../../../../store/create-store.ts";
import { removeDraftsOfUser } from "./draft-database.ts";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(FORGET_DRAFTS_CHANNEL) : null;

/** Whose drafts were forgotten last. */
const forgotten = createStore<{ userId: string } | null>(null);

/** Who signs out by choice leaves nothing on this device, nor what other tabs are about to keep. */
export function forgetDrafts(userId: string): void {
  channel?.postMessage(userId);
  remove(userId);
}

/** Open forms stop keeping what they hold when its user signs out. */
export function onDraftsForgotten(listener: (userId: string) => void): () => void {
  return forgotten.subscribe(() => {
    const last = forgotten.get();
    if (last) listener(last.userId);
  });
}

channel?.addEventListener("message", ({ data: userId }: MessageEvent<string>) => remove(userId));

function remove(userId: string): void {
  forgotten.set({ userId });
  removeDraftsOfUser(userId).catch((error: unknown) => logFailure("Drafts could not be deleted", error));
}

import { FORGET_DRAFTS_CHANNEL } from "../../../../device/storage-keys.ts";
import { logFailure } from "../../../../http/log-failure.ts";
import { createStore } from "../../../../store/create-store.ts";
import { removeDraftsOfUser } from "./draft-database.ts";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(FORGET_DRAFTS_CHANNEL) : null;

/** `userId` is the user whose drafts were removed last. */
const forgotten = createStore<{ userId: string } | null>(null);

/** Signing out removes the drafts of this device, and those that other tabs are about to store. */
export function forgetDrafts(userId: string): void {
  channel?.postMessage(userId);
  remove(userId);
}

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

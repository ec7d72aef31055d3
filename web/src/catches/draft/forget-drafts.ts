import { logFailure } from "../../http/log-failure.ts";
import { removeDraftsOfUser } from "./draft-database.ts";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("creel.forget-drafts") : null;

type Listener = (userId: string) => void;

const listeners = new Set<Listener>();

/** Who signs out by choice leaves nothing on this device, nor what other tabs are about to keep. */
export function forgetDrafts(userId: string): void {
  channel?.postMessage(userId);
  remove(userId);
}

/** Open forms stop keeping what they hold when its user signs out. */
export function onDraftsForgotten(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

channel?.addEventListener("message", ({ data: userId }: MessageEvent<string>) => remove(userId));

function remove(userId: string): void {
  for (const listener of listeners) listener(userId);
  removeDraftsOfUser(userId).catch((error: unknown) => logFailure("Drafts could not be deleted", error));
}

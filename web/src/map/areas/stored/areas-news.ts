import { MAPS_CHANNEL } from "../../../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../../../store/create-store.ts";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(MAPS_CHANNEL) : null;
const revision = createStore(0);

/** Grows whenever any tab has changed the areas of this device. */
export const areasRevision: ReadableStore<number> = revision;

channel?.addEventListener("message", grow);

export function announceAreas(): void {
  channel?.postMessage(null);
  grow();
}

function grow(): void {
  revision.set(revision.get() + 1);
}

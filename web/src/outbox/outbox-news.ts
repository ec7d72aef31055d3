import { OUTBOX_CHANNEL } from "../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import type { OutboxItem } from "./outbox-item.ts";

/** An item that was sent. */
export interface Sent<Item extends OutboxItem = OutboxItem, Answer = unknown> {
  item: Item;
  /** What the server answered; `null` after a deletion, and where it answers nothing. */
  answer: Answer | null;
}

/** What changed in the outbox. */
interface News {
  sent: Sent | null;
}

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(OUTBOX_CHANNEL) : null;
const revision = createStore(0);
const last = createStore<Sent | null>(null);

/** Grows whenever any tab has changed the outbox. */
export const outboxRevision: ReadableStore<number> = revision;
/** What any tab has sent last, each once. */
export const lastSent: ReadableStore<Sent | null> = last;

channel?.addEventListener("message", ({ data }: MessageEvent<News>) => take(data));

export function announce(news: News = { sent: null }): void {
  channel?.postMessage(news);
  take(news);
}

/** Something was sent that this device could not keep. */
export function announceSent(sent: Sent): void {
  announce({ sent });
}

/** What was sent is known before it is gone from what waits. */
function take({ sent }: News): void {
  if (sent) last.set(sent);
  revision.set(revision.get() + 1);
}

const requests = createStore(0);

/** Grows with each wish to send at once. */
export const sendRequests: ReadableStore<number> = requests;

/** Sends what waits at once, also what would be sent again later. */
export function sendNow(): void {
  requests.set(requests.get() + 1);
}

import { OUTBOX_CHANNEL } from "../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import type { OutboxItem } from "./outbox-item.ts";

/** An item that was sent. */
export interface Sent<Item extends OutboxItem = OutboxItem, Answer = unknown> {
  item: Item;
  /** The server's answer; `null` after a deletion, and if the answer is empty. */
  answer: Answer | null;
}

/** A message between tabs about a change of the outbox. `sent` is `null` unless an item was sent. */
interface News {
  sent: Sent | null;
}

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(OUTBOX_CHANNEL) : null;
const revision = createStore(0);
const last = createStore<Sent | null>(null);

/** Incremented whenever any tab changes the outbox. */
export const outboxRevision: ReadableStore<number> = revision;
/** The item that any tab sent last; each is published once. */
export const lastSent: ReadableStore<Sent | null> = last;

channel?.addEventListener("message", ({ data }: MessageEvent<News>) => take(data));

export function announce(news: News = { sent: null }): void {
  channel?.postMessage(news);
  take(news);
}

/** Announces an item that was sent without being kept on this device. */
export function announceSent(sent: Sent): void {
  announce({ sent });
}

/** Sets `lastSent` before the revision, so that listeners know of the sent item before it leaves the outbox. */
function take({ sent }: News): void {
  if (sent) last.set(sent);
  revision.set(revision.get() + 1);
}

const requests = createStore(0);

/** Incremented by each `sendNow`. */
export const sendRequests: ReadableStore<number> = requests;

/** Sends all waiting items now, including those scheduled for a later retry. */
export function sendNow(): void {
  requests.set(requests.get() + 1);
}

import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import type { Spot, WrittenWater } from "@creel/domain/waters/water";

import { OUTBOX_CHANNEL } from "../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import type { CatchItem, TripItem, WaterItem } from "./outbox-item.ts";

export interface CatchSent {
  subject: "catch";
  item: CatchItem;
  /** The catch in the server's answer; `null` after a deletion. */
  stored: Catch | null;
}

export interface TripSent {
  subject: "trip";
  item: TripItem;
  /** The trip in the server's answer; `null` after a deletion and for what happened within it. */
  stored: Trip | null;
}

export interface WaterSent {
  subject: "water";
  item: WaterItem;
  /** The water in the server's answer; `null` after a deletion and for its spots. */
  written: WrittenWater | null;
  /** The spot in the server's answer; `null` for all else. */
  spot: Spot | null;
}

export type Sent = CatchSent | TripSent | WaterSent;

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

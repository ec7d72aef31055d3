import { v7 as uuidv7 } from "uuid";

import { logDatabase } from "../device/log-database.ts";
import { isOutOfRoom } from "../device/room.ts";
import { OUTBOX_LOCK } from "../device/storage-keys.ts";

/** How long a tab that crashed blocks others from sending, in browsers without the Web Locks API. In milliseconds. */
const LEASE_MS = 30_000;

export interface Turn {
  /** The signal aborts when another tab takes over. */
  work: (signal: AbortSignal) => Promise<void>;
  /** True if another tab holds the lock but is frozen. */
  isTakenOver: boolean;
}

/** Runs `work` unless another tab of this device is already running it. Returns whether it ran. */
export function asOnlySender(turn: Turn): Promise<boolean> {
  return "locks" in navigator ? withLock(turn) : withLease(turn);
}

async function withLock({ work, isTakenOver }: Turn): Promise<boolean> {
  const ended = new AbortController();
  let isOurs = false;
  const options = isTakenOver ? { steal: true } : { ifAvailable: true };
  try {
    await navigator.locks.request(OUTBOX_LOCK, options, async (lock) => {
      if (!lock) return;
      isOurs = true;
      await work(ended.signal);
    });
  } catch (error) {
    // Another tab took over because this one was asleep.
    ended.abort();
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
  return isOurs;
}

async function withLease({ work }: Turn): Promise<boolean> {
  const ended = new AbortController();
  const holder = uuidv7();
  if (!(await takeLease(holder))) return false;
  const renewal = setInterval(() => {
    // Another tab took over because this one was asleep.
    takeLease(holder)
      .then((isOwned) => !isOwned && ended.abort())
      .catch(() => ended.abort());
  }, LEASE_MS / 3);
  try {
    await work(ended.signal);
  } finally {
    clearInterval(renewal);
    await giveLeaseBack(holder);
  }
  return true;
}

/** Takes or renews the lease. Returns false while another tab has it. */
async function takeLease(holder: string): Promise<boolean> {
  const { store, done } = (await logDatabase()).transaction("leases", "readwrite");
  const now = Date.now();
  const lease = await store.get(OUTBOX_LOCK);
  // A lease cannot last longer than `LEASE_MS`, even if the clock was set back.
  const isOwned = lease && lease.until >= now && lease.until <= now + LEASE_MS;
  const isOurs = !isOwned || lease.holder === holder;
  try {
    await Promise.all([isOurs && store.put({ holder, until: now + LEASE_MS }, OUTBOX_LOCK), done]);
  } catch (error) {
    // Sends even without room for the lease, because sending frees space. Items sent by two tabs count once.
    if (!isOutOfRoom(error)) throw error;
  }
  return isOurs;
}

async function giveLeaseBack(holder: string): Promise<void> {
  const { store, done } = (await logDatabase()).transaction("leases", "readwrite");
  const lease = await store.get(OUTBOX_LOCK);
  if (lease?.holder === holder) await store.delete(OUTBOX_LOCK);
  await done;
}

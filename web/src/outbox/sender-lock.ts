import { v7 as uuidv7 } from "uuid";

import { logDatabase } from "../device/log-database.ts";
import { OUTBOX_LOCK } from "../device/storage-keys.ts";

/** How long a tab that ended without a word keeps others from sending. */
const LEASE_MS = 30_000;

/** Does `work` unless another tab of this device does it already. */
export async function asOnlySender(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const ended = new AbortController();
  if ("locks" in navigator) {
    await navigator.locks.request(OUTBOX_LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await work(ended.signal);
    });
    return;
  }
  const holder = uuidv7();
  if (!(await takeLease(holder))) return;
  const renewal = setInterval(() => {
    // Another tab took over, because this one was asleep.
    takeLease(holder)
      .then((isHeld) => !isHeld && ended.abort())
      .catch(() => ended.abort());
  }, LEASE_MS / 3);
  await work(ended.signal).finally(() => clearInterval(renewal));
  await giveLeaseBack(holder);
}

/** Takes or renews it; false while another tab has it. */
async function takeLease(holder: string): Promise<boolean> {
  const { store, done } = (await logDatabase()).transaction("leases", "readwrite");
  const lease = await store.get(OUTBOX_LOCK);
  const isFree = !lease || lease.holder === holder || lease.until < Date.now();
  if (isFree) await store.put({ holder, until: Date.now() + LEASE_MS }, OUTBOX_LOCK);
  await done;
  return isFree;
}

async function giveLeaseBack(holder: string): Promise<void> {
  const { store, done } = (await logDatabase()).transaction("leases", "readwrite");
  const lease = await store.get(OUTBOX_LOCK);
  if (lease?.holder === holder) await store.delete(OUTBOX_LOCK);
  await done;
}

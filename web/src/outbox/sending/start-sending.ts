import { connectivity, watchConnectivity } from "../../http/connectivity.ts";
import { logFailure } from "../../http/log-failure.ts";
import { type ItemType, nextDue } from "../item-type.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { outboxRevision, sendRequests } from "../outbox-news.ts";
import { listItems } from "../outbox-store.ts";
import { asOnlySender } from "../sender-lock.ts";
import { type Sending, sendOutbox, wakeLater } from "./send-outbox.ts";

/** How often to check whether another tab is still sending. */
const OTHER_TAB_MS = 5000;
/** The longest delay that `setTimeout` supports, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Sender extends Pick<Sending, "userId" | "deliver" | "isReached"> {
  /** Loaded on demand, because usually nothing waits. */
  loadTypes: () => Promise<readonly ItemType[]>;
}

/**
 * Sends a user's waiting items: now, whenever an item is due, and whenever the server may be reachable again. Returns a
 * function that stops it.
 */
export function startSending(sender: Sender): () => void {
  const loop = new SendLoop(sender);
  const stopped = new AbortController();
  const { signal } = stopped;
  const stops = [
    sendRequests.subscribe(() => loop.wake()),
    outboxRevision.subscribe(() => loop.schedule()),
    watchConnectivity((isReached) => {
      if (isReached) loop.wake();
    }),
  ];
  addEventListener("online", () => loop.wake(), { signal });
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && loop.wake(), {
    signal,
  });
  loop.wake();
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
    loop.stop();
  };
}

class SendLoop {
  readonly #sender: Sender;
  readonly #stopped = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Nothing is tried before this time unless the loop is woken, in milliseconds since 1970. */
  #pausedUntil = 0;
  #isRunning = false;
  /** True if the loop was woken while it ran. */
  #isWoken = false;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Sends now, including items scheduled for a later retry. */
  wake(): void {
    this.#isWoken = true;
    this.#pausedUntil = 0;
    void this.#run();
  }

  /** Resets the timer to the next due item. */
  schedule(): void {
    if (this.#isRunning) return;
    void this.#plan();
  }

  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#timer);
  }

  async #plan(): Promise<void> {
    const { userId, loadTypes } = this.#sender;
    const items = await listWaiting(userId);
    const types = items.length === 0 ? [] : await loadTypes();
    const now = Date.now();
    const due = nextDue(items, { types, now });
    clearTimeout(this.#timer);
    if (due === null || this.#pausedUntil === Infinity || this.#stopped.signal.aborted) return;
    const wait = Math.max(due, this.#pausedUntil) - now;
    this.#timer = setTimeout(() => void this.#run(), Math.min(Math.max(wait, 0), LONGEST_TIMER_MS));
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#stopped.signal.aborted) return;
    this.#isRunning = true;
    try {
      do await this.#sendOnce();
      while (this.#isWoken && !this.#stopped.signal.aborted);
    } catch (error) {
      this.#pausedUntil = Date.now() + OTHER_TAB_MS;
      logFailure("What waits could not be sent", error);
    } finally {
      this.#isRunning = false;
    }
    this.schedule();
  }

  async #sendOnce(): Promise<void> {
    const { userId } = this.#sender;
    const items = await listWaiting(userId);
    const isWoken = this.#isWoken;
    this.#isWoken = false;
    if (items.length === 0) return;
    // Without a network, scheduled items stay scheduled.
    if (connectivity.get() === "no network") {
      this.#pausedUntil = Infinity;
      return;
    }
    if (isWoken) await wakeLater(userId);
    const isOurTurn = await asOnlySender({
      isTakenOver: items.some((item) => isFrozen(item)),
      work: (signal) => this.#send({ isWoken, signal: AbortSignal.any([signal, this.#stopped.signal]) }),
    });
    if (!isOurTurn) this.#pausedUntil = Date.now() + OTHER_TAB_MS;
  }

  async #send(turn: Pick<Sending, "isWoken" | "signal">): Promise<void> {
    const { loadTypes, ...sender } = this.#sender;
    this.#pausedUntil = await sendOutbox({ ...sender, types: await loadTypes(), ...turn });
  }
}

/** Returns an empty array if the device cannot store anything. */
function listWaiting(userId: string): Promise<OutboxItem[]> {
  return listItems(userId).catch(() => []);
}

/** Whether the item made no progress, so that its tab is not running. */
function isFrozen({ state, nextAt }: OutboxItem): boolean {
  return state === "sending" && nextAt <= Date.now();
}

import { connectivity, watchConnectivity } from "../../http/connectivity.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { ItemType } from "../item-type.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { outboxRevision, sendRequests } from "../outbox-news.ts";
import { listItems } from "../outbox-store.ts";
import { nextDue } from "../send-order.ts";
import { asOnlySender } from "../sender-lock.ts";
import { type Sending, sendOutbox, wakeLater } from "./send-outbox.ts";

/** How often to ask whether another tab still sends. */
const OTHER_TAB_MS = 5000;
/** The longest time that a timer can wait for. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Sender extends Pick<Sending, "userId" | "deliver" | "isReached"> {
  /** Most of the time nothing waits: then they are not loaded. */
  loadTypes: () => Promise<readonly ItemType[]>;
}

/**
 * Sends what waits of a user: now, whenever something is due, and whenever there is hope that the server can be reached.
 * Returns how to stop.
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
  /** Nothing is tried before, in milliseconds since 1970, unless something wakes it. */
  #pausedUntil = 0;
  #isRunning = false;
  /** It was woken while it ran. */
  #isWoken = false;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /** Sends at once, also what would be sent again later. */
  wake(): void {
    this.#isWoken = true;
    this.#pausedUntil = 0;
    void this.#run();
  }

  /** Sets the timer anew by what waits now. */
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
    // What waits for its time goes on waiting where nothing can be reached.
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

/** Where nothing can be stored, nothing waits. */
function listWaiting(userId: string): Promise<OutboxItem[]> {
  return listItems(userId).catch(() => []);
}

/** It made no progress: the tab that sends it does not run. */
function isFrozen({ state, nextAt }: OutboxItem): boolean {
  return state === "sending" && nextAt <= Date.now();
}

import { availableParallelism } from "node:os";

import { AppError } from "../errors/errors.ts";

interface QueueLimits {
  concurrency: number;
  perOwner?: number;
  maxWaiting: number;
}

interface Turn {
  /** Aborts the wait. */
  signal?: AbortSignal | undefined;
  /** How many of this owner may run at a time. Defaults to the queue's limit. */
  most?: number;
}

export type FairQueue = <Result>(owner: string, work: () => Promise<Result>, turn?: Turn) => Promise<Result>;

/** Photos are decoded, passwords hashed and files read by Node's worker threads, by default 4. */
const THREADS = Number(process.env["UV_THREADPOOL_SIZE"]) || 4;

/** Returns a share of Node's worker threads: at least one, and at most one per core. */
export function threadsFor(share: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(THREADS * share)));
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs several works at once. The others wait, and owners take turns, so that an owner with many entries only delays
 * their own. If the queue is full, the owner with the most entries loses their last one.
 *
 * Work is refused with AppError busy, or malformed_request if `signal` aborted the wait.
 */
export function makeFairQueue({ concurrency, perOwner = concurrency, maxWaiting }: QueueLimits): FairQueue {
  const lines = makeLinesByOwner();
  const runningOf = new Map<string, number>();
  let running = 0;

  function startNext(): void {
    for (const { owner, first } of lines.inOrder()) {
      if (running === concurrency) return;
      const own = runningOf.get(owner) ?? 0;
      if (own >= first.most) continue;
      lines.remove(first);
      lines.moveToEnd(owner);
      runningOf.set(owner, own + 1);
      running += 1;
      first.start();
    }
  }

  function leave(owner: string): void {
    const own = (runningOf.get(owner) ?? 1) - 1;
    if (own === 0) runningOf.delete(owner);
    else runningOf.set(owner, own);
    running -= 1;
    startNext();
  }

  function drop(entry: QueueEntry, reason: AppError): void {
    lines.remove(entry);
    entry.reject(reason);
  }

  async function waitForStart(owner: string, { signal, most = perOwner }: Turn): Promise<void> {
    if (signal?.aborted) throw abortedError();
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const entry: QueueEntry = { owner, most, start, reject };
    const stop = () => drop(entry, abortedError());
    signal?.addEventListener("abort", stop);
    lines.add(entry);
    startNext();
    const last = lines.size() > maxWaiting ? lines.lastOfLongest() : undefined;
    if (last) drop(last, new AppError("busy", { retryAfter: RETRY_AFTER_SECONDS }));
    await promise.finally(() => signal?.removeEventListener("abort", stop));
  }

  return async (owner, work, turn = {}) => {
    await waitForStart(owner, turn);
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}

/** The client has closed the connection, so nobody reads this error. */
function abortedError(): AppError {
  return new AppError("malformed_request");
}

interface QueueEntry {
  owner: string;
  /** How many of this owner may run at a time when it begins. */
  most: number;
  start: () => void;
  reject: (reason: AppError) => void;
}

/** Returns a queue per owner, beginning with the owner whose turn is next. */
function makeLinesByOwner() {
  const lines = new Map<string, QueueEntry[]>();
  let size = 0;
  return {
    size: () => size,
    add(entry: QueueEntry): void {
      lines.set(entry.owner, [...(lines.get(entry.owner) ?? []), entry]);
      size += 1;
    },
    remove(entry: QueueEntry): void {
      const line = lines.get(entry.owner) ?? [];
      if (!line.includes(entry)) return;
      const rest = line.filter((other) => other !== entry);
      if (rest.length > 0) lines.set(entry.owner, rest);
      else lines.delete(entry.owner);
      size -= 1;
    },
    moveToEnd(owner: string): void {
      const line = lines.get(owner);
      if (!line) return;
      lines.delete(owner);
      lines.set(owner, line);
    },
    /** Also yields owners that are added or moved to the end during the iteration. */
    *inOrder() {
      for (const [owner, [first]] of lines) if (first) yield { owner, first };
    },
    lastOfLongest(): QueueEntry | undefined {
      const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length);
      return longest?.at(-1);
    },
  };
}

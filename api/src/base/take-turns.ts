import { availableParallelism } from "node:os";

import { AppError } from "../errors/errors.ts";

interface Places {
  /** How many are at work at once. */
  atOnce: number;
  /** How many of them one person may have. */
  each?: number;
  /** How many may wait. */
  waiting: number;
}

interface Waiting {
  whose: string;
  begin: () => void;
  reject: (reason: AppError) => void;
}

/** Does the work when it is its turn; `signal` ends the waiting. */
export type TakeTurns = <Result>(
  whose: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** Photos are decoded, passwords hashed and files read on these threads of Node's; it starts 4 when not told. */
const THREADS = Number(process.env["UV_THREADPOOL_SIZE"]) || 4;

/** A part of Node's threads, so that something is left for all else; at most one for each core. */
export function threadsFor(share: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(THREADS * share)));
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets several work at once and the others wait, one of each person after the other: who asks for much waits longer, and
 * nobody else does. When all places to wait are taken, whoever has most of them loses the last.
 *
 * The work is refused with the AppError busy, or malformed_request when `signal` ended the waiting.
 */
export function takeTurns({ atOnce, each = atOnce, waiting }: Places): TakeTurns {
  const lines = makeLines();
  const working = new Map<string, number>();
  let workingInAll = 0;

  function letNextBegin(): void {
    for (const { whose, first } of lines.inOrder()) {
      if (workingInAll === atOnce) return;
      const own = working.get(whose) ?? 0;
      if (own >= each) continue;
      lines.takeOut(first);
      lines.moveToEnd(whose);
      working.set(whose, own + 1);
      workingInAll += 1;
      first.begin();
    }
  }

  function leave(whose: string): void {
    const own = (working.get(whose) ?? 1) - 1;
    if (own === 0) working.delete(whose);
    else working.set(whose, own);
    workingInAll -= 1;
    letNextBegin();
  }

  function turnAway(one: Waiting, reason: AppError): void {
    lines.takeOut(one);
    one.reject(reason);
  }

  async function waitForTurn(whose: string, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw gone();
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const one: Waiting = { whose, begin, reject };
    const stop = () => turnAway(one, gone());
    signal?.addEventListener("abort", stop);
    lines.add(one);
    letNextBegin();
    const last = lines.size() > waiting ? lines.lastOfLongest() : undefined;
    if (last) turnAway(last, new AppError("busy", { retryAfter: RETRY_AFTER_SECONDS }));
    await promise.finally(() => signal?.removeEventListener("abort", stop));
  }

  return async (whose, work, signal) => {
    await waitForTurn(whose, signal);
    try {
      return await work();
    } finally {
      leave(whose);
    }
  };
}

/** A line for each person who waits for something; whose turn is next comes first. */
function makeLines() {
  const lines = new Map<string, Waiting[]>();
  let size = 0;
  return {
    size: () => size,
    add(one: Waiting): void {
      lines.set(one.whose, [...(lines.get(one.whose) ?? []), one]);
      size += 1;
    },
    takeOut(one: Waiting): void {
      const line = lines.get(one.whose) ?? [];
      if (!line.includes(one)) return;
      const rest = line.filter((other) => other !== one);
      if (rest.length > 0) lines.set(one.whose, rest);
      else lines.delete(one.whose);
      size -= 1;
    },
    moveToEnd(whose: string): void {
      const line = lines.get(whose);
      if (!line) return;
      lines.delete(whose);
      lines.set(whose, line);
    },
    /** Also those that come or are moved to the end meanwhile. */
    *inOrder() {
      for (const [whose, [first]] of lines) if (first) yield { whose, first };
    },
    lastOfLongest(): Waiting | undefined {
      const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length);
      return longest?.at(-1);
    },
  };
}

/** Nobody reads it: who asked has hung up. */
function gone(): AppError {
  return new AppError("malformed_request");
}

import { AsyncLocalStorage } from "node:async_hooks";

import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool } from "pg";

import { makeFairQueue } from "../base/fair-queue.ts";

export interface Work {
  /** Each owner has a turn: an address, or a user by their id once that is known. */
  owner: string;
  /** Connections that its owner holds at most at a time. */
  most: number;
}

const works = new AsyncLocalStorage<Work>();

/** Begins something that asks databases in the turns of `work`. */
export function inTurnsOf(work: Work, start: () => void): void {
  works.run(work, start);
}

/** From now on the work of this request takes turns as this user's. */
export function workFor(userId: string): void {
  const work = works.getStore();
  if (work) Object.assign(work, { owner: userId, most: MOST_FOR_ONE });
}

/** A process has 10 connections. */
const MOST_FOR_ONE = 4;
/** How many wait at most; of more, whoever has most waiting is answered 503. */
const MOST_WAITING = 1000;

let unnamed = 0;

/** Jobs and commands have no owner, and each of their statements a turn of its own. */
function presentWork(): Work {
  const work = works.getStore();
  if (work) return work;
  unnamed += 1;
  return { owner: `work ${unnamed}`, most: 1 };
}

/**
 * Hands out the connections of a pool to those who wait by turns: whoever asks for many waits for their own. Nobody who
 * waits is refused for how long it takes, since each statement ends in time.
 */
export class FairPool implements PostgresPool {
  waiting = 0;
  readonly options: object;
  private readonly pool: Pool;
  private readonly queue;

  constructor(pool: Pool, size: number) {
    this.pool = pool;
    this.options = pool.options;
    this.queue = makeFairQueue({ concurrency: size, maxWaiting: MOST_WAITING });
  }

  async connect(): Promise<PostgresPoolClient> {
    const turn = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const hold = () => {
      turn.resolve();
      return end.promise;
    };
    this.waiting += 1;
    const { owner, most } = presentWork();
    this.queue(owner, hold, { most }).catch(turn.reject);
    await turn.promise.finally(() => (this.waiting -= 1));
    try {
      const client = await this.pool.connect();
      const release = client.release.bind(client);
      client.release = (...broken) => {
        release(...broken);
        end.resolve();
      };
      return client;
    } catch (error) {
      end.resolve();
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}

import { AsyncLocalStorage } from "node:async_hooks";

import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool } from "pg";

import { makeFairQueue } from "../base/fair-queue.ts";

export interface Work {
  /** Owners take turns. An owner is an address, or a user's id once it is known. */
  owner: string;
  /** The most connections that its owner holds at a time. */
  most: number;
}

const works = new AsyncLocalStorage<Work>();

/** Runs `start`, whose database queries take turns as `work`. */
export function inTurnsOf(work: Work, start: () => void): void {
  works.run(work, start);
}

/** From now on, queries of the current request take turns as this user's. */
export function workFor(userId: string): void {
  const work = works.getStore();
  if (work) Object.assign(work, { owner: userId, most: MOST_FOR_ONE });
}

/** A process has 10 connections. */
const MOST_FOR_ONE = 4;
/** The most waiting requests. Beyond that, a request of the owner with the most waiting is answered with 503. */
const MOST_WAITING = 1000;

let unnamed = 0;

/** Jobs and commands have no owner, so each of their statements counts as its own owner. */
function presentWork(): Work {
  const work = works.getStore();
  if (work) return work;
  unnamed += 1;
  return { owner: `work ${unnamed}`, most: 1 };
}

/**
 * Hands out the connections of a pool in turns per owner, so that an owner with many requests only waits for its own.
 * No waiting request times out, since each statement ends in time.
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

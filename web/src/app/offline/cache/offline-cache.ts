import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { SHAPES } from "./shapes.ts";

export interface CachedAnswer {
  userId: string;
  /** The value of `SHAPES` when the answer was stored. */
  shapes: string;
  /** When the answer was received, in milliseconds since 1970. */
  at: number;
  data: unknown;
}

/** Each call may fail, for example if the disk is full. */
export interface CacheStore {
  get: (question: string) => Promise<CachedAnswer | undefined>;
  put: (question: string, cached: CachedAnswer) => Promise<void>;
}

interface OfflineCacheOptions {
  store: CacheStore;
  /** Returns the id of the user whose answers may be stored now; `null` for none. */
  owner: () => string | null;
}

/** The longest time that a session can be idle. */
const LONGEST_MS = 30 * DAY_MS;

interface Reading {
  /** True for an answer that is read however old it is. */
  isLasting?: boolean | undefined;
}

/** The server's answers for one user, shown when the server cannot be reached. */
export class OfflineCache {
  readonly #store: CacheStore;
  readonly #owner: () => string | null;

  constructor({ store, owner }: OfflineCacheOptions) {
    this.#store = store;
    this.#owner = owner;
  }

  /** Returns `null` unless there is an answer for this user with the current shapes that is not too old. */
  async read(question: string, { isLasting = false }: Reading = {}): Promise<CachedAnswer | null> {
    const userId = this.#owner();
    if (userId === null) return null;
    const cached = await this.#store.get(question).catch(() => undefined);
    const isUsable = cached?.userId === userId && cached.shapes === SHAPES;
    return isUsable && (isLasting || Date.now() - cached.at < LONGEST_MS) ? cached : null;
  }

  /** Ignores failures, and answers for a user who has signed out since. */
  async write(question: string, { userId, data, at }: Omit<CachedAnswer, "shapes">): Promise<void> {
    if (userId !== this.#owner() || data === null) return;
    await this.#store.put(question, { userId, shapes: SHAPES, at, data }).catch(() => {});
  }
}

import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { SHAPES } from "./shapes.ts";

export interface CachedAnswer {
  userId: string;
  /** The SHAPES of when it was stored. */
  shapes: string;
  /** When it was received, in ms since 1970. */
  at: number;
  data: unknown;
}

/** Each call may fail, for example on a full disk. */
export interface CacheStore {
  get: (question: string) => Promise<CachedAnswer | undefined>;
  put: (question: string, cached: CachedAnswer) => Promise<void>;
}

interface OfflineCacheOptions {
  store: CacheStore;
  /** The id of the user whose answers may be stored now; `null` for none. */
  owner: () => string | null;
}

/** The longest time that a session can be idle. */
const LONGEST_MS = 30 * DAY_MS;

/** Answers of the server for one user, to be shown when it cannot be reached. */
export class OfflineCache {
  readonly #store: CacheStore;
  readonly #owner: () => string | null;

  constructor({ store, owner }: OfflineCacheOptions) {
    this.#store = store;
    this.#owner = owner;
  }

  /** `null` without an answer of this user that has the current shapes and is not too old. */
  async read(question: string): Promise<CachedAnswer | null> {
    const userId = this.#owner();
    if (userId === null) return null;
    const cached = await this.#store.get(question).catch(() => undefined);
    const isUsable =
      cached?.userId === userId && cached.shapes === SHAPES && Date.now() - cached.at < LONGEST_MS;
    return isUsable ? cached : null;
  }

  /** Ignores failures, and an answer to a user who has signed out since. */
  async write(question: string, { userId, data, at }: Omit<CachedAnswer, "shapes">): Promise<void> {
    if (userId !== this.#owner() || data === null) return;
    await this.#store.put(question, { userId, shapes: SHAPES, at, data }).catch(() => {});
  }
}

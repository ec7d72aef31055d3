import type { DBSchema } from "idb";

import { openedOnce } from "../../../device/device-database.ts";
import { OFFLINE_CACHE_DATABASE } from "../../../device/storage-keys.ts";
import type { CachedAnswer, CacheStore } from "./offline-cache.ts";

interface CacheDatabase extends DBSchema {
  copies: { key: string; value: CachedAnswer };
}

const database = openedOnce<CacheDatabase>(
  { name: OFFLINE_CACHE_DATABASE },
  (db) => void db.createObjectStore("copies"),
);

/** IndexedDB, keyed by the query's hash. */
export const deviceCacheStore: CacheStore = {
  get: async (question) => (await database()).get("copies", question),
  put: async (question, cached) => void (await (await database()).put("copies", cached, question)),
};

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import { COPIES } from "../../http/forget-kept.ts";
import type { Copy, CopyPlace } from "./copies.ts";

interface CopyDatabase extends DBSchema {
  copies: { key: string; value: Copy };
}

let opened: Promise<IDBPDatabase<CopyDatabase>> | null = null;

function database(): Promise<IDBPDatabase<CopyDatabase>> {
  opened ??= openDB<CopyDatabase>(COPIES, 1, {
    upgrade: (db) => void db.createObjectStore("copies"),
    // It is being deleted, because somebody signs out.
    blocking: (_version, _newer, event) => {
      opened = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** One copy of each answer, on this device. */
export const copiesOnThisDevice: CopyPlace = {
  get: async (question) => (await database()).get("copies", question),
  put: async (question, copy) => void (await (await database()).put("copies", copy, question)),
};

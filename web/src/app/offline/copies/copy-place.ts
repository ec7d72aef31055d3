import type { DBSchema } from "idb";

import { openedOnce } from "../../../device/device-database.ts";
import { COPIES_DATABASE } from "../../../device/storage-keys.ts";
import type { Copy, CopyPlace } from "./copies.ts";

interface CopyDatabase extends DBSchema {
  copies: { key: string; value: Copy };
}

const database = openedOnce<CopyDatabase>(COPIES_DATABASE, (db) => void db.createObjectStore("copies"));

/** One copy of each answer, on this device. */
export const copiesOnThisDevice: CopyPlace = {
  get: async (question) => (await database()).get("copies", question),
  put: async (question, copy) => void (await (await database()).put("copies", copy, question)),
};

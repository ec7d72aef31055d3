import type { DBSchema } from "idb";

import { openedOnce } from "./device-database.ts";
import { DRAFTS_DATABASE } from "./storage-keys.ts";

/** What this device holds of a log: drafts, and what waits to be sent. One database, so that one transaction has both. */
export interface LogDatabase extends DBSchema {
  drafts: {
    key: string;
    value: { id: string; userId: string; base: { id: string } | null };
    indexes: { user: string; catch: string };
  };
  /** By the id of the draft. Stored apart: another word in the notes must not write ten photos again. */
  photos: { key: string; value: readonly unknown[] };
  /** What waits to be sent. */
  outbox: {
    key: string;
    value: { id: string; userId: string };
    indexes: { user: string };
  };
  /** Whose it is, by the id of the user: it is told when nobody is signed in. */
  owners: { key: string; value: { firstName: string } };
  /** The files of photos that wait, by the id of the photo. */
  files: { key: string; value: { bytes: ArrayBuffer; type: string } };
  /** What was sent last, to be told. */
  sent: { key: string; value: { id: string; userId: string; sentAt: number }; indexes: { user: string } };
  /** Who sends, where the browser has no locks. */
  leases: { key: string; value: { holder: string; until: number } };
}

const DRAFTS = 1;
const OUTBOX = 2;

/** A newer version only adds. */
export const logDatabase = openedOnce<LogDatabase>(
  { name: DRAFTS_DATABASE, version: OUTBOX },
  (db, oldVersion) => {
    if (oldVersion < DRAFTS) {
      const drafts = db.createObjectStore("drafts", { keyPath: "id" });
      drafts.createIndex("user", "userId");
      drafts.createIndex("catch", "base.id");
      db.createObjectStore("photos");
    }
    if (oldVersion < OUTBOX) {
      db.createObjectStore("outbox", { keyPath: "id" }).createIndex("user", "userId");
      db.createObjectStore("owners");
      db.createObjectStore("files");
      db.createObjectStore("sent", { keyPath: "id" }).createIndex("user", "userId");
      db.createObjectStore("leases");
    }
  },
);

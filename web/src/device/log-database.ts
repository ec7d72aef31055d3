import type { DBSchema } from "idb";

import { openedOnce } from "./device-database.ts";
import { DRAFTS_DATABASE } from "./storage-keys.ts";

/**
 * The parts of a log stored on this device: drafts, and items that wait to be sent. They share one database so that one
 * transaction can change both.
 */
export interface LogDatabase extends DBSchema {
  drafts: {
    key: string;
    value: { id: string; userId: string; base: { id: string } | null };
    indexes: { user: string; catch: string };
  };
  /**
   * Photos of drafts, keyed by draft id. They are separate so that a change to the notes does not write ten photos
   * again.
   */
  photos: { key: string; value: readonly unknown[] };
  /** The items that wait to be sent. */
  outbox: {
    key: string;
    value: { id: string; userId: string };
    indexes: { user: string };
  };
  /** Owners of waiting items, keyed by user id. Their names are shown when nobody is signed in. */
  owners: { key: string; value: { firstName: string } };
  /** The files of waiting photos, keyed by photo id, and those of shared photos (shared-photos.ts). */
  files: {
    key: string;
    value: { bytes: ArrayBuffer; type: string; name?: string; leftOut?: number };
  };
  /** The items sent last, for the list of sent items. */
  sent: { key: string; value: { id: string; userId: string; sentAt: number }; indexes: { user: string } };
  /** The tab that is sending, for browsers without the Web Locks API. */
  leases: { key: string; value: { holder: string; until: number } };
}

const DRAFTS = 1;
const OUTBOX = 2;

/** Newer versions only add stores. */
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

import type { CountPerHour } from "../accounts/limits/hourly-limit.ts";
import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { Storage } from "../storage/storage.ts";
import type { ImportKey } from "./record/imports.repository.ts";
import type { ImportHandlers } from "./subjects/import-handler.ts";

/** Queues the writing of its rows. */
export type StartImport = (key: ImportKey) => Promise<void>;

export interface ImportContext {
  sessions: SessionContext;
  storage: Storage;
  handlers: ImportHandlers;
  countImport: CountPerHour;
  startImport: StartImport;
}

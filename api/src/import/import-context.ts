import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { Storage } from "../storage/storage.ts";
import type { ImportHandlers } from "./import-handler.ts";

/** Queues a job that writes the import's rows. */
export type StartImport = (key: RowKey) => Promise<void>;

export interface ImportContext {
  sessions: SessionContext;
  storage: Storage;
  handlers: ImportHandlers;
  countImport: CountPerHour;
  startImport: StartImport;
}

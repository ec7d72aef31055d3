import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { workerClient } from "../../photos/workers/worker-client.ts";
import type { ImportAnswer, ImportRequest, ImportWork } from "./import-work.ts";

/** For a file of 100,000 lines on a slow phone. */
const LIMIT_MS = 2 * MINUTE_MS;

let inPage: ImportWork | null = null;

const worker = workerClient<ImportRequest, ImportAnswer>({
  make: () => new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
  loadInPage: async () => (inPage ??= (await import("./import-work.ts")).newImportWork()),
});

/** In a worker, which keeps what was opened; where there is none, in the page. */
export function askImport(request: ImportRequest): Promise<ImportAnswer> {
  return worker.ask(request);
}

import { workerClient } from "../../device/worker-client.ts";
import type { SmallReports } from "./report.ts";

const LIMIT_MS = 60_000;

export interface AskedSmallReport<Name extends keyof SmallReports = keyof SmallReports> {
  name: Name;
  request: SmallReports[Name]["request"];
}

const client = workerClient<AskedSmallReport, SmallReports[keyof SmallReports]["report"]>({
  make: () => new Worker(new URL("./small-report.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
  loadInPage: async () => {
    const { makeSmallReport } = await import("./make-small-report.ts");
    return ({ name, request }) => makeSmallReport(name, request);
  },
});

/** Runs in a worker, or in the page if there are no workers. */
export async function askSmallReport<Name extends keyof SmallReports>(
  name: Name,
  request: SmallReports[Name]["request"],
): Promise<SmallReports[Name]["report"]> {
  return client.ask({ name, request });
}

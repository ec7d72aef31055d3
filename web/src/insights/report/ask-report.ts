import { workerClient } from "../../device/worker-client.ts";
import type { ReportName, ReportOf, RequestOf } from "./report.ts";

const LIMIT_MS = 120_000;

export interface AskedReport<Name extends ReportName = ReportName> {
  name: Name;
  request: RequestOf<Name>;
}

/** Rates and verdicts have a worker each, so that no rate waits for an earlier verdict. */
const CLIENTS = { rates: newClient(), verdicts: newClient() };

function newClient() {
  return workerClient<AskedReport, ReportOf<ReportName>>({
    make: () => new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" }),
    limitMs: LIMIT_MS,
    loadInPage: async () => {
      const { makeReport } = await import("./make-report.ts");
      return ({ name, request }) => makeReport(name, request);
    },
  });
}

/** Loads the code that calculates rates, while the trips are still loading. */
export function startRates(): void {
  if ("Worker" in globalThis) CLIENTS.rates.start();
}

/** Runs in a worker, or in the page if there are no workers. */
export async function askReport<Name extends ReportName>(
  name: Name,
  request: RequestOf<Name>,
  client: keyof typeof CLIENTS,
): Promise<ReportOf<Name>> {
  return CLIENTS[client].ask({ name, request });
}

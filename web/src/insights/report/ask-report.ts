import { NoWorkerError, workerClient } from "../../photos/workers/worker-client.ts";
import type { Report, ReportRequest } from "./report.ts";

const LIMIT_MS = 120_000;

/** One for the rates and one for the verdicts, so that no rate waits for a verdict on what was asked before. */
const [rates, verdicts] = [newClient(), newClient()];

function newClient() {
  return workerClient<ReportRequest, Report>({
    make: () => new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" }),
    limitMs: LIMIT_MS,
  });
}

/** Loads the code that works the rates out, while the trips are on their way. */
export function startRates(): void {
  if ("Worker" in globalThis) rates.start();
}

/** In a worker; where there is none, in the page. */
export async function askReport(request: ReportRequest): Promise<Report> {
  try {
    return await (request.hasVerdicts ? verdicts : rates).ask(request);
  } catch (error) {
    if (!(error instanceof NoWorkerError)) throw error;
    return (await import("./make-report.ts")).makeReport(request);
  }
}

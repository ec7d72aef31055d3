import type { Outing } from "@creel/domain/insights/outings";

import { NoWorkerError, workerClient } from "../../photos/workers/worker-client.ts";
import type { ScoreEvidence } from "./report.ts";

const LIMIT_MS = 60_000;

const client = workerClient<readonly Outing[], ScoreEvidence>({
  make: () => new Worker(new URL("./score.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
});

/** In a worker; where there is none, in the page. */
export async function askScore(outings: readonly Outing[]): Promise<ScoreEvidence> {
  try {
    return await client.ask(outings);
  } catch (error) {
    if (!(error instanceof NoWorkerError)) throw error;
    return (await import("./score-evidence.ts")).scoreEvidence(outings);
  }
}

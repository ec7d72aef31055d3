import type { Outing } from "@creel/domain/insights/outings";

import type { WorkerMessage } from "../../photos/workers/worker-client.ts";
import type { ScoreEvidence } from "./report.ts";
import { scoreEvidence } from "./score-evidence.ts";

addEventListener("message", ({ data }: MessageEvent<readonly Outing[]>) => {
  try {
    reply({ result: scoreEvidence(data) });
  } catch (error) {
    reply({ failure: String(error) });
  }
});

function reply(message: WorkerMessage<ScoreEvidence>): void {
  postMessage(message);
}

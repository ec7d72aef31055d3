import type { WorkerMessage } from "../../photos/workers/worker-client.ts";
import type { AskedSmallReport } from "./ask-small-report.ts";
import { makeSmallReport } from "./make-small-report.ts";
import type { SmallReports } from "./report.ts";

addEventListener("message", ({ data: { name, request } }: MessageEvent<AskedSmallReport>) => {
  try {
    reply({ result: makeSmallReport(name, request) });
  } catch (error) {
    reply({ failure: String(error) });
  }
});

function reply(message: WorkerMessage<SmallReports[keyof SmallReports]["report"]>): void {
  postMessage(message);
}

import type { WorkerMessage } from "../../photos/workers/worker-client.ts";
import type { AskedReport } from "./ask-report.ts";
import { makeReport } from "./make-report.ts";
import type { ReportName, ReportOf } from "./report.ts";

addEventListener("message", ({ data: { name, request } }: MessageEvent<AskedReport>) => {
  try {
    reply({ result: makeReport(name, request) });
  } catch (error) {
    reply({ failure: String(error) });
  }
});

function reply(message: WorkerMessage<ReportOf<ReportName>>): void {
  postMessage(message);
}

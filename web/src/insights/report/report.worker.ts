import type { WorkerMessage } from "../../photos/workers/worker-client.ts";
import { makeReport } from "./make-report.ts";
import type { Report, ReportRequest } from "./report.ts";

addEventListener("message", ({ data }: MessageEvent<ReportRequest>) => {
  try {
    reply({ result: makeReport(data) });
  } catch (error) {
    reply({ failure: String(error) });
  }
});

function reply(message: WorkerMessage<Report>): void {
  postMessage(message);
}

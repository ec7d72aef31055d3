import type { WorkerMessage } from "../../photos/workers/worker-client.ts";
import { type ImportAnswer, type ImportRequest, newImportWork } from "./import-work.ts";

const work = newImportWork();

addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
  void answer(data);
});

async function answer(request: ImportRequest): Promise<void> {
  try {
    reply({ result: await work(request) });
  } catch (error) {
    reply({ failure: String(error) });
  }
}

function reply(message: WorkerMessage<ImportAnswer>): void {
  postMessage(message);
}

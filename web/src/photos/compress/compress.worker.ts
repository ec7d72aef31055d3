import type { WorkerMessage } from "../workers/worker-client.ts";
// A worker, so that the form responds while a photo is decoded.
import { drawSmaller } from "./draw-photo.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void work(data);
});

async function work(file: Blob): Promise<void> {
  try {
    const result = await drawSmaller(file, (percent) => reply({ percent }));
    reply({ result });
  } catch (error) {
    reply({ failure: String(error) });
  }
}

function reply(message: WorkerMessage<Blob>): void {
  postMessage(message);
}

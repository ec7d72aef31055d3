// A worker, so that the page responds while hundreds of photos are decoded.
import { drawThumbnail } from "../compress/draw-photo.ts";
import type { WorkerMessage } from "../workers/worker-client.ts";
import { THUMBNAIL_SIDE } from "./thumbnail-side.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void work(data);
});

async function work(file: Blob): Promise<void> {
  try {
    reply({ result: await drawThumbnail(file, THUMBNAIL_SIDE) });
  } catch (error) {
    reply({ failure: String(error) });
  }
}

function reply(message: WorkerMessage<Blob>): void {
  postMessage(message);
}

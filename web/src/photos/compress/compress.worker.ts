import type { WorkerNews } from "../workers/worker-line.ts";
// Runs beside the page, so that the form stays quick while a photo is decoded.
import { drawSmaller } from "./draw-photo.ts";

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void work(data);
});

async function work(file: Blob): Promise<void> {
  try {
    const result = await drawSmaller(file, (percent) => say({ percent }));
    say({ result });
  } catch (error) {
    say({ failure: String(error) });
  }
}

function say(news: WorkerNews<Blob>): void {
  postMessage(news);
}

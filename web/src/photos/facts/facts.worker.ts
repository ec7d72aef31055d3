// Reads what a camera wrote into a photo besides the picture.
import { parse } from "exifr/dist/lite.esm.mjs";

import type { WorkerNews } from "../workers/worker-line.ts";

/** Revived, the time would be taken for one in this device's zone, and its offset be passed over. */
const OPTIONS = {
  reviveValues: false,
  translateValues: false,
  ifd0: false,
  exif: ["DateTimeOriginal", "OffsetTimeOriginal"],
  gps: true,
};

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void work(data);
});

async function work(file: Blob): Promise<void> {
  try {
    say({ result: await parse(file, OPTIONS) });
  } catch (error) {
    say({ failure: String(error) });
  }
}

function say(news: WorkerNews<unknown>): void {
  postMessage(news);
}

import { parse } from "exifr/dist/lite.esm.mjs";

import type { WorkerMessage } from "../workers/worker-client.ts";

/** A revived time would be in this device's zone, without its offset. */
const OPTIONS = {
  reviveValues: false,
  translateValues: false,
  ifd0: ["Make", "Model"],
  exif: ["DateTimeOriginal", "OffsetTimeOriginal", "OffsetTime"],
  gps: true,
};

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void work(data);
});

async function work(file: Blob): Promise<void> {
  try {
    reply({ result: await parse(file, OPTIONS) });
  } catch (error) {
    reply({ failure: String(error) });
  }
}

function reply(message: WorkerMessage<unknown>): void {
  postMessage(message);
}

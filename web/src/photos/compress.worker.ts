// Runs beside the page, so that the form stays quick while a photo is decoded.
import type { CompressAnswer, CompressRequest } from "./compress-photo.ts";
import { drawSmaller } from "./draw-photo.ts";

addEventListener("message", ({ data }: MessageEvent<CompressRequest>) => {
  void work(data.file);
});

async function work(file: Blob): Promise<void> {
  try {
    const made = await drawSmaller(file, (percent) => say({ percent }));
    say({ made });
  } catch (error) {
    say({ failure: String(error) });
  }
}

function say(answer: CompressAnswer): void {
  postMessage(answer);
}

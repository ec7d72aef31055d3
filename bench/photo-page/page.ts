// The page in which both libraries are measured: the same browser, the same file, one after the other.
import imageCompression from "browser-image-compression";

import { compressPhoto } from "../../web/src/photos/compress-photo.ts";

/** The result of one library for a photo. */
interface Made {
  ms: number;
  /** The longest time that the page was blocked. */
  frozenMs: number;
  /** The JPEG, in base64. */
  jpeg: string;
}

export interface Measures {
  ours: (url: string) => Promise<Made>;
  theirs: (url: string) => Promise<Made>;
}

const measures: Measures = {
  ours: (url) => measure(url, (file) => compressPhoto(file, () => {})),
  theirs: (url) =>
    measure(url, (file) =>
      imageCompression(file, {
        maxSizeMB: 5,
        maxWidthOrHeight: 1920,
        initialQuality: 0.8,
        useWebWorker: true,
        preserveExif: false,
        fileType: "image/jpeg",
        libURL: new URL("/browser-image-compression.js", location.href).href,
      }),
    ),
};
Object.assign(globalThis, { measures });

async function measure(url: string, compress: (file: File) => Promise<Blob>): Promise<Made> {
  const response = await fetch(url);
  const file = new File([await response.blob()], "photo.jpg", { type: "image/jpeg" });
  const watch = watchFreezes();
  const begun = performance.now();
  const made = await compress(file);
  const ms = performance.now() - begun;
  return { ms, frozenMs: watch.stop(), jpeg: await toBase64(made) };
}

/** Measures the longest time between two turns of the event loop. */
function watchFreezes(): { stop: () => number } {
  let longest = 0;
  let last = performance.now();
  const note = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(note, 1);
  return {
    stop: () => {
      note();
      clearInterval(timer);
      return longest;
    },
  };
}

async function toBase64(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsDataURL(blob);
  await read;
  return typeof reader.result === "string" ? (reader.result.split(",")[1] ?? "") : "";
}

import type { Photo } from "@creel/domain/photos/photo";
import { onTestFinished, vi } from "vitest";

import type { LargePhoto } from "../photos/draw-photo.ts";

/** Returns a photo of a catch in the API's format. */
export const photoOfCatch = (id: string): Photo => ({
  id,
  url: `/api/photos/${id}.jpg`,
  thumbnailUrl: `/api/photos/${id}-small.jpg`,
  width: 640,
  height: 480,
  placeholder: "data:,",
});

type PhotoTags = Record<string, string | number>;

interface PhotoWorkers {
  /** The tags of every photo, as written by the camera. */
  exif?: PhotoTags | ((photo: Blob) => PhotoTags);
  /** Shrinks a photo. Throws if this browser cannot. */
  compress?: (photo: Blob, onPercent: (percent: number) => void) => Blob | Promise<Blob>;
}

let workers: PhotoWorkers = {};

/**
 * Fakes the workers that read and shrink photos, until the end of the test. Without it, this browser can do neither.
 */
export function fakePhotoWorkers(wanted: PhotoWorkers): void {
  workers = wanted;
  onTestFinished(() => void (workers = {}));
  vi.stubGlobal("Worker", PhotoWorker);
  vi.stubGlobal("OffscreenCanvas", Object);
}

class PhotoWorker extends EventTarget {
  private readonly isForExif: boolean;

  constructor(url: string | URL) {
    super();
    this.isForExif = String(url).includes("exif");
  }

  /** The one that shrinks gets the photo together with the bytes that the server takes. */
  postMessage(message: Blob | LargePhoto): void {
    this.work(message instanceof Blob ? message : message.file)
      .then((result) => this.tell({ result }))
      .catch((error: unknown) => this.tell({ failure: String(error) }));
  }

  terminate(): void {}

  private async work(photo: Blob): Promise<unknown> {
    if (this.isForExif) return typeof workers.exif === "function" ? workers.exif(photo) : workers.exif;
    return workers.compress?.(photo, (percent) => this.tell({ percent })) ?? photo;
  }

  private tell(data: object): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const HEIC_HEAD = [0, 0, 0, 24, ...new TextEncoder().encode("ftypheic\0\0\0\0mif1heic")];

export function jpegOf(name: string, bytes = 1000): File {
  return fileOf({ name, head: JPEG_HEAD, bytes });
}

export function heicOf(name: string): File {
  return fileOf({ name, head: HEIC_HEAD, bytes: 1000 });
}

function fileOf({ name, head, bytes }: { name: string; head: number[]; bytes: number }): File {
  const content = new Uint8Array(bytes);
  content.set(head);
  return new File([content], name, { type: "image/jpeg" });
}

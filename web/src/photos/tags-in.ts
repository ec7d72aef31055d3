import { parse } from "exifr/dist/full.esm.mjs";

import { readKind } from "./photo-kind.ts";

/** A revived time would be in this device's zone, without its offset. */
const OPTIONS = {
  reviveValues: false,
  translateValues: false,
  ifd0: ["Make", "Model"],
  exif: ["DateTimeOriginal", "CreateDate", "OffsetTimeOriginal", "OffsetTimeDigitized", "OffsetTime"],
  gps: true,
};

/** As the camera wrote them; `undefined` when there are none. */
export async function tagsIn(file: Blob): Promise<unknown> {
  const kind = await readKind(file);
  if (kind === "webp") {
    const exif = exifOfWebp(await file.arrayBuffer());
    return exif && parse(exif, OPTIONS);
  }
  // The tags of a PNG may stand behind its picture.
  return parse(kind === "png" ? await file.arrayBuffer() : file, OPTIONS);
}

const FIRST_CHUNK = "RIFF....WEBP".length;
const CHUNK_HEAD = 8;
/** Some programs write the head of a JPEG's segment, too. */
const JPEG_HEAD = "Exif\0\0";

/** Its EXIF is a TIFF file, which the parser reads by itself; a WebP it does not know. */
function exifOfWebp(file: ArrayBuffer): ArrayBuffer | undefined {
  const view = new DataView(file);
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= view.byteLength;) {
    const start = at + CHUNK_HEAD;
    const size = view.getUint32(at + 4, true);
    if (textAt(view, at, 4) === "EXIF") {
      const isHeaded = textAt(view, start, JPEG_HEAD.length) === JPEG_HEAD;
      return file.slice(start + (isHeaded ? JPEG_HEAD.length : 0), start + size);
    }
    // Chunks begin at even bytes.
    at = start + size + (size % 2);
  }
  return undefined;
}

function textAt(view: DataView, at: number, length: number): string {
  const end = Math.min(at + length, view.byteLength);
  return String.fromCodePoint(...new Uint8Array(view.buffer, at, Math.max(0, end - at)));
}

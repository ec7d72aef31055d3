import { parse } from "exifr/dist/lite.esm.mjs";

import { answerRequests } from "../workers/answer-requests.ts";

/** A revived time would be in this device's zone, without its offset. */
const OPTIONS = {
  reviveValues: false,
  translateValues: false,
  ifd0: ["Make", "Model"],
  exif: ["DateTimeOriginal", "OffsetTimeOriginal", "OffsetTime"],
  gps: true,
};

answerRequests((file: Blob) => parse(file, OPTIONS));

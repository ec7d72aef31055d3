import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { t } from "@lingui/core/macro";

import type { FormPhoto, NewPhoto } from "./form-photo.ts";

const MB = 1024 * 1024;
/** Between a figure and its unit, which stay on one line. */
const GAP = "\u00A0";

export const TIP = "Photos over 5 MB are optimized automatically for mobile upload.";

const HEIC_ADVICE =
  "Add it on the iPhone itself, or have it saved as JPEG: Settings, Camera, Formats, Most Compatible.";

interface PhotoStatus {
  status: string;
  /** Sizes and the like, in small. */
  detail?: string;
  /** Something that may go wrong later. */
  warning?: string;
}

const OF_STATE: Record<NewPhoto["state"], string> = {
  compressing: "Optimizing photo for mobile upload...",
  ready: "Ready to upload",
  failed: "❌ Compression failed. Using original photo.",
  unreadable: "This browser cannot read HEIC photos.",
};

/** What is said beside a photo. */
export function describePhoto(photo: FormPhoto): PhotoStatus {
  if (photo.kind === "stored") return { status: t`Saved with this catch` };
  const { state, file } = photo;
  return {
    status: OF_STATE[state],
    detail: state === "unreadable" ? HEIC_ADVICE : describeSizes(photo.originalBytes, file.size),
    ...(state !== "compressing" &&
      file.size > PHOTO_LIMITS.bytes && {
        warning: t`Still over 10 MB: the upload may be slow.`,
      }),
  };
}

/** "7.4 MB to 1.9 MB, 74 % saved"; the size alone when it is the same. */
export function describeSizes(before: number, after: number): string {
  if (before === after) return formatMegabytes(before);
  const change = `${formatMegabytes(before)} to ${formatMegabytes(after)}`;
  const saved = Math.round((1 - after / before) * 100);
  return saved > 0 ? `${change}, ${saved}${GAP}% saved` : change;
}

function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / MB).toFixed(1)}${GAP}MB`;
}

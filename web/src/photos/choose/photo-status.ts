import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { formatDecimals, formatPercent } from "../../i18n/numbers.ts";
import type { FormPhoto, NewPhoto } from "./form-photo.ts";

const MB = 1024 * 1024;
/** A no-break space between a figure and its unit. */
const GAP = "\u00A0";

export const TIP = msg`Photos over 5 MB are optimized automatically for mobile upload.`;

const HEIC_ADVICE = msg`Add it from your iPhone, or set the camera to save JPEG: Settings, Camera, Formats, Most Compatible.`;

interface PhotoStatus {
  status: string;
  /** Sizes or advice, in small print. */
  detail?: string;
  /** Says what may go wrong later. */
  warning?: string;
}

const OF_STATE: Record<NewPhoto["state"], MessageDescriptor> = {
  compressing: msg`Optimizing photo for mobile upload...`,
  ready: msg`Ready to upload`,
  failed: msg`❌ Compression failed. Using original photo.`,
  unreadable: msg`This browser cannot read HEIC photos.`,
};

/** Returns the text beside a photo. */
export function describePhoto(photo: FormPhoto): PhotoStatus {
  if (photo.kind === "stored") return { status: t`Saved with this catch` };
  const { state, file } = photo;
  return {
    status: i18n._(OF_STATE[state]),
    detail: state === "unreadable" ? i18n._(HEIC_ADVICE) : describeSizes(photo.originalBytes, file.size),
    ...(state !== "compressing" &&
      file.size > PHOTO_LIMITS.bytes && {
        warning: t`Still over 10 MB: the upload may be slow.`,
      }),
  };
}

/** Returns "7.4 MB to 1.9 MB, 74% saved", or one size if both are equal. */
export function describeSizes(before: number, after: number): string {
  if (before === after) return formatMegabytes(before);
  const [chosen, made] = [formatMegabytes(before), formatMegabytes(after)];
  const saved = Math.round((1 - after / before) * 100);
  const share = formatPercent(saved);
  return saved > 0 ? t`${chosen} to ${made}, ${share} saved` : t`${chosen} to ${made}`;
}

function formatMegabytes(bytes: number): string {
  const figure = formatDecimals(Math.max(0.1, bytes / MB), { min: 1, max: 1, isGrouped: true });
  return `${figure}${GAP}MB`;
}

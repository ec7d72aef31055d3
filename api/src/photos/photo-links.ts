import { createHmac, timingSafeEqual } from "node:crypto";

import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";

import type { FileKey, PhotoFile } from "./photo-files.ts";

/** Links change every 12 hours, so that browsers can cache photos, and expire within a day. */
const PERIOD_SECONDS = 12 * HOUR_SECONDS;
const SIGNATURE_BYTES = 16;

/** Returns a signed URL, because an `<img>` cannot send a bearer token. */
export function linkToPhoto(secret: Uint8Array, key: FileKey, file: PhotoFile): string {
  const expires = (Math.floor(nowInSeconds() / PERIOD_SECONDS) + 2) * PERIOD_SECONDS;
  const path = pathOf(key, file);
  return `/api${path}?expires=${expires}&signature=${sign(secret, path, expires)}`;
}

/** Returns the seconds until a link expires; 0 if it is not ours or has expired. */
export function validityOf(
  secret: Uint8Array,
  { key, file }: { key: FileKey; file: PhotoFile },
  { expires, signature }: { expires: number; signature: string },
): number {
  const expected = Buffer.from(sign(secret, pathOf(key, file), expires));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0;
  return Math.max(0, expires - nowInSeconds());
}

function pathOf({ userId, fileId }: FileKey, file: PhotoFile): string {
  return `/photos/${userId}/${fileId}/${file}`;
}

function sign(secret: Uint8Array, path: string, expires: number): string {
  const digest = createHmac("sha256", secret).update(`${path}?${expires}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

import { DEMO_PHOTO_BYTES } from "@creel/domain/demo/demo";
import { PHOTO_LIMITS } from "@creel/domain/photos/photo";

import { storedSession } from "../http/stored-session.ts";

/** Returns the most bytes of a photo, or of another body, that the server takes from who is signed in. */
export function mostUploadBytes(): number {
  return isGuest() ? DEMO_PHOTO_BYTES : PHOTO_LIMITS.bytes;
}

/** Whether the guest of a demo is signed in. */
export function isGuest(): boolean {
  return storedSession()?.user.demo_until !== undefined;
}

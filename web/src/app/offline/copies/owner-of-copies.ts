import { rememberedUserId } from "../../../session/stored-session.ts";

/**
 * Copies are kept for who is signed in to stay, and where the app itself is on the device: nowhere else could they be
 * looked at without a network. `null` where none are.
 */
export function ownerOfCopies(): string | null {
  const isInstalled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return isInstalled ? rememberedUserId() : null;
}

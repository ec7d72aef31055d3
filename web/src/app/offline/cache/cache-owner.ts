import { persistentUserId } from "../../../http/stored-session.ts";

/**
 * The user whose answers are stored: somebody who stays signed in, and where the service worker is installed, since
 * without it the app does not open offline. `null` for nobody.
 */
export function cacheOwner(): string | null {
  const isInstalled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return isInstalled ? persistentUserId() : null;
}

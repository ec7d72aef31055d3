import { persistentUserId } from "../../../http/stored-session.ts";

/**
 * Returns the id of the user whose answers are stored. The user must stay signed in, and the service worker must
 * control the page, because the app does not open offline without it. `null` for nobody.
 */
export function cacheOwner(): string | null {
  const isInstalled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return isInstalled ? persistentUserId() : null;
}

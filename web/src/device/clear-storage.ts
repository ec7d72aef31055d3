import {
  AUTH_LOG_KEY,
  CLOCK_OFFSET_KEY,
  GUESTS_KEY,
  OFFLINE_CACHE_DATABASE,
  HEALTH_LOG_KEY,
  LICENSE_PHOTOS_DATABASE,
  KNOWN_DEVICE_KEY,
  MAPS_ANYWHERE_KEY,
  MAPS_DATABASE,
  MAPS_KEY,
  NEAR_TOWNS_CACHE,
  OUNCES_KEY,
  PREFIX,
  SEEN_VERSIONS_KEY,
  THEME_KEY,
  TRACK_OFF_KEY,
} from "./storage-keys.ts";

/**
 * Settings of the device, independent of the user, which versions were read about, which names no user, and the guests
 * of a demo of whom something is still to be removed.
 */
const CHOICES: readonly string[] = [
  THEME_KEY,
  KNOWN_DEVICE_KEY,
  CLOCK_OFFSET_KEY,
  OUNCES_KEY,
  MAPS_ANYWHERE_KEY,
  TRACK_OFF_KEY,
  SEEN_VERSIONS_KEY,
  GUESTS_KEY,
];
/** Logs of ended sessions, which name no user, and the mark of saved maps, which are shown only to their owner. */
const LOGS: readonly string[] = [AUTH_LOG_KEY, HEALTH_LOG_KEY, MAPS_KEY];

/** Removes the data of a user whose session ended, but keeps the logs. */
export function clearSession(): void {
  forget(localStorage, [...CHOICES, ...LOGS]);
  forget(sessionStorage, []);
}

/** Removes the data of a user who signs out, including the logs. */
export function clearAll(): void {
  forget(localStorage, CHOICES);
  forget(sessionStorage, []);
  void clearMaps().catch(() => {});
}

export function clearTab(): void {
  forget(sessionStorage, []);
}

/** Removes offline data, which requires a session. */
export function clearOfflineCache(): void {
  void clearOfflineAnswers().catch(() => {});
  void deleteDatabase(LICENSE_PHOTOS_DATABASE).catch(() => {});
  void clearTowns().catch(() => {});
}

/**
 * Ends push messages to this device. They are for one user, and would otherwise be shown after the session ended.
 *
 * @throws DOMException
 */
export async function endPush(): Promise<void> {
  if (!("navigator" in globalThis && "serviceWorker" in navigator && "PushManager" in globalThis)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Removes saved maps, which reveal where the user fishes.
 *
 * @throws DOMException
 */
function clearMaps(): Promise<void> {
  return deleteDatabase(MAPS_DATABASE);
}

/** @throws DOMException */
export function clearOfflineAnswers(): Promise<void> {
  return deleteDatabase(OFFLINE_CACHE_DATABASE);
}

async function deleteDatabase(name: string): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  const deletion = indexedDB.deleteDatabase(name);
  await new Promise<void>((resolve, reject) => {
    deletion.addEventListener("success", () => resolve());
    deletion.addEventListener("error", () => reject(deletion.error));
  });
}

/** @throws DOMException */
export async function clearTowns(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(NEAR_TOWNS_CACHE);
}

function forget(storage: Storage, exceptions: readonly string[]): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) if (!exceptions.includes(key)) storage.removeItem(key);
}

import {
  AUTH_LOG_KEY,
  COPIES_DATABASE,
  HEALTH_LOG_KEY,
  NEAR_TOWNS_CACHE,
  OUNCES_KEY,
  PREFIX,
  THEME_KEY,
} from "./storage-keys.ts";

/** What was chosen for this device, whoever uses it. */
const CHOICES: readonly string[] = [THEME_KEY, OUNCES_KEY];
/** What tells why somebody was signed out, without telling who. */
const LOGS: readonly string[] = [AUTH_LOG_KEY, HEALTH_LOG_KEY];

/** Forgets what is kept in this browser for who was signed in; a session that was ended leaves its logs. */
export function forgetKept(): void {
  forget(localStorage, [...CHOICES, ...LOGS]);
  forget(sessionStorage, []);
}

/** The same for who signs out by choice: nothing of theirs stays. */
export function forgetAllKept(): void {
  forget(localStorage, CHOICES);
  forget(sessionStorage, []);
}

/** What is kept for as long as this tab is open. */
export function forgetTab(): void {
  forget(sessionStorage, []);
}

/** Forgets what was kept of a logbook: no session, no copy of it. */
export function forgetCopies(): void {
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(COPIES_DATABASE);
  if ("caches" in globalThis) void caches.delete(NEAR_TOWNS_CACHE).catch(() => {});
}

function forget(storage: Storage, kept: readonly string[]): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) if (!kept.includes(key)) storage.removeItem(key);
}

const PREFIX = "creel.";

/** What was chosen for this device, whoever uses it. */
const CHOICES: readonly string[] = ["creel.theme", "creel.ounces"];
/** What tells why somebody was signed out, without telling who. */
const LOGS: readonly string[] = ["creel.auth-log", "creel.health-log"];

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

/** The database of what the server answered, for when there is no network. */
export const COPIES = "creel.copies";
/** The service worker's cache of the towns around where somebody looked at the map. */
const NEAR_TOWNS = "creel-basemap";

/** Forgets what was kept of a logbook: no session, no copy of it. */
export function forgetCopies(): void {
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(COPIES);
  if ("caches" in globalThis) void caches.delete(NEAR_TOWNS).catch(() => {});
}

function forget(storage: Storage, kept: readonly string[]): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) if (!kept.includes(key)) storage.removeItem(key);
}

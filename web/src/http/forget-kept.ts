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

function forget(storage: Storage, kept: readonly string[]): void {
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) if (!kept.includes(key)) storage.removeItem(key);
}

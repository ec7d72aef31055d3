/** Logs a failure that no screen shows to the console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification has these failures logged and nothing else
  console.warn(`${what}:`, error);
}

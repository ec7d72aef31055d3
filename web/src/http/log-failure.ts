/** Notes a failure that has its place on no screen, for whoever looks into the console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification has these failures logged and nothing else
  console.warn(`${what}:`, error);
}

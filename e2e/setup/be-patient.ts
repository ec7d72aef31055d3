/** In a page, before the app: a time-out there only ends what hangs, and a busy machine has ten times as long to answer. */
export function bePatient(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(10 * milliseconds);
}

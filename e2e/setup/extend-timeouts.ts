/**
 * Runs in a page before the app. Makes timeouts ten times as long for a busy machine, since they only end what hangs.
 */
export function extendTimeouts(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(10 * milliseconds);
}

import { setImmediate } from "node:timers/promises";

/** Milliseconds that other requests wait at most, which nobody notices. */
const LONGEST_TASK_MS = 10;

/**
 * Lets a loop over a whole log answer other requests every ten milliseconds.
 * @returns a function to await once per iteration
 */
export function inShortTasks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_TASK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

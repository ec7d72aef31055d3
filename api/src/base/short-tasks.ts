import { setImmediate } from "node:timers/promises";

/** In milliseconds: others wait so long at most, which nobody notices. */
const LONGEST_TASK_MS = 10;

/**
 * For a loop over a whole log: others are answered each time that it has run for ten milliseconds.
 * @returns what to await once for each turn of the loop
 */
export function inShortTasks(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_TASK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

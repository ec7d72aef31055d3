import { whenIdle } from "./when-idle.ts";

/** In milliseconds. */
const LONGEST_WAIT_MS = 1000;

/** Loads chunks one at a time, each when the browser is idle: asking for a hundred files at once blocks a slow phone. */
export async function preloadWhenIdle(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of parts) {
    await timeToSpare();
    // A failure is tried again where the chunk is needed.
    await load().catch(() => {});
  }
}

function timeToSpare(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, { within: LONGEST_WAIT_MS, elseAfter: 0 }));
}

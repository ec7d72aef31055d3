import { whenIdle } from "./when-idle.ts";

/** In milliseconds. */
const LONGEST_WAIT_MS = 1000;

type Load = () => Promise<unknown>;

/**
 * Loads chunks one at a time, each when the browser is idle: asking for a hundred files at once blocks a slow phone. A
 * failure is tried again where a chunk is needed.
 *
 * @param until The page that wanted them is gone: the next one asks for its own.
 */
export async function preloadWhenIdle(
  loadParts: () => Promise<readonly Load[]>,
  until: AbortSignal,
): Promise<void> {
  for (const load of await loadParts().catch(() => [])) {
    await timeToSpare();
    if (until.aborted) return;
    await load().catch(() => {});
  }
}

function timeToSpare(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, { within: LONGEST_WAIT_MS, elseAfter: 0 }));
}

import { afterAll } from "vitest";

/**
 * A limit of requests cleans up every five minutes: until then its timer would keep what the test file loaded in the
 * memory of the process, in which other files follow.
 */
const timers = new Set<NodeJS.Timeout>();
const { setTimeout: begin } = globalThis;

globalThis.setTimeout = new Proxy(begin, {
  apply(_begin, _this, [callback, ...rest]: Parameters<typeof begin>) {
    const timer = begin(callback, ...rest);
    timers.add(timer);
    return timer;
  },
});

afterAll(() => {
  globalThis.setTimeout = begin;
  for (const timer of timers) clearTimeout(timer);
});

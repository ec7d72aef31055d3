// Ends the timers that a test file left, because other files follow in the same process. A timer that checks for a
// network in five seconds would find no document there; one that cleans up every five minutes would keep everything
// that was loaded in memory.
import { afterAll } from "vitest";

const timers = new Set();
const { setTimeout: begin } = globalThis;

globalThis.setTimeout = new Proxy(begin, {
  apply(_begin, _this, [callback, ...rest]) {
    const timer = begin(callback, ...rest);
    timers.add(timer);
    return timer;
  },
});

afterAll(() => {
  globalThis.setTimeout = begin;
  for (const timer of timers) clearTimeout(timer);
});

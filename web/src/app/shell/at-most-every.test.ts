import { afterEach, expect, test, vi } from "vitest";

import { atMostEvery } from "./at-most-every.ts";

afterEach(() => vi.useRealTimers());

test("what is asked for a hundred times in ten seconds is done at once, every two seconds, and after the last", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const act = vi.fn<() => void>();
  const { call } = atMostEvery(2000, act);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  for (let asked = 1; asked < 100; asked += 1) {
    vi.advanceTimersByTime(100);
    call();
  }
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(6);
  call();
  expect(act).toHaveBeenCalledTimes(7);
});

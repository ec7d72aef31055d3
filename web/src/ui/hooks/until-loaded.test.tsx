import { afterEach, expect, test, vi } from "vitest";

import { untilLoaded } from "./until-loaded.ts";

afterEach(() => vi.useRealTimers());

/** A loader that fails at first. */
function loadLater() {
  return vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValueOnce("the part");
}

test("code that could not be loaded is loaded when the network is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const load = loadLater();
  const loading = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  expect(await loading).toBe("the part");
});

test("code that could not be loaded is asked for again every two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const loading = untilLoaded(loadLater());
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loading).toBe("the part");
});

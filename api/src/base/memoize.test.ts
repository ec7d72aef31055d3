import { expect, test, vi } from "vitest";

import { memoize } from "./memoize.ts";

test("the same work is done once", () => {
  const work = vi.fn<(one: number, other: number) => number>((one, other) => one * other);
  const memoized = memoize(work, (one, other) => `${one} ${other}`);
  expect([memoized(2, 3), memoized(2, 3), memoized(3, 3)]).toEqual([6, 6, 9]);
  expect(work).toHaveBeenCalledTimes(2);
});

test("what failed is tried again", async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("No")).mockResolvedValue("yes");
  const memoized = memoize(work, () => "only");
  await expect(memoized()).rejects.toThrow("No");
  await expect(memoized()).resolves.toBe("yes");
});

test("what was asked long ago is forgotten", () => {
  const work = vi.fn<(value: number) => number>((value) => value);
  const memoized = memoize(work, (value) => value);
  for (let value = 0; value <= 2000; value += 1) memoized(value);
  memoized(0);
  expect(work).toHaveBeenCalledTimes(2002);
});

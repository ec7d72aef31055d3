import { expect, test, vi } from "vitest";

import { remember } from "./remember.ts";

test("the same work is done once", () => {
  const work = vi.fn<(one: number, other: number) => number>((one, other) => one * other);
  const remembered = remember(work, (one, other) => `${one} ${other}`);
  expect([remembered(2, 3), remembered(2, 3), remembered(3, 3)]).toEqual([6, 6, 9]);
  expect(work).toHaveBeenCalledTimes(2);
});

test("what failed is tried again", async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("No")).mockResolvedValue("yes");
  const remembered = remember(work, () => "only");
  await expect(remembered()).rejects.toThrow("No");
  await expect(remembered()).resolves.toBe("yes");
});

test("what was asked long ago is forgotten", () => {
  const work = vi.fn<(value: number) => number>((value) => value);
  const remembered = remember(work, (value) => value);
  for (let value = 0; value <= 2000; value += 1) remembered(value);
  remembered(0);
  expect(work).toHaveBeenCalledTimes(2002);
});

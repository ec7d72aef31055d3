import { expect, test, vi } from "vitest";

import { repeatAfterDeadlock } from "./repeat-after-deadlock.ts";

const failure = (code: string) => Object.assign(new Error("no"), { code });

test.each(["40P01", "40001"])("what was taken back with %s is done again", async (code) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(code)).mockResolvedValue("done");

  expect(await repeatAfterDeadlock(work)).toBe("done");
  expect(work).toHaveBeenCalledTimes(2);
});

test("what is taken back every time fails in the end", async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure("40P01"));

  await expect(repeatAfterDeadlock(work)).rejects.toThrow("no");
  expect(work).toHaveBeenCalledTimes(4);
});

test("another failure is not done again", async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure("23505"));

  await expect(repeatAfterDeadlock(work)).rejects.toThrow("no");
  expect(work).toHaveBeenCalledTimes(1);
});

import { expect, test } from "vitest";

import { readWholeLog } from "./whole-log.ts";

test("an angler's reads of their whole log run one after the other, and those of another beside them", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const read = (userId: string, name: string) =>
    readWholeLog(userId, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const reads = [
    read("ana", "counts"),
    read("ana", "outings"),
    read("ana", "doctor"),
    read("bo", "counts of bo"),
  ];
  await expect.poll(() => begun).toEqual(["counts", "counts of bo"]);

  for (const name of ["counts", "outings", "doctor"]) {
    await expect.poll(() => begun).toContain(name);
    ends.get(name)?.();
  }
  ends.get("counts of bo")?.();
  await Promise.all(reads);

  expect(begun).toEqual(["counts", "counts of bo", "outings", "doctor"]);
});

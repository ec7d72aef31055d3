import { expect, test } from "vitest";

import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { type ComparedCatch, findDuplicates } from "./find-duplicates.ts";

const START = Date.UTC(2020, 5, 1, 6);

function pike(id: string, changes: Partial<ComparedCatch> = {}): ComparedCatch {
  const caughtAt = changes.caughtAt === undefined ? START : changes.caughtAt;
  const day = new Date(caughtAt ?? START).toISOString().slice(0, 10);
  return { id, species: "Pike", caughtAt, day, length: null, weight: null, ...changes };
}

/** Catches on several days, at times that no constant explains by chance. */
function log(count: number): ComparedCatch[] {
  return Array.from({ length: count }, (_, index) =>
    pike(`log${index}`, {
      caughtAt: START + (index * 1440 + ((index * 97) % 400)) * MINUTE_MS,
      length: 20 + index,
    }),
  );
}

const moved = (catches: ComparedCatch[], minutes: number) =>
  catches.map((one, index) =>
    pike(`file${index}`, { caughtAt: (one.caughtAt ?? 0) + minutes * MINUTE_MS, length: one.length }),
  );

test("a file whose clock is two hours ahead has the same catches, and the shift is told", () => {
  const existing = log(20);
  const { shift, matches } = findDuplicates(moved(existing, 120), existing);
  expect(shift).toEqual({ minutes: 120, pairs: 20 });
  expect(matches).toHaveLength(20);
  expect(
    matches.every(
      ({ incoming, existing: other, verdict }) => verdict === "same" && incoming.slice(4) === other.slice(3),
    ),
  ).toBe(true);
});

test("a shift is believed only if it explains five pairs and three in ten", () => {
  const existing = log(20);
  expect(findDuplicates(moved(existing.slice(0, 4), 120), existing).shift).toBeNull();
  const others = Array.from({ length: 20 }, (_, index) =>
    pike(`other${index}`, {
      caughtAt: START + (index * 1440 + ((index * 211) % 700)) * MINUTE_MS,
      length: 90,
    }),
  );
  expect(findDuplicates([...moved(existing.slice(0, 5), 120), ...others], existing).shift).toBeNull();
});

test("within two minutes, a length that differs by more than a hundredth is another fish", () => {
  const existing = [pike("log", { length: 30 })];
  const match = (length: number | null, minutes: number) =>
    findDuplicates([pike("file", { length, caughtAt: START + minutes * MINUTE_MS })], existing).matches[0]
      ?.verdict;
  expect(match(30.2, 2)).toBe("same");
  expect(match(null, 0)).toBe("same");
  expect(match(31, 0)).toBeUndefined();
  expect(match(30, 3)).toBe("maybe");
  expect(match(null, 3)).toBeUndefined();
});

test("the same day and length, or weight, may be the same fish", () => {
  const existing = [pike("log", { caughtAt: null, length: 30, weight: 6.2 })];
  const verdict = (changes: Partial<ComparedCatch>) =>
    findDuplicates([pike("file", { caughtAt: null, ...changes })], existing).matches[0]?.verdict;
  expect(verdict({ weight: 6.2 })).toBe("maybe");
  expect(verdict({ weight: 4, length: 30 })).toBe("maybe");
  expect(verdict({ weight: 4 })).toBeUndefined();
  expect(verdict({ weight: 6.2, species: "Walleye" })).toBeUndefined();
});

test("two fish of one minute in a file are two fish, and each is found once", () => {
  const existing = [pike("log")];
  expect(findDuplicates([pike("one"), pike("two")], existing).matches).toEqual([
    { incoming: "one", existing: "log", verdict: "same" },
  ]);
});

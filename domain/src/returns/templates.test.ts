import { expect, test } from "vitest";

import { blocksSchema } from "./block.ts";
import { columnsOf } from "./column-values.ts";
import { deadlineOf } from "./deadline-of.ts";
import { blocksOfTemplate, RETURN_TEMPLATES, TEMPLATES } from "./templates.ts";

const BUILT_IN = RETURN_TEMPLATES.filter((key) => key !== "custom");

test.each(BUILT_IN)("the template %s consists of blocks that an angler could choose, too", (key) => {
  expect(blocksSchema.safeParse(blocksOfTemplate(key, null)).error).toBeUndefined();
});

test.each([
  ["scotland", "2026-10-31", "2026-11-30T23:59:00.000Z"],
  ["england-wales", "2026-12-31", "2027-01-01T23:59:00.000Z"],
  ["norway-river", "2026-07-01", "2026-07-01T21:59:00.000Z"],
  ["north-carolina", "2026-11-14", "2026-11-15T04:59:00.000Z"],
  ["club-log", "2026-12-31", "2027-01-15T22:59:00.000Z"],
  ["recfishing", "2026-07-01", "2026-07-01T21:59:00.000Z"],
] as const)("the return %s until %s is due at %s", (key, to, deadline) => {
  const { blocks, timeZone } = TEMPLATES[key];
  expect(deadlineOf(blocks, { to, timeZone: timeZone ?? "Europe/Berlin" })).toBe(deadline);
});

test("a template without a deadline states none, and February 29 is March 1", () => {
  const period = { to: "2026-12-31", timeZone: "UTC" };
  expect(deadlineOf([{ kind: "rows", by: "day" }], period)).toBeNull();
  expect(deadlineOf([{ kind: "deadline", on: "02-29" }], period)).toBe("2027-03-01T23:59:00.000Z");
});

function isFine(...blocks: object[]): boolean {
  return blocksSchema.safeParse(blocks).success;
}

test("a template needs exactly one block that says what a row is", () => {
  const rows = { kind: "rows", by: "day" } as const;
  expect([isFine(rows), isFine(), isFine(rows, rows), isFine({ kind: "hours" })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("two lines to fill in have different ids", () => {
  const rows = { kind: "rows", by: "day" };
  const line = { kind: "line", id: "ice", label: "Ice on the lake?" };
  expect(blocksSchema.safeParse([rows, line, { ...line, id: "snow" }]).success).toBe(true);
  expect(blocksSchema.safeParse([rows, line, line]).success).toBe(false);
});

test("size classes cover everything, and their bounds ascend", () => {
  const block = { kind: "sizes", fate: "any", species: [], unit: "in", bounds: [10, 15] } as const;
  const sizes = columnsOf({ ...block, species: [], bounds: [...block.bounds] }).map(({ size }) => [
    size?.from,
    size?.to,
  ]);
  expect(sizes).toEqual([
    [null, 10],
    [10, 15],
    [15, null],
  ]);
  expect(
    blocksSchema.safeParse([
      { kind: "rows", by: "day" },
      { ...block, bounds: [15, 10] },
    ]).success,
  ).toBe(false);
});

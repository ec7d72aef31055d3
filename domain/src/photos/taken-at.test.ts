import { expect, test } from "vitest";

import { instantOfPhoto, takenAtOf } from "./taken-at.ts";

test.each([
  ["2026-11-20T06:42:31", null, "2026-11-20T06:42:31"],
  ["2026-11-20T06:42:31", "-06:00", "2026-11-20T06:42:31-06:00"],
  ["2026-02-30T06:42:31", null, null],
  ["0000-00-00T00:00:00", null, null],
  ["1899-12-31T23:59:59", null, null],
  ["2026-11-20T06:42:31.5", null, null],
  ["2026-11-20T06:42:31", "Z", null],
  [null, "-06:00", null],
])("a camera that wrote %s and %s took it at %s", (takenAt, offset, expected) => {
  expect(takenAtOf({ takenAt, offset })).toBe(expected);
});

const chicago = (instant: number) => (instant < Date.UTC(2026, 10, 1, 7) ? -300 : -360);
const read = (takenAt: string) => new Date(instantOfPhoto(takenAt, chicago)).toISOString();

test("without an offset it is read on the clock that is given, at the change of clocks too", () => {
  expect(read("2026-11-01T00:30:00")).toBe("2026-11-01T05:30:00.000Z");
  expect(read("2026-11-01T06:30:00")).toBe("2026-11-01T12:30:00.000Z");
  expect(read("2026-11-01T06:30:00+02:00")).toBe("2026-11-01T04:30:00.000Z");
});

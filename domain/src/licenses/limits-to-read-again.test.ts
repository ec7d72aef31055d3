import { expect, test } from "vitest";

import { limitsToReadAgain } from "./limits-to-read-again.ts";

const isAsked = (read_on: string, closed_to: string | null, today: string) =>
  limitsToReadAgain([{ read_on, closed_to }], today).length > 0;

test.each([
  ["2025-11-21", false],
  ["2025-11-20", true],
  ["2020-01-01", true],
])("a limit read on %s is to be read again on November 21, 2026: %s", (readOn, asked) => {
  expect(isAsked(readOn, null, "2026-11-21")).toBe(asked);
});

test.each([
  ["05-12", "2026-05-12", false],
  ["05-12", "2026-05-13", true],
  ["05-12", "2026-05-26", true],
  ["05-12", "2026-05-27", false],
  ["12-31", "2027-01-01", true],
  ["02-29", "2027-03-01", true],
])("a limit closed until %s is asked about on %s: %s", (closedTo, today, asked) => {
  expect(isAsked("2025-01-01", closedTo, today)).toBe(asked);
});

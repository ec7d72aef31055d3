import { expect, test } from "vitest";

import { shiftRows } from "./shift-rows.ts";

test("a file whose clock is two hours ahead is two hours earlier, and its days without a time stay", () => {
  const rows = [
    { date: "2026-06-26T00:30:00+02:00", notes: "T" },
    { date: "2026-06-26" },
    { started_at: "2026-06-26T05:00:00.000Z", ended_at: null },
  ].map((fields, index) => ({ position: index + 1, line: index + 2, subject: "catch" as const, fields }));

  expect(shiftRows(rows, 120).map(({ fields }) => fields)).toEqual([
    { date: "2026-06-25T20:30:00.000Z", notes: "T" },
    { date: "2026-06-26" },
    { started_at: "2026-06-26T03:00:00.000Z", ended_at: null },
  ]);
});

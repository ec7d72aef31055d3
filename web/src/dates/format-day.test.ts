import { expect, test } from "vitest";

import { formatLongDay, formatMonth } from "./format-day.ts";

test("days and months are those of the log, wherever it is read", () => {
  expect(formatLongDay("2026-11-20")).toBe("Friday, November 20, 2026");
  expect(formatMonth("2026-11")).toBe("November 2026");
});

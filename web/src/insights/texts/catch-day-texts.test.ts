import { expect, test } from "vitest";

import { describeCatchDays } from "./catch-day-texts.ts";

const bin = (subject: string, ratio: number, low: number, high: number) => ({
  subject,
  ratio: { ratio, likely: { low, high } },
});

test("of days with a fish is said what stands out most, and nothing where every range holds 1", () => {
  const [falling, steady] = [bin("Falling pressure", 1.9, 1.4, 2.6), bin("Steady pressure", 0.4, 0.3, 0.6)];
  expect(describeCatchDays([falling, bin("Rising pressure", 3, 0.8, 9)])).toBe(
    "Falling pressure was 1.9 times as common on days you caught fish as on the days around them.",
  );
  expect(describeCatchDays([falling, steady])).toMatch(/^Steady pressure was 0\.4 times/);
  expect(describeCatchDays([bin("Rising pressure", 1.3, 0.8, 2), { subject: "", ratio: null }])).toBe(
    "Nothing stands out on days you caught fish.",
  );
});

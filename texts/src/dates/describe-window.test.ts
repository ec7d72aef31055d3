import { expect, test } from "vitest";

import { describeWindow } from "./describe-window.ts";

const MORNING = { start: "2026-06-20T11:00:00Z", hours: 4 };
const EVENING = { start: "2026-06-21T00:00:00Z", hours: 5 };

test.each([
  ["en", MORNING, "Saturday, 6 – 10 AM"],
  ["en", EVENING, "Saturday 7 PM – 12 AM"],
  ["en-GB", MORNING, "Saturday, 06:00–10:00"],
  ["de", MORNING, "Samstag, 06:00–10:00 Uhr"],
  ["fr", MORNING, "samedi, 06:00 – 10:00"],
  ["sv", EVENING, "lördag 19:00 – 00:00"],
])("in %s, a window of hours has whole times: %o is %s", (locale, window, expected) => {
  const described = describeWindow(window, locale, "America/Chicago");
  expect(described.replaceAll(/[\u2009\u202F]/gu, " ")).toBe(expected);
});

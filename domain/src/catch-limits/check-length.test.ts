import { expect, test } from "vitest";

import { checkLength } from "./check-length.ts";
import { limitAge } from "./limit-age.ts";
import { aLimit } from "./limit-example.ts";

test.each([
  ["shorter than the minimum", { min_length: 15 }, 14.5, { rule: "min", limit: 15, by: 0.5 }],
  ["shorter by a tenth", { min_length: 15.3 }, 15.2, { rule: "min", limit: 15.3, by: 0.1 }],
  ["of the minimum", { min_length: 15 }, 15, null],
  ["longer than the maximum", { max_length: 28 }, 30, { rule: "max", limit: 28, by: 2 }],
  ["of the maximum", { max_length: 28 }, 28, null],
  ["between both", { min_length: 15, max_length: 28 }, 20, null],
  ["in the protected slot", { slot_from: 20, slot_to: 26 }, 20, { rule: "slot", from: 20, to: 26 }],
  ["above the protected slot", { slot_from: 20, slot_to: 26 }, 26.1, null],
  ["over the length of which one may be kept", { one_over: 20 }, 21, { rule: "one_over", limit: 20, by: 1 }],
  ["of the length of which one may be kept", { one_over: 20 }, 20, null],
  ["of any length without a rule", {}, 1, null],
])("a fish %s", (_what, rules, length, broken) => {
  expect(checkLength(aLimit(rules), length)).toEqual(broken);
});

test.each([
  ["2026-05-03", { days: 0, isOld: false }],
  ["2026-11-21", { days: 202, isOld: false }],
  ["2027-05-03", { days: 365, isOld: false }],
  ["2027-05-04", { days: 366, isOld: true }],
  ["2026-05-02", { days: 0, isOld: false }],
])("a limit of May 3, 2026 on %s", (today, age) => {
  expect(limitAge({ read_on: "2026-05-03" }, today)).toEqual(age);
});

import { expect, test } from "vitest";

import { scoreRule } from "./score-rule.ts";

test("a change of the rule is a new name, which whoever changes it writes here", () => {
  expect(scoreRule()).toBe("91546b14");
});

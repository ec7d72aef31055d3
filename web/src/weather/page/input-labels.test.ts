import { expect, test } from "vitest";

import { describeUnknown } from "./input-labels.ts";

test.each([
  [["waterTemperature"], "Water temperature is unknown."],
  [["waterTemperature", "gust"], "Water temperature and the gust speed are unknown."],
])("what could not be judged is said in a sentence: %j", (keys, sentence) => {
  expect(describeUnknown(keys)).toBe(sentence);
});

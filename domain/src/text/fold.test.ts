import { expect, test } from "vitest";

import { foldText } from "./fold.ts";

test.each([
  ["Zändér", "zander"],
  ["ZANDER", "zander"],
  ["Sjøørret", "sjoorret"],
  ["Łosoś", "losos"],
  ["Æsche", "aesche"],
  ["Großer", "grosser"],
  ["ΣΟΛΟΜΌΣ", "σολομοσ"],
  ["Σολομός", "σολομοσ"],
  ["Щука", "щука"],
  ["100% rod_blank", "100% rod_blank"],
])("“%s” is compared as “%s”", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

import { expect, test } from "vitest";

import { quoteCss } from "./use-page-foot.ts";

test("a name with quotes, backslashes or line breaks stays one string of CSS", () => {
  expect(quoteCss('Lake "V" \\ A\nB')).toBe(String.raw`"Lake \"V\" \\ A B"`);
});

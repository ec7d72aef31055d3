import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import { describeSky, describeSkyShortly } from "./describe-sky.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });
const CODES = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
];

test.each(CODES)("the words for code %d are in English those of the API", (code) => {
  const { description } = conditionsOfCode(code);
  expect(describeSky({ code, description: "" }, english)).toBe(description);
});

test("where there is little room, what stands behind the comma is left out", () => {
  const partlyCloudy = { code: 2, ...conditionsOfCode(2) };
  expect(describeSky(partlyCloudy, english)).toBe("Partly cloudy, scattered clouds");
  expect(describeSkyShortly(partlyCloudy, english)).toBe("Partly cloudy");
  expect(describeSkyShortly({ code: 3, description: "" }, english)).toBe("Overcast");
});

test("a code that nobody knows is told in the server's words", () => {
  expect(describeSky({ code: 42, description: "Falling ash" }, english)).toBe("Falling ash");
  expect(describeSkyShortly({ code: null, description: "Unknown" }, english)).toBe("Unknown");
});

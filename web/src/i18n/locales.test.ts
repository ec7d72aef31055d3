import { expect, test } from "vitest";

import { matchRegion } from "./locales.ts";

test.each([
  { locale: "en", languages: ["en-GB", "en-US"], region: "en-GB" },
  { locale: "en", languages: ["fi", "en-AU"], region: "en-AU" },
  { locale: "en", languages: ["de-DE"], region: "en" },
  { locale: "en", languages: [], region: "en" },
])("dates in $locale are written as in $region for a browser that prefers $languages", (example) => {
  expect(matchRegion(example.locale, example.languages)).toBe(example.region);
});

import { expect, test } from "vitest";

import { firstOf, readChosen } from "./weather-place.ts";

const ELY = { latitude: 47.9, longitude: -91.87 };
const DULUTH = { latitude: 46.78, longitude: -92.1 };
const TOWER = { latitude: 47.8, longitude: -92.27 };

test.each([
  ["what was chosen", { chosen: ELY, device: DULUTH, home: TOWER }, ELY, "chosen"],
  ["where the device is, when nothing was", { chosen: null, device: DULUTH, home: TOWER }, DULUTH, "device"],
  ["home, when the device does not say", { chosen: null, device: null, home: TOWER }, TOWER, "home"],
  ["home, by that name, when it was chosen", { chosen: TOWER, device: DULUTH, home: TOWER }, TOWER, "home"],
  ["nowhere, when nobody knows", { chosen: null, device: null, home: null }, null, null],
])("the weather is told for %s", (_what, places, place, source) => {
  expect(firstOf(places)).toEqual({ place, source });
});

test("a chosen place is read back by who chose it, and by nobody else", () => {
  const stored = JSON.stringify({ userId: "maren", ...ELY });

  expect(readChosen(stored, "maren")).toEqual(ELY);
  expect(readChosen(stored, "ola")).toBeNull();
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  '{"userId":"maren"}',
  '{"userId":"maren","latitude":91,"longitude":0}',
])("what is no place (%s) is none", (stored) => {
  expect(readChosen(stored, "maren")).toBeNull();
});

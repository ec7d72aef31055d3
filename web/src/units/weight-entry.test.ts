import { expect, test } from "vitest";

import { isInUnitedStates } from "./weight-entry.ts";

test.each([
  ["America/Chicago", true],
  ["America/Indiana/Knox", true],
  ["Pacific/Honolulu", true],
  ["America/Toronto", false],
  ["America/Argentina/Cordoba", false],
  ["Europe/Helsinki", false],
  ["UTC", false],
])("a device on the clock of %s is in the United States: %s", (timeZone, isThere) => {
  expect(isInUnitedStates(timeZone)).toBe(isThere);
});

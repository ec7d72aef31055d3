import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { nextMoons } from "./next-moons.ts";

test.each([
  // From the U.S. Naval Observatory's table of quarters.
  ["2024-03-05T12:00Z", "2024-03-10T09:00Z", "2024-03-25T07:00Z"],
  ["2024-03-25T07:05Z", "2024-04-08T18:21Z", "2024-04-23T23:49Z"],
])("after %s the moon is next new at %s and full at %s", (instant, newMoon, fullMoon) => {
  const next = nextMoons(new Date(instant));

  expect(Math.abs(next.newMoon.getTime() - Date.parse(newMoon))).toBeLessThan(2 * MINUTE_MS);
  expect(Math.abs(next.fullMoon.getTime() - Date.parse(fullMoon))).toBeLessThan(2 * MINUTE_MS);
});

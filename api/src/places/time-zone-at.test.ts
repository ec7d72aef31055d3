import { timeZoneSchema } from "@creel/domain/places/time-zone";
import { expect, test } from "vitest";

import { timeZoneAt } from "./time-zone-at.ts";

test.each([
  ["Lake Vermilion", 47.83, -92.26, "America/Chicago"],
  ["Loch Ness", 57.32, -4.43, "Europe/London"],
  ["Lake Wānaka", -44.7, 169.1, "Pacific/Auckland"],
  ["Phoenix, where clocks do not change", 33.45, -112.07, "America/Phoenix"],
])("the clocks of %s are known", (_place, latitude, longitude, timeZone) => {
  expect(timeZoneAt({ latitude, longitude })).toBe(timeZone);
});

test("every place on the earth has a time zone, and one that a catch may have", () => {
  for (let latitude = -90; latitude <= 90; latitude += 15) {
    for (let longitude = -180; longitude <= 180; longitude += 15) {
      const timeZone = timeZoneAt({ latitude, longitude });
      expect(timeZoneSchema.safeParse(timeZone).success, `${timeZone} at ${latitude}, ${longitude}`).toBe(
        true,
      );
    }
  }
});

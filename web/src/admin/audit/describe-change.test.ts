import { expect, test } from "vitest";

import { makeUnits } from "../../units/make-units.ts";
import { describeChange } from "./describe-change.ts";

const units = makeUnits("imperial", false);

test.each([
  ["lure_type", "lure"],
  ["weather_conditions", "weather"],
  ["air_temperature", "air"],
  ["wind_direction", "wind direction"],
  ["latitude", "place"],
  ["time_zone", "time zone"],
  ["trip_id", "trip"],
  ["free_premium_access", "free premium"],
])("the field %s is called %s in a line of changes", (field, name) => {
  expect(describeChange({ field }, units)).toBe(`${name} changed`);
});

test("a field that only a newer server knows is called as the server calls it", () => {
  expect(describeChange({ field: "hook_size", before: 2, after: 4 }, units)).toBe("hook size 2 → 4");
});

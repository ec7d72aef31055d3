import { expect, test } from "vitest";

import { withAliases, withoutAliases } from "./aliases.ts";

test("sends both spellings of every field that has two, and null in both", () => {
  expect(withAliases({ species: "Pike", lure_type: "Jig", wind_speed: null })).toEqual({
    species: "Pike",
    lure_type: "Jig",
    lureType: "Jig",
    wind_speed: null,
    windSpeed: null,
  });
});

test("takes either spelling; the one with underscores wins, also when it says nothing noted", () => {
  expect(withoutAliases({ lureType: "Jig", wind_speed: null, windSpeed: 5, depth: 3 })).toEqual({
    lure_type: "Jig",
    wind_speed: null,
    depth: 3,
  });
});

test("what was sent in both spellings comes out as it was", () => {
  const fields = { species: "Pike", lure_type: "Jig", lunar_phase: null };

  expect(withoutAliases(withAliases(fields))).toEqual(fields);
});

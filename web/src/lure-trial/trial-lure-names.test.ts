import { trialOf } from "@creel/testing/lure-trials";
import { expect, test } from "vitest";

import { shortNames, titleOf } from "./trial-lure-names.ts";

function named(first: string, second: string) {
  const lure = { lure_type: null, lure_id: null, variant_id: null };
  return trialOf({ first: { name: first, ...lure }, second: { name: second, ...lure } });
}

test.each([
  ["Jig, blue, ¼ oz", "Jig, orange, ¼ oz", { first: "Blue", second: "Orange" }],
  ["Jig, ¼ oz", "Jig, ½ oz", { first: "¼ oz", second: "½ oz" }],
  ["Jig", "Mepps Aglia, silver", { first: "Jig", second: "Mepps Aglia, silver" }],
  ["Jig", "Jig, orange", { first: "Jig", second: "Jig, orange" }],
])("two lures are called by what tells them apart: %s and %s", (first, second, names) => {
  expect(shortNames(named(first, second))).toEqual(names);
});

test("a trial is called by both of its lures", () => {
  expect(titleOf(named("Jig, blue", "Jig, orange"))).toBe("Blue or orange");
  expect(titleOf(named("Spoon, silver", "DT-6"))).toBe("Spoon, silver or DT-6");
});

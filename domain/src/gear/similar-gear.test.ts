import { expect, test } from "vitest";

import { describeGear } from "./describe-gear.ts";
import { similarGear } from "./similar-gear.ts";

const lure = (name: string, fish = 0) => ({ id: name, kind: "lure" as const, name, fish });

function pairs(...all: ReturnType<typeof lure>[]) {
  return similarGear(all).map(([one, into]) => [one.name, into.name]);
}

test("names of the same letters look like one lure, and go into the one with more fish", () => {
  expect(pairs(lure("firetiger jig", 3), lure("Spoon", 9), lure("Jig (fire tiger)", 2))).toEqual([
    ["Jig (fire tiger)", "firetiger jig"],
  ]);
  expect(pairs(lure("Jig"), lure("Jig 2"), lure("Jig, purple"))).toEqual([]);
});

test("a rod is no lure, and short names are not alike by their letters", () => {
  expect(similarGear([lure("Medium spinning"), { ...lure("Medium spinning"), kind: "rod" }])).toEqual([]);
  expect(pairs(lure("Nymph"), lure("Jig"), lure("gij"))).toEqual([]);
});

test("a lure is described with what was written of its variant", () => {
  const variant = { id: "a", color: "firetiger", size: null, weight: "¼ oz", dive_depth: null };
  expect(describeGear({ name: "Jig", variants: [variant] }, "a")).toBe("Jig, firetiger, ¼ oz");
  expect(describeGear({ name: "Jig", variants: [variant] }, "b")).toBe("Jig");
  expect(describeGear({ name: "Jig", variants: [{ ...variant, color: null, weight: null }] }, "a")).toBe(
    "Jig",
  );
});

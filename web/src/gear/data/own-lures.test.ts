import { expect, test } from "vitest";

import { lureOf, rodOf, variantOf } from "../../testing/gear.ts";
import { lastTied, ownLures } from "./own-lures.ts";

const FIRE = variantOf({ color: "firetiger", fish: 3, last_at: "2026-06-01T12:00:00.000Z" });
const PURPLE = variantOf({ color: "purple", fish: 9, last_at: "2026-05-01T12:00:00.000Z" });
const JIG = lureOf({ name: "Own jig", lure_type: "Jig", variants: [FIRE, PURPLE] });
const SPOON = lureOf({ name: "Red spoon", fish: 5 });
const LOST = lureOf({ name: "Lost one", fish: 90, state: "lost" });

test("lures in use are tied on with each of their variants, and say their lure type or their name", () => {
  const own = ownLures([JIG, SPOON, LOST, rodOf()]);
  expect(own.map(({ name, lureType }) => [name, lureType])).toEqual([
    ["Own jig, purple", "Jig"],
    ["Red spoon", "Red spoon"],
    ["Own jig, firetiger", "Jig"],
  ]);
});

test("those of the last catches come first, then those that were used last; never one that nothing was caught with", () => {
  const own = ownLures([JIG, SPOON, LOST]);
  const last = (...tied: Parameters<typeof lastTied>[1]) => lastTied(own, tied, 2).map(({ name }) => name);
  expect(last()).toEqual(["Own jig, firetiger", "Own jig, purple"]);
  expect(last({ lureId: SPOON.id, variantId: null })).toEqual(["Red spoon", "Own jig, firetiger"]);
  expect(last({ lureId: LOST.id, variantId: null }, { lureId: JIG.id, variantId: PURPLE.id })).toEqual([
    "Own jig, purple",
    "Own jig, firetiger",
  ]);
});

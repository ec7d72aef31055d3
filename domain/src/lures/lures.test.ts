import { expect, test } from "vitest";

import { canonicalLure, LURES } from "./lures.ts";

test("has the thirteen of the list with their categories", () => {
  expect(LURES.map(({ name, category }) => `${name} (${category})`)).toEqual([
    "Bucktail (Spinner)",
    "Spoon (Metal)",
    "Topwater (Surface)",
    "Crankbait (Diving)",
    "Spinnerbait (Spinner)",
    "Jig (Bottom)",
    "Swimbait (Soft)",
    "Soft Plastic (Soft)",
    "Drop Shot (Finesse)",
    "Rapala (Minnow)",
    "Rattle Trap (Lipless)",
    "Live Bait (Natural)",
    "Other (Custom)",
  ]);
});

test("keeps a lure that is not listed as it was written, and a listed one in the list's spelling", () => {
  expect(canonicalLure(" Wobbler, perch 9 cm ")).toBe("Wobbler, perch 9 cm");
  expect(canonicalLure("drop shot")).toBe("Drop Shot");
});

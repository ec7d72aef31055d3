import { expect, test } from "vitest";

import { orderSpecies } from "./species-order.ts";

test("what an angler catches most often comes first, names of their own among it, Other last", () => {
  const names = orderSpecies(["Walleye", "Zander", "Perch"]);

  expect(names.slice(0, 4)).toEqual(["Walleye", "Zander", "Perch", "Musky"]);
  expect(names.at(-1)).toBe("Other");
  expect(names).toHaveLength(12);
});

test("of many names of their own the five most frequent have a button, and Other none twice", () => {
  const own = ["Zander", "Carp", "Asp", "Ide", "Tench", "Bream", "Roach"];

  const names = orderSpecies([...own, "Other", "other", "Trout"]);

  expect(names.slice(0, 6)).toEqual(["Zander", "Carp", "Asp", "Ide", "Tench", "Trout"]);
  expect(names).not.toContain("Roach");
  expect(names.filter((name) => name.toLowerCase() === "other")).toEqual(["Other"]);
});

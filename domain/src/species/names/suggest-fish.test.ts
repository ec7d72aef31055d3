import { expect, test } from "vitest";

import { suggestFish } from "./suggest-fish.ts";

const suggested = (text: string, language: string | null) =>
  suggestFish(text, language).map(({ name, matched }) => (name === matched ? name : `${name} (${matched})`));

test("a fish is suggested by any of its names, in the angler's language", () => {
  expect(suggested("sandr", "de")[0]).toBe("Zander (Sandre)");
  expect(suggested("sandr", "fr")[0]).toBe("Sandre");
});

test("a regional name stays as it is typed", () => {
  expect(suggested("schill", "de")).toEqual(["Schill"]);
  expect(suggested("schill", "en")[0]).toBe("Zander (Schill)");
});

test("own names come before those of other languages, and each fish comes once", () => {
  const names = suggestFish("ma", "en", 20).map(({ fish }) => fish.listed ?? fish.id);
  expect(new Set(names).size).toBe(names.length);
  expect(suggested("mackerel", "en")[0]).toBe("Mackerel");
});

test("a name that means several fish suggests each of them", () => {
  expect(suggested("bass", "en").slice(0, 3)).toEqual([
    "Largemouth bass (Bass)",
    "Smallmouth bass (Bass)",
    "European bass (Bass)",
  ]);
});

test.each(["", "z", "  ", "qqqq"])("%j suggests nothing", (text) => {
  expect(suggestFish(text, "en")).toEqual([]);
});

import { expect, test } from "vitest";

import { placesAmong, readOptions } from "./print-options.ts";

test("no place is printed before the angler chose so", () => {
  expect(readOptions(null)).toMatchObject({ places: "none", photos: true, notes: true });
});

test("what was chosen is read again, and what nobody knows has its default", () => {
  const chosen = { paper: "a4", places: "exact", photos: false, notes: false };
  expect(readOptions(JSON.stringify(chosen))).toEqual(chosen);
  expect(readOptions('{"paper":"a4","places":"everywhere"}')).toMatchObject({ paper: "a4", places: "none" });
  expect(readOptions("no JSON").places).toBe("none");
});

test("a sheet without the chosen places shows the least that it offers", () => {
  expect(placesAmong(["none", "water"], "exact")).toBe("none");
  expect(placesAmong(["water", "exact"], "none")).toBe("water");
  expect(placesAmong(["water", "exact"], "exact")).toBe("exact");
});

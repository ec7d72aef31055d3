import { expect, test } from "vitest";

import { isNarrowed, NO_FILTERS, readFilters, writeFilters } from "./filters.ts";

const read = (text: string) => readFilters(new URLSearchParams(text));

test("what stands in an address comes back from it", () => {
  const address =
    "q=jig&species=Walleye&species=Bass+%28Smallmouth%29&from=2026-10-01&to=2026-11-21" +
    "&near=47.83%2C-92.26&radius=10&bbox=-93%2C47%2C-92%2C48&weather=Light+Rain&sort=-weight";

  expect(writeFilters(read(address)).toString()).toBe(address);
  expect(read(address)).toMatchObject({
    species: ["Walleye", "Bass (Smallmouth)"],
    near: { latitude: 47.83, longitude: -92.26 },
    radius: 10,
  });
});

test("an address without filters narrows nothing and stays empty", () => {
  expect(read("")).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS).toString()).toBe("");
  expect(isNarrowed(NO_FILTERS)).toBe(false);
});

test("an order alone narrows nothing, a species does", () => {
  expect(isNarrowed(read("sort=-weight"))).toBe(false);
  expect(isNarrowed(read("species=Pike"))).toBe(true);
});

test.each(["from=yesterday", "near=here", "weather=Hail", "sort=color", "radius=0", "bbox=1,2,3", "q="])(
  "%s says nothing and is left out, the rest stays",
  (nonsense) => {
    expect(read(`${nonsense}&species=Pike`)).toEqual({ ...NO_FILTERS, species: ["Pike"] });
  },
);

test("what else stands in the address is left alone", () => {
  const search = new URLSearchParams("view=table&species=Pike&lat=47");
  expect(writeFilters(NO_FILTERS, search).toString()).toBe("view=table&lat=47");
});

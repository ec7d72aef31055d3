import { expect, test } from "vitest";

import { countFilters, hasFilters, NO_FILTERS, readFilters, writeFilters } from "./filters.ts";

const read = (text: string) => readFilters(new URLSearchParams(text));

test("what stands in an address comes back from it", () => {
  const address =
    "q=jig&species=Walleye&species=Bass+%28Smallmouth%29&from=2026-10-01&to=2026-11-21" +
    "&near=47.83%2C-92.26&radius=10&bbox=-93%2C47%2C-92%2C48&weather=Light+Rain" +
    "&lure=Jig&lure=Live+Bait&variant_id=0193a2c4-0000-7000-8000-000000000003&rod_id=0193a2c4-0000-7000-8000-000000000004" +
    "&water=0193a2c4-0000-7000-8000-000000000001&trip=0193a2c4-0000-7000-8000-000000000002&photo=no" +
    "&custom=0193a2c4-0000-7000-8000-000000000003%3ANils&custom=0193a2c4-0000-7000-8000-000000000004%3A5.." +
    "&minWeight=5&maxWeight=11.02311310924388&minLength=0&sort=-weight";

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
  expect(hasFilters(NO_FILTERS)).toBe(false);
});

test("an order alone narrows nothing, a species does", () => {
  expect(hasFilters(read("sort=-weight"))).toBe(false);
  expect(hasFilters(read("species=Pike"))).toBe(true);
});

test.each([
  "from=yesterday",
  "near=here",
  "weather=Hail",
  "sort=color",
  "radius=0",
  "bbox=1,2,3",
  "q=",
  "photo=maybe",
  "minWeight=heavy",
  "custom=Nils",
])("%s says nothing and is left out, the rest stays", (nonsense) => {
  expect(read(`${nonsense}&species=Pike`)).toEqual({ ...NO_FILTERS, species: ["Pike"] });
});

test("of a range whose ends are in the wrong order one is left, whatever else makes no sense", () => {
  const filters = read("minWeight=5&maxWeight=4&minLength=2&maxLength=1&from=yesterday");
  expect(filters).toEqual({ ...NO_FILTERS, minWeight: 5, minLength: 2 });
});

test("filters are counted as they are chosen", () => {
  expect(countFilters(read("q=jig&sort=-weight"))).toBe(0);
  expect(countFilters(read("species=Pike&species=Perch&from=2026-10-01&to=2026-11-01&minWeight=0"))).toBe(3);
  expect(countFilters(read("near=47,-92&weather=Sunny&lure=Jig&photo=yes&maxLength=9&minWeight=1"))).toBe(5);
  expect(countFilters(read("water=0193a2c4-0000-7000-8000-000000000001"))).toBe(1);
  expect(countFilters(read("variant_id=0193a2c4-0000-7000-8000-000000000001"))).toBe(1);
  expect(countFilters(read("rod_id=0193a2c4-0000-7000-8000-000000000001"))).toBe(1);
  const own = ["3:Nils", "3:Dad", "4~may"].map((end) => `custom=0193a2c4-0000-7000-8000-00000000000${end}`);
  expect(countFilters(read(own.join("&")))).toBe(2);
  expect(countFilters(read("trip=0193a2c4-0000-7000-8000-000000000001"))).toBe(1);
});

test("what else stands in the address is left alone", () => {
  const search = new URLSearchParams("view=table&species=Pike&lat=47");
  expect(writeFilters(NO_FILTERS, search).toString()).toBe("view=table&lat=47");
});

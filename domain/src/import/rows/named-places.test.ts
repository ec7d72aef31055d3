import { expect, test } from "vitest";

import { fieldsOf, PLACE, ROW_CONTEXT, rowsFor, stagedCatch } from "./row-examples.ts";

/** Returns a position this many kilometers north of the place that all tests use. */
const north = (kilometers: number) => ({ ...PLACE, latitude: PLACE.latitude + kilometers / 111.195 });

function fishAt(places: readonly (typeof PLACE)[], named: { water?: string; spot?: string; notes?: string }) {
  const { notes, ...names } = named;
  return places.map((place, index) => {
    const fields = { species: "Walleye", ...place, time_zone: "UTC", ...(notes !== undefined && { notes }) };
    return stagedCatch({ line: index + 2, fields, ...names });
  });
}

const knownLake = (id: string, name: string, place = PLACE) => ({
  id,
  name,
  ...place,
  radius: 2000,
  outline: null,
  spots: [],
});

function watersOf(catches: ReturnType<typeof fishAt>, waters: ReturnType<typeof knownLake>[] = []) {
  const made = rowsFor({ catches, context: { ...ROW_CONTEXT, waters } });
  const names = new Map(fieldsOf(made, "water").map(({ id, name }) => [id, name]));
  const ofCatches = fieldsOf(made, "catch").map(({ water_id: id }) => names.get(id) ?? id);
  return { made: [...names.values()], ofCatches };
}

test("lakes of one name that are out of reach of each other are several", () => {
  const catches = fishAt([north(0), north(350), north(5), north(1800)], { water: "Long Lake" });

  expect(watersOf(catches)).toEqual({
    made: ["Long Lake", "Long Lake (2)", "Long Lake (3)"],
    ofCatches: ["Long Lake", "Long Lake (2)", "Long Lake", "Long Lake (3)"],
  });
});

test("a long lake is one, in whatever order its places stand", () => {
  const catches = fishAt([north(0), north(36), north(18)], { water: "Lake Vermilion" });

  expect(watersOf(catches).made).toEqual(["Lake Vermilion"]);
});

test.each([
  ["Salt River", 90, 1],
  ["Salt River", 400, 2],
  ["Kanaal Gent-Brugge", 40, 1],
  ["North Sea", 300, 1],
  ["Mud Lake", 90, 2],
])("%s at places %d km apart is %d water(s)", (water, kilometers, count) => {
  expect(watersOf(fishAt([north(0), north(kilometers)], { water })).made).toHaveLength(count);
});

test("a water of the log is the same within reach of it, and another one is made elsewhere", () => {
  const log = [knownLake("minnesota", "Mud Lake")];
  const catches = fishAt([north(12), north(1850)], { water: "mud lake" });

  expect(watersOf(catches, log)).toEqual({
    made: ["mud lake (2)"],
    ofCatches: ["minnesota", "mud lake (2)"],
  });
});

test("the second water of a name is found again by that name and its place", () => {
  const log = [knownLake("first", "Mud Lake"), knownLake("second", "Mud Lake (2)", north(1850))];
  const catches = fishAt([north(0), north(1851)], { water: "Mud Lake" });

  expect(watersOf(catches, log)).toEqual({ made: [], ofCatches: ["first", "second"] });
});

test("the name of a spot at places farther apart than a lake is long is a line of the notes, and no water", () => {
  const places = Array.from({ length: 10 }, (_, index) => north(index * 15));
  const made = rowsFor({ catches: fishAt(places, { spot: "Via GPS", notes: "Fog" }) });

  expect(fieldsOf(made, "water")).toEqual([]);
  expect(fieldsOf(made, "spot")).toEqual([]);
  expect(fieldsOf(made, "catch").map(({ notes }) => notes)).toEqual(places.map(() => "Fog\nVia GPS"));
});

test("the name of a spot at places near each other is a water", () => {
  expect(watersOf(fishAt([north(0), north(4)], { spot: "Bald Eagle" })).ofCatches).toEqual([
    "Bald Eagle",
    "Bald Eagle",
  ]);
});

test("what names a water without a place is on the only one that is called so, and on none of two", () => {
  const { latitude: _latitude, ...nowhere } = stagedCatch().fields;
  const unplaced = stagedCatch({ line: 9, water: "Long Lake", fields: nowhere });
  const [here, there] = fishAt([north(0), north(350)], { water: "Long Lake" });
  if (!here || !there) throw new Error("There are two");

  expect(watersOf([unplaced, here]).ofCatches).toEqual(["Long Lake", "Long Lake"]);
  expect(watersOf([unplaced, here, there]).ofCatches).toEqual([undefined, "Long Lake", "Long Lake (2)"]);
});

import type { WaterList } from "@creel/domain/waters/water-list";
import { expect, test } from "vitest";

import { readItem } from "../../outbox/read-item.ts";
import { unnamedOf, waterOf } from "../../testing/waters.ts";
import { isPending, waterWithPending, withPendingWaters } from "./pending-waters.ts";
import { LAKE, REEF, spotOf, WATER_ID, waterItem } from "./water-item-testing.ts";

const OUTLINE = {
  type: "LineString" as const,
  coordinates: [
    [-92.4, 47.8],
    [-92.3, 47.9],
  ] as [number, number][],
};
const listOf = (...waters: ReturnType<typeof waterOf>[]): WaterList => ({
  waters: waters.map((water) => Object.assign({}, water, { small_outline: water.outline })),
  unnamed: [],
});
const created = waterItem({ kind: "create", fields: LAKE });

test("a water that waits is whole on this device, with its spots", () => {
  const items = [
    created,
    waterItem({ kind: "add spot", spot: REEF }),
    waterItem({ kind: "add spot", spot: { ...REEF, id: "second" } }),
    waterItem({ kind: "change spot", spotId: REEF.id, base: null, fields: { note: "Weeds" } }),
    waterItem({ kind: "remove spot", spotId: "second" }),
  ];
  expect(waterWithPending(null, WATER_ID, items)).toMatchObject({
    ...LAKE,
    kind: "lake",
    radius: 2000,
    fish: 0,
    spots: [{ ...REEF, radius: 100, note: "Weeds", fish: 0 }],
  });
});

test("what waits of a water that the server has is laid over it, each once, and shows all that it had", () => {
  const stored = waterOf({ version: 3, note: "Old", spots: [spotOf()] });
  const items = [
    waterItem({ kind: "change", base: waterOf(), fields: { name: "Vermilion" } }),
    waterItem({ kind: "add spot", spot: REEF }),
  ];
  expect(waterWithPending(stored, WATER_ID, items)).toMatchObject({
    name: "Vermilion",
    note: "Old",
    version: 3,
    fish: 91,
    spots: [spotOf()],
  });
  expect(waterWithPending(null, WATER_ID, items.slice(0, 1)), "as it was when it was changed").toMatchObject({
    name: "Vermilion",
    fish: 91,
  });
  expect(waterWithPending(null, WATER_ID, items.slice(1)), "a spot alone is no water").toBeNull();
  const deletion = waterItem({ kind: "delete", base: stored });
  expect(waterWithPending(stored, WATER_ID, [...items, deletion])).toBeNull();
});

test("what waits has the time at which it was kept, and changes what it names alone", () => {
  const keptAtNoon = { keptAt: Date.parse("2026-11-20T12:00:00.000Z") };
  const at = "2026-11-20T12:00:00.000Z";
  const made = waterItem({ kind: "create", fields: LAKE }, keptAtNoon);
  expect(waterWithPending(null, WATER_ID, [made])).toMatchObject({ created_at: at, updated_at: at });
  const stored = waterOf({ note: "Old", spots: [spotOf(), spotOf({ id: "second" })] });
  const items = [
    waterItem({ kind: "change", base: null, fields: { name: undefined, note: "New" } }, keptAtNoon),
    waterItem({ kind: "change spot", spotId: REEF.id, base: null, fields: { note: "Weeds" } }),
  ];
  expect(waterWithPending(stored, WATER_ID, items)).toEqual({
    ...stored,
    note: "New",
    updated_at: at,
    spots: [spotOf({ note: "Weeds" }), spotOf({ id: "second" })],
  });
});

test("a new water that the server has by now is there once, with what it had", () => {
  const stored = waterOf({ note: "Old" });
  expect(waterWithPending(stored, WATER_ID, [created])).toEqual(stored);
  expect(withPendingWaters(listOf(stored), [created], true).waters).toMatchObject([{ fish: 91 }]);
});

test("the list has new waters before the others, those that change as they will be, and none that is deleted", () => {
  const changed = waterOf({ id: "changed" });
  const list = listOf(changed, waterOf({ id: "deleted" }), waterOf({ id: "stays" }));
  const items = [
    created,
    waterItem(
      { kind: "change", base: changed, fields: { name: "Other", outline: OUTLINE } },
      { subjectId: "changed" },
    ),
    waterItem({ kind: "delete", base: null }, { subjectId: "deleted" }),
    waterItem({ kind: "change", base: waterOf(), fields: { name: "Unlisted" } }, { subjectId: "unlisted" }),
  ];
  const merged = withPendingWaters(list, items, true).waters;
  expect(merged.map(({ id, name }) => [id, name])).toEqual([
    [WATER_ID, "Lake Vermilion"],
    ["changed", "Other"],
    ["stays", "Lake Vermilion"],
  ]);
  expect(merged[1]?.small_outline).toEqual(OUTLINE);
  expect(merged[2], "what does not change is the same object").toBe(list.waters[2]);
  const narrowed = withPendingWaters(list, items, false).waters;
  expect(
    narrowed.map(({ id }) => id),
    "on what is new nobody fished that year",
  ).toEqual(["changed", "stays"]);
});

test("a water of the list keeps its outline while something else of it changes", () => {
  const item = waterItem({ kind: "change", base: null, fields: { name: "Other" } });
  const [merged] = withPendingWaters(listOf(waterOf({ outline: OUTLINE })), [item], true).waters;
  expect(merged).toMatchObject({ name: "Other", small_outline: OUTLINE });
});

test("a place without a name has one once a water there waits", () => {
  const { latitude, longitude } = LAKE;
  const place = unnamedOf({ latitude, longitude, outline: null });
  const elsewhere = { ...place, latitude: 10 };
  const list: WaterList = { waters: [], unnamed: [place, elsewhere] };
  const merged = withPendingWaters(list, [created], true);
  expect(merged.unnamed).toEqual([elsewhere]);
  const { fish, trips, blanks, hours, last_on } = place;
  expect(merged.waters, "with what will be filed there").toMatchObject([
    { fish, trips, blanks, hours, last_on },
  ]);
  const onOutline = { ...place, latitude: 47.8, longitude: -92.4 };
  const outlined = waterItem({ kind: "create", fields: { ...LAKE, outline: OUTLINE } });
  const places: WaterList = { waters: [], unnamed: [onOutline] };
  expect(withPendingWaters(places, [created], true).unnamed).toEqual([onOutline]);
  expect(withPendingWaters(places, [outlined], true).unnamed).toEqual([]);
});

test("a water is marked for anything that waits of it, and a spot for what waits of that spot", () => {
  const items = [waterItem({ kind: "remove spot", spotId: REEF.id })];
  expect(isPending(items, WATER_ID)).toBe(true);
  expect(isPending(items, WATER_ID, REEF.id)).toBe(true);
  expect(isPending(items, WATER_ID, "other")).toBe(false);
  expect(isPending(items, "other")).toBe(false);
});

test.each([
  created,
  waterItem({ kind: "change", base: null, fields: { note: null } }),
  waterItem({ kind: "delete", base: waterOf() }),
  waterItem({ kind: "add spot", spot: REEF }),
  waterItem({ kind: "change spot", spotId: REEF.id, base: spotOf(), fields: { name: "West reef" } }),
  waterItem({ kind: "remove spot", spotId: REEF.id }),
])("what is stored of a water is read again: $work.kind", (item) => {
  expect(readItem(structuredClone(item))).toEqual(item);
});

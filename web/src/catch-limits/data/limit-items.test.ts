import { expect, test } from "vitest";

import { nextToSend } from "../../outbox/item-type.ts";
import { limitOf } from "../../testing/limits.ts";
import { makeWaterItem } from "../../waters/outbox/water-item.ts";
import { waterItems } from "../../waters/outbox/water-items.ts";
import { limitItems, makeLimitItem, withPendingLimits } from "./limit-items.ts";

const own = (limitId: string) => ({ userId: "angler", limitId });
const walleye = limitOf({ id: "walleye", species: "Walleye", bag_day: 6 });
const perch = makeLimitItem(own("perch"), {
  kind: "create",
  fields: { id: "perch", species: "Perch", bag_day: 3, read_on: "2026-05-03", water_id: "lake" },
});

function shown(...items: Parameters<typeof withPendingLimits>[1]) {
  return withPendingLimits([walleye], items).map(({ species, bag_day }) => [species, bag_day]);
}

test("limits are written down, changed and deleted without a network, by species", () => {
  expect(shown(perch)).toEqual([
    ["Perch", 3],
    ["Walleye", 6],
  ]);
  const change = makeLimitItem(own("walleye"), { kind: "change", base: walleye, fields: { bag_day: 4 } });
  expect(shown(change)).toEqual([["Walleye", 4]]);
  expect(shown(makeLimitItem(own("walleye"), { kind: "delete", base: walleye }))).toEqual([]);
});

test("a limit on a water that waits is sent after it", () => {
  const fields = { id: "lake", name: "Lake Vermilion", latitude: 47.8, longitude: -92.2 };
  const lake = makeWaterItem({ userId: "angler", waterId: "lake" }, { kind: "create", fields });
  const early = { ...perch, id: "00000000-0000-7000-8000-000000000000" };
  expect(nextToSend([early, lake], { types: [limitItems, waterItems], now: Date.now() })).toBe(lake);
});

test("both sides of a season that were changed elsewhere are asked about", () => {
  const stored = { ...walleye, version: 2, closed_from: "03-01", closed_to: "05-12" };
  const problem = { code: "stale_version", message: "", at: 0, status: 412, stored };
  const change = (fields: object) => ({
    ...makeLimitItem(own("walleye"), { kind: "change", base: walleye, fields }),
    problem,
  });
  expect(limitItems.merge(change({ closed_to: "06-01" }))).toBeNull();
  expect(limitItems.merge(change({ bag_day: 4 }))?.work).toMatchObject({ base: stored });
});

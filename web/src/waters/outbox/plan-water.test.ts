import type { Water } from "@creel/domain/waters/water";
import { expect, test } from "vitest";

import type { OutboxItem, Changes } from "../../outbox/outbox-item.ts";
import { waterOf } from "../../testing/waters.ts";
import { planSpotChange, planSpotRemoval, planWaterChange, planWaterDeletion } from "./plan-water.ts";
import { LAKE, REEF, spotOf, WATER_ID, waterItem } from "./water-item-testing.ts";
import type { WaterItem } from "./water-item.ts";
import { waterItems } from "./water-items.ts";

const OWN = { userId: "angler", waterId: WATER_ID };
const creation = waterItem({ kind: "create", fields: LAKE });
const addition = waterItem({ kind: "add spot", spot: REEF });
const renaming = waterItem({ kind: "change", base: waterOf(), fields: { name: "First" } });
const spotRenaming = waterItem({
  kind: "change spot",
  spotId: REEF.id,
  base: spotOf(),
  fields: { name: "First" },
});
const sending = (item: WaterItem): WaterItem => ({ ...item, state: "sending", tries: 1 });
/** It was sent, and no answer came. */
const tried = (item: WaterItem): WaterItem => ({ ...item, tries: 1 });

const change = (items: readonly OutboxItem[], name: string) =>
  planWaterChange(items, { ...OWN, base: waterOf(), fields: { name } });
const changeSpot = (items: readonly OutboxItem[], name: string) =>
  planSpotChange(items, { ...OWN, base: spotOf(), fields: { name } });
const workOf = ({ put }: Changes) => put.map(({ work }) => work);

test("of two changes of the same field the later one stays", () => {
  expect(workOf(change([creation], "Second"))).toEqual([
    { kind: "create", fields: { ...LAKE, name: "Second" } },
  ]);
  expect(workOf(change([renaming], "Second"))).toMatchObject([{ fields: { name: "Second" } }]);
  expect(workOf(changeSpot([addition], "Second"))).toMatchObject([{ spot: { name: "Second" } }]);
  expect(workOf(changeSpot([spotRenaming], "Second"))).toMatchObject([{ fields: { name: "Second" } }]);
});

test("what follows something that the server may have is an item of its own, based on the answer to that", () => {
  expect(workOf(change([tried(creation)], "Second"))).toEqual([
    { kind: "change", base: null, fields: { name: "Second" } },
  ]);
  expect(workOf(changeSpot([tried(addition)], "Second"))).toEqual([
    { kind: "change spot", spotId: REEF.id, base: null, fields: { name: "Second" } },
  ]);
  expect(change([sending(renaming)], "Second").put[0]?.id).not.toBe(renaming.id);
  expect(changeSpot([sending(spotRenaming)], "Second").put[0]?.id).not.toBe(spotRenaming.id);
});

test("a water is deleted once, and a spot takes with it what waits of it, but not what is on its way", () => {
  const deletion = waterItem({ kind: "delete", base: waterOf() });
  expect(planWaterDeletion([deletion], { ...OWN, base: waterOf() }).put).toEqual([deletion]);
  expect(planSpotRemoval([spotRenaming], OWN, REEF.id).removed).toEqual([spotRenaming]);
  expect(planSpotRemoval([sending(spotRenaming)], OWN, REEF.id).removed).toEqual([]);
});

test("the answer to a creation is what the change after it is based on", () => {
  const after = waterItem({ kind: "change", base: null, fields: { note: "Deep" } });
  const stored = waterOf({ version: 1 });
  const written = { water: stored, found: { catches: 0, trips: 0 } };
  const sent = { item: creation, answer: { written, spot: null } };
  expect(workOf(waterItems.settle([creation, after], sent))).toMatchObject([{ base: stored }]);
});

test("the answer to a change is no base for what somebody else changed before it, nor for another spot", () => {
  const after = waterItem({ kind: "change", base: waterOf({ version: 1 }), fields: { note: "Deep" } });
  const written = { water: waterOf({ version: 3 }), found: { catches: 0, trips: 0 } };
  const sent = { item: renaming, answer: { written, spot: null } };
  expect(waterItems.settle([renaming, after], sent).put).toEqual([]);

  const other = waterItem({ kind: "change spot", spotId: "other", base: spotOf(), fields: { note: "Deep" } });
  const own = waterItem({ kind: "change spot", spotId: REEF.id, base: spotOf(), fields: { note: "Deep" } });
  const answered = (version: number) =>
    waterItems.settle([spotRenaming, own, other], {
      item: spotRenaming,
      answer: { written: null, spot: spotOf({ version }) },
    });
  expect(answered(2).put.map(({ id }) => id)).toEqual([own.id]);
  expect(answered(3).put).toEqual([]);
});

test("where a water lies is one thing: moved on both sides, it asks", () => {
  const base = waterOf();
  const moved = waterItem({ kind: "change", base, fields: { latitude: 48 } });
  const merged = (stored: Partial<Water>) => {
    const water = waterOf({ version: 2, ...stored });
    return waterItems.merge({
      ...moved,
      problem: { code: "stale_version", message: "", at: 0, stored: water },
    });
  };
  expect(merged({ name: "Other" })).toMatchObject({ work: { base: { name: "Other" } } });
  expect(merged({ longitude: -91 })).toBeNull();
});

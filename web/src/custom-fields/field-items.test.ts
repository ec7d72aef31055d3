import { expect, test } from "vitest";

import { makeCatchItem } from "../catches/outbox/catch-item.ts";
import { catchItems } from "../catches/outbox/catch-items.ts";
import { nextToSend } from "../outbox/item-type.ts";
import { customFieldOf } from "../testing/custom-fields.ts";
import { fieldItems, makeFieldItem, withPendingFields } from "./field-items.ts";

const own = (fieldId: string) => ({ userId: "angler", fieldId });
const girth = customFieldOf({ id: "girth", name: "Girth" });
const mood = customFieldOf({ id: "mood", name: "Mood" });
const tide = makeFieldItem(own("tide"), {
  kind: "create",
  fields: { id: "tide", kind: "text", name: "Tide" },
});
const names = (...items: Parameters<typeof withPendingFields>[1]) =>
  withPendingFields([girth, mood], items).map(({ name }) => name);

test("custom fields are made, renamed, moved and deleted without a network", () => {
  expect(names(tide)).toEqual(["Girth", "Mood", "Tide"]);
  expect(
    names(makeFieldItem(own("girth"), { kind: "change", base: girth, fields: { name: "Width" } })),
  ).toEqual(["Width", "Mood"]);
  expect(names(makeFieldItem(own("mood"), { kind: "change", base: mood, fields: { position: 0 } }))).toEqual([
    "Mood",
    "Girth",
  ]);
  expect(names(makeFieldItem(own("girth"), { kind: "delete", base: girth }))).toEqual(["Mood"]);
});

test("a catch with a value of a field that waits is sent after it", () => {
  const place = { species: "Pike", date: "2026-11-20T12:00:00Z", latitude: 47, longitude: -92 };
  const fields = { id: "pike", ...place, custom: { tide: "Falling" } };
  const caught = makeCatchItem({ userId: "angler", catchId: "pike" }, { kind: "create", fields });
  const early = { ...caught, id: "00000000-0000-7000-8000-000000000000" };

  expect(nextToSend([early, tide], { types: [catchItems, fieldItems], now: Date.now() })).toBe(tide);
});

import { withAliases } from "@creel/domain/details/aliases";
import { expect, test } from "vitest";

import { photoOfCatch } from "../../testing/photos.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { changed, deleted, itemOf, KEPT_AT, newCatch } from "./catch-item-testing.ts";
import type { CatchItem } from "./catch-item.ts";
import { catchOfItems } from "./catch-of-items.ts";

const FIELDS = { species: "Pike", date: "2026-11-20", latitude: 47.8, longitude: -92.2 };

const photo = (photoId: string, photoOrder: readonly string[]): CatchItem =>
  itemOf("new", { kind: "photo", photoId, name: `${photoId}.jpg`, photoOrder });

test("a new catch is as the server will answer it", () => {
  const item = newCatch("new", {
    species: " pike ",
    date: "2026-11-20T12:42:30.000Z",
    weight: 6.2,
    notes: " By the reeds ",
    lure_type: "jig",
  });

  expect(catchOfItems(null, [item])).toEqual(
    catchOf({
      id: "new",
      species: "Pike",
      date: "2026-11-20T12:42:30.000Z",
      time: "06:42",
      weight: 6.2,
      notes: "By the reeds",
      lure_type: "Jig",
      latitude: 47.8,
      longitude: -92.2,
      custom: {},
      created_at: new Date(KEPT_AT).toISOString(),
      updated_at: new Date(KEPT_AT).toISOString(),
    }),
  );
});

test("a catch of which only the day is known is of noon on its own clock, without a time", () => {
  const caught = catchOfItems(null, [newCatch("new", { date: "2026-11-20" })]);
  expect(caught).toMatchObject({ date: "2026-11-20T18:00:00.000Z", time: null });
});

test("the second spelling of a field counts where the first is not there", () => {
  const fields = withAliases({ ...FIELDS, air_temperature: 41 });
  const { air_temperature: _first, ...second } = fields;
  const item = itemOf("new", { kind: "create", fields: second });
  expect(catchOfItems(null, [item])).toMatchObject({ air_temperature: 41 });
});

test("changes are laid over a catch, one after the other, and what is empty is taken out", () => {
  const stored = catchOf({ species: "Walleye", weight: 3, notes: "Windy", depth: 18 });
  const items = [changed(stored, { weight: 4, notes: null }), changed(stored, { species: "Musky" })];

  expect(catchOfItems(stored, items)).toMatchObject({
    species: "Musky",
    weight: 4,
    notes: null,
    depth: 18,
    version: stored.version,
  });
});

test("what was changed elsewhere stays, unless it was changed here, too", () => {
  const base = catchOf({ species: "Walleye", weight: 3, depth: 18 });
  const stored = { ...base, version: 2, depth: 20 };
  const whole = { species: "Walleye", weight: 4, depth: 18 };

  expect(catchOfItems(stored, [changed(base, whole)])).toMatchObject({ weight: 4, depth: 20 });
  expect(catchOfItems(stored, [changed(base, { ...whole, depth: 12 })])).toMatchObject({ depth: 12 });
});

test("a change of a catch that no list has is laid over the catch as it was changed", () => {
  const base = catchOf({ species: "Walleye" });
  expect(catchOfItems(null, [changed(base, { weight: 4 })])).toMatchObject({ species: "Walleye", weight: 4 });
});

test("what the angler noted is not said to be autofilled", () => {
  const source = { source: "open-meteo", at: "2026-11-20T13:00:00Z" };
  const stored = catchOf({
    air_temperature: 43,
    wind_speed: 8,
    conditions_filled: { ...source, fields: ["air_temperature", "wind_speed"] },
  });
  const after = (fields: object) => catchOfItems(stored, [changed(stored, fields)])?.conditions_filled;

  expect(after({ air_temperature: 40, wind_speed: 8 })?.fields).toEqual(["wind_speed"]);
  expect(after({ air_temperature: 40, wind_speed: 9 })).toBeNull();
});

test("a deletion that waits or is held leaves nothing, whatever else waits", () => {
  const stored = catchOf({});
  expect(catchOfItems(stored, [changed(stored, { weight: 4 }), deleted(stored.id)])).toBeNull();
});

test("of a photo alone no catch is made", () => {
  expect(catchOfItems(null, [photo("a", ["a"])])).toBeNull();
});

test("photos that wait stand in the order of the last save, each once", () => {
  const known = { ...catchOf({ id: "new" }), photos: [photoOfCatch("stored"), photoOfCatch("b")] };
  const order = ["a", "stored", "b"];

  const caught = catchOfItems(known, [photo("a", order), photo("b", order)]);

  expect(caught?.photos.map(({ id }) => id)).toEqual(order);
  expect(caught?.photo_url).toBe(caught?.photos[0]?.url);
  expect(caught?.photos[2], "the server has this one").toEqual(photoOfCatch("b"));
  const unordered = catchOfItems(known, [photo("b", [])]);
  expect(unordered?.photos.map(({ id }) => id)).toEqual(["stored", "b"]);
});

test("a change takes photos out and puts the others in order", () => {
  const [one, two, three] = [photoOfCatch("one"), photoOfCatch("two"), photoOfCatch("three")];
  const stored = catchOf({ photos: [one, two, three] });

  const fields = { removedPhotoIds: ["two"], photoOrder: ["three", "one"] };
  expect(catchOfItems(stored, [changed(stored, fields)])?.photos).toEqual([three, one]);
});

test("what waits for its photos only is the very same catch otherwise", () => {
  const stored = catchOf({ photos: [photoOfCatch("one")] });
  expect(catchOfItems(stored, [])).toBe(stored);
});

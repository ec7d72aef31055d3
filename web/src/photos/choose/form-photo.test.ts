import { expect, test } from "vitest";

import { idsOf, photoOf, storedOf } from "../../testing/form-photos.ts";
import { mergePhotos, movePhoto, photoFields, photosOfForm } from "./form-photo.ts";

const [red, green, blue] = [photoOf({ id: "red" }), photoOf({ id: "green" }), photoOf({ id: "blue" })];

test.each([
  ["blue", 0, ["blue", "red", "green"]],
  ["red", 1, ["green", "red", "blue"]],
  ["red", 2, ["green", "blue", "red"]],
  ["green", -1, ["green", "red", "blue"]],
])("%s moved to place %d makes the order %j", (id, place, expected) => {
  expect(idsOf(movePhoto([red, green, blue], id, place))).toEqual(expected);
});

test("a new catch is sent its photos in the order of the form, each with its id, without those taken out", () => {
  const { added, order } = photosOfForm([blue, { ...red, isRemoved: true }, green]);

  expect(added).toEqual([blue, green]);
  expect(order).toEqual(["blue", "green"]);
});

test("photos that were left alone are not spoken of", () => {
  expect(photoFields([storedOf("one"), storedOf("two")], ["one", "two"])).toEqual({});
});

test("a removed photo alone is told as removed, without an order", () => {
  expect(photoFields([storedOf("one", true), storedOf("two")], ["one", "two"])).toEqual({
    removedPhotoIds: ["one"],
  });
});

test("a change names new and stored photos in the order they are to have", () => {
  const photos = [red, storedOf("two"), storedOf("one")];

  expect(photoFields(photos, ["one", "two"])).toEqual({ photoOrder: ["red", "two", "one"] });
  expect(photosOfForm(photos)).toEqual({ added: [red], order: ["red", "two", "one"] });
});

test("two who change a catch's photos keep each other's: added stays, removed goes", () => {
  const mine = [red, storedOf("two", true), storedOf("one")];
  const theirs = [storedOf("two"), storedOf("three")];

  const merged = mergePhotos(mine, theirs);

  expect(idsOf(merged)).toEqual(["red", "two", "three"]);
  expect(photoFields(merged, ["two", "three"])).toEqual({
    photoOrder: ["red", "three"],
    removedPhotoIds: ["two"],
  });
});

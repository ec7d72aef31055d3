import { expect, test } from "vitest";

import { mergePhotos, movePhoto } from "./form-photo.ts";
import { changedPhotoChanges, newPhotoChanges } from "./photo-changes.ts";
import { idsOf, photoOf, storedOf } from "./testing.ts";

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
  const { fields, files } = newPhotoChanges([blue, { ...red, isRemoved: true }, green]);

  expect(fields).toEqual({ photoIds: ["blue", "green"] });
  expect(files).toEqual([blue.file, green.file]);
  expect(newPhotoChanges([])).toEqual({ fields: {}, files: [] });
});

test("photos that were left alone are not spoken of", () => {
  expect(changedPhotoChanges([storedOf("one"), storedOf("two")], ["one", "two"])).toEqual({
    fields: {},
    files: [],
  });
});

test("a removed photo alone is told as removed, without an order", () => {
  expect(changedPhotoChanges([storedOf("one", true), storedOf("two")], ["one", "two"]).fields).toEqual({
    removedPhotoIds: ["one"],
  });
});

test("a change names new and stored photos in the order they are to have", () => {
  const { fields, files } = changedPhotoChanges([red, storedOf("two"), storedOf("one")], ["one", "two"]);

  expect(fields).toEqual({ photoIds: ["red"], photoOrder: ["red", "two", "one"] });
  expect(files).toEqual([red.file]);
});

test("two who change a catch's photos keep each other's: added stays, removed goes", () => {
  const mine = [red, storedOf("two", true), storedOf("one")];
  const theirs = [storedOf("two"), storedOf("three")];

  const merged = mergePhotos(mine, theirs);

  expect(idsOf(merged)).toEqual(["red", "two", "three"]);
  expect(changedPhotoChanges(merged, ["two", "three"]).fields).toEqual({
    photoIds: ["red"],
    photoOrder: ["red", "three"],
    removedPhotoIds: ["two"],
  });
});

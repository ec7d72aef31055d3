import { expect, test } from "vitest";

import { CLOCKS } from "./import-examples.ts";
import {
  changeCatch,
  keepTogether,
  mergeCatches,
  movePhoto,
  type PhotoCatch,
  regroup,
  sameSpecies,
  type SourcePhoto,
  takeApart,
  toPhotoCatches,
} from "./photo-catches.ts";
import { resolvePhotoCatch, stagePhotoCatch } from "./stage-photo-catch.ts";

const HERE = { latitude: 47.8312, longitude: -92.2648 };

/** @param minutes after 14:00 on the angler's clock */
function photo(id: string, minutes: number | null, place: SourcePhoto["place"] = HERE): SourcePhoto {
  const clock = String(minutes).padStart(2, "0");
  const instant = minutes === null ? null : `2026-11-15T14:${clock}:00-06:00`;
  return {
    id,
    clock: null,
    time: { instant, zone: null, source: instant === null ? "asked" : "offset" },
    place,
  };
}

const byId = (photos: readonly SourcePhoto[]) => new Map(photos.map((each) => [each.id, each]));
const ids = (catches: readonly PhotoCatch[]) => catches.map(({ photos }) => photos.join(""));

test("photos within ten minutes of each other are asked about, and become one catch or several", () => {
  const photos = [photo("a", 8), photo("b", 10), photo("c", 16), photo("d", 40)];
  const catches = toPhotoCatches(photos);
  expect(ids(catches)).toEqual(["abc", "d"]);
  expect(catches.map(({ parts }) => parts)).toEqual([[["a", "b"], ["c"]], []]);
  expect(ids(takeApart(catches, "a"))).toEqual(["ab", "c", "d"]);
  const [joined] = keepTogether(catches, "a");
  expect(joined).toMatchObject({ photos: ["a", "b", "c"], parts: [] });
});

test("a photo becomes a catch of its own, and goes back, in the order of time", () => {
  const photos = [photo("a", 0), photo("b", 1), photo("c", 2), photo("d", 30)];
  const all = byId(photos);
  const catches = changeCatch(toPhotoCatches(photos), "a", { species: "Pike" });
  const split = movePhoto(catches, { photo: "a", to: null }, all);
  expect(ids(split)).toEqual(["a", "bc", "d"]);
  expect(new Set(split.map(({ id }) => id)).size).toBe(3);
  expect(split.map(({ species }) => species)).toEqual(["Pike", "Pike", null]);
  const back = movePhoto(split, { photo: "a", to: "b" }, all);
  expect(ids(back)).toEqual(["abc", "d"]);
  expect(movePhoto(back, { photo: "d", to: null }, all)).toEqual(back);
});

test("two catches become one, which keeps what was said of either", () => {
  const photos = [photo("a", 0, null), photo("b", 30, null)];
  const changed = changeCatch(toPhotoCatches(photos), "a", { species: "Pike", place: HERE });
  const [merged, ...others] = mergeCatches(changed, { id: "a", into: "b" }, byId(photos));
  expect(others).toEqual([]);
  expect(merged).toMatchObject({ id: "b", photos: ["a", "b"], species: "Pike", place: HERE });
});

test("when a camera's zone is said, what nobody touched is grouped again, and the rest stays", () => {
  const before = [photo("a", 0), photo("b", 1), photo("c", null)];
  const catches = toPhotoCatches(before);
  const after = [photo("a", 0), photo("b", 1), photo("c", 2)];
  expect(ids(regroup(catches, after))).toEqual(["abc"]);
  const touched = changeCatch(catches, "a", { species: "Pike" });
  expect(ids(regroup(touched, after))).toEqual(["ab", "c"]);
});

test("a catch of photos waits for what is not known, and for its species where the log may have it", () => {
  const photos = [photo("a", 0), photo("b", null, null), photo("c", null), photo("d", 40, null)];
  const all = byId(photos);
  const catches = toPhotoCatches(photos);
  const needs = catches.map((each) => resolvePhotoCatch(each, all, false).need);
  expect(needs).toEqual(["species", "place", "time_and_place", "time"]);
  const [first] = catches;
  if (!first) throw new Error("There is one");
  expect(resolvePhotoCatch(first, all, true).need).toBe("in_log");
  expect(resolvePhotoCatch({ ...first, species: "Pike" }, all, true).need).toBeNull();
  const many = { ...first, species: "Pike", photos: Array.from({ length: 11 }, () => "a") };
  expect(resolvePhotoCatch(many, all, false).need).toBe("too_many_photos");
});

test("'same for these' names those that are meant alone", () => {
  const photos = [photo("a", 0), photo("b", 20), photo("c", 40)];
  const same = sameSpecies(toPhotoCatches(photos), "Walleye", ["a", "c"]);
  expect(same.map(({ species }) => species)).toEqual(["Walleye", null, "Walleye"]);
});

test("a catch of photos is staged with the time of its first photo, its place and its zone", () => {
  const photos = [photo("a", 8, null), photo("b", 10)];
  const all = byId(photos);
  const [each] = changeCatch(toPhotoCatches(photos), "a", { species: "Pike" });
  if (!each) throw new Error("There is one");
  const staging = { line: 3, clocks: CLOCKS, timeZone: "America/Chicago" };
  const resolved = resolvePhotoCatch(each, all, false);
  expect(stagePhotoCatch(each, { ...staging, resolved })).toMatchObject({
    line: 3,
    fields: { species: "Pike", ...HERE, time_zone: "America/Chicago" },
    when: { day: "2026-11-15", time: "14:08:00", date: "2026-11-15T14:08:00-06:00" },
    photos: ["a", "b"],
    problems: [],
  });
  const dayAlone = resolvePhotoCatch({ ...each, date: "2026-11-15" }, all, false);
  expect(stagePhotoCatch(each, { ...staging, resolved: dayAlone })?.when?.time).toBeNull();
  const leftOut = { ...each, isLeftOut: true };
  expect(stagePhotoCatch(leftOut, { ...staging, resolved })).toBeNull();
});

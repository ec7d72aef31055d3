import type { Coordinates } from "@creel/domain/places/coordinates";
import { expect, test } from "vitest";

import type { Fix } from "../../../../places/watch-position.ts";
import { PlaceFinder } from "./place-finder.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const NEARBY = { latitude: 47.8301, longitude: -92.26 };
const ELSEWHERE = { latitude: 47.9, longitude: -92.26 };
const MAP = {
  middle: { latitude: 47.85, longitude: -92.3 },
  zoom: 11,
  bounds: { west: -92.4, south: 47.8, east: -92.2, north: 47.9 },
};
const FAR_MAP = {
  middle: { latitude: 46.9, longitude: -90.9 },
  zoom: 11,
  bounds: { west: -91, south: 46.8, east: -90.8, north: 47 },
};
const OPENED = Date.parse("2026-11-20T12:42:00Z");

/** A form whose place is not known, and a device that says where it is when it is told to. */
function openForm({ map = null, isWanted = true }: { map?: typeof MAP | null; isWanted?: boolean } = {}) {
  const form: { place: Coordinates | null } = { place: null };
  const device = { watches: 0, say: (_fix: Fix) => {}, refuse: (_sentence: string) => {} };
  const finder = new PlaceFinder({
    isWanted,
    map,
    watch: (onFix, onProblem) => {
      device.watches += 1;
      device.say = onFix;
      device.refuse = onProblem;
      return () => {
        device.watches -= 1;
      };
    },
    put: (place) => {
      form.place = place;
      finder.update(place);
    },
  });
  finder.start();
  const say = (place: Coordinates, accuracy: number, seconds = 0) =>
    device.say({ ...place, accuracy, at: OPENED + seconds * 1000 });
  return { form, device, finder, say };
}

test("the device's place is taken, and replaced by a more exact one alone", () => {
  const { form, finder, say } = openForm();
  expect(finder.state).toMatchObject({ isLooking: true, source: null });

  say(LAKE, 40);
  expect(finder.state).toMatchObject({ isLooking: false, source: "device", accuracy: 40 });
  say(NEARBY, 60);
  say(ELSEWHERE, 40);
  expect(form.place).toEqual({ ...LAKE, accuracy: 40 });
  say(NEARBY, 12);

  expect(form.place).toEqual({ ...NEARBY, accuracy: 12 });
  expect(finder.state.accuracy).toBe(12);
});

test("who is carried on while the form is open caught it where it was opened", () => {
  const { form, say } = openForm();
  say(ELSEWHERE, 40);
  say(LAKE, 30, 5);
  expect(form.place).toMatchObject(LAKE);

  say(ELSEWHERE, 5, 60);
  expect(form.place).toMatchObject(LAKE);
  say(NEARBY, 8, 90);

  expect(form.place).toMatchObject(NEARBY);
});

test("a place that the angler chooses is left alone, and the device is asked no more", () => {
  const { form, device, finder, say } = openForm();
  say(LAKE, 40);

  finder.update(ELSEWHERE);
  form.place = ELSEWHERE;
  expect(device.watches).toBe(0);
  expect(finder.state).toMatchObject({ source: null, accuracy: null });
});

test("a form that was opened at a place, or goes on with a draft, asks nobody until it is wanted", async () => {
  const { form, device, finder, say } = openForm({ isWanted: false });
  finder.update(ELSEWHERE);
  expect(device.watches).toBe(0);

  const located = finder.locate();
  say(LAKE, 40);
  await located;

  expect(form.place).toMatchObject(LAKE);
  expect(finder.state.source).toBe("device");
});

test("on a map the device's place is taken where it is in view", () => {
  const { form, device, finder, say } = openForm({ map: MAP });

  say(LAKE, 40);
  expect(form.place).toMatchObject(LAKE);
  finder.takeMiddle();

  expect(form.place).toEqual(MAP.middle);
  expect(finder.state).toMatchObject({ source: "middle", accuracy: null });
  expect(device.watches).toBe(0);
});

test("on a map without the device in view it is the middle, until the device's place is asked for", async () => {
  const { form, finder, say } = openForm({ map: FAR_MAP });

  say(LAKE, 40);
  expect(form.place).toEqual(FAR_MAP.middle);
  expect(finder.state.source).toBe("middle");
  const located = finder.locate();
  say(LAKE, 20);
  await located;

  expect(form.place).toMatchObject(LAKE);
});

test("a device that does not say where it is leaves the middle of a map, and elsewhere nothing", async () => {
  const onMap = openForm({ map: MAP });
  onMap.device.refuse("No");
  expect(onMap.form.place).toEqual(MAP.middle);

  const { form, device, finder, say } = openForm();
  device.refuse("Too long");
  expect(form.place).toBeNull();
  expect(finder.state).toMatchObject({ isLooking: false, problem: "Too long" });
  const located = finder.locate();
  device.refuse("Still too long");
  await expect(located).rejects.toThrow("Still too long");
  say(LAKE, 40);

  expect(form.place).toMatchObject(LAKE);
  expect(finder.state.problem).toBeUndefined();
});

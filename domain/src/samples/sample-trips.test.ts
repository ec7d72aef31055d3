import { expect, test } from "vitest";

import { newCatchSchema } from "../catches/new-catch.ts";
import { DAY_MS } from "../dates/units-of-time.ts";
import { newTripSchema } from "../trips/new-trip.ts";
import { waterAt } from "../waters/water-at.ts";
import { SAMPLE_PHOTOS } from "./sample-photos.ts";
import { SAMPLE_TRIPS, sampleTrips } from "./sample-trips.ts";
import { SAMPLE_SPOTS, SAMPLE_TIME_ZONE, SAMPLE_WATERS } from "./sample-waters.ts";

/** Every fourth day of four years, which covers February 29, ends of months and all seasons. */
const DAYS = Array.from({ length: 366 }, (_, number) => dayAfter("2026-11-22", 4 * number));

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

test("whenever it is tried it is the same log, in the order of time: two years to a few days ago, no day twice", () => {
  const wrong = DAYS.filter((today) => {
    const days = sampleTrips(today).map(({ day }) => day);
    const isInOrder = days.every((day, index) => index === 0 || (days[index - 1] ?? "") < day);
    const isRecent = days.every((day) => day < dayAfter(today, -1) && day > dayAfter(today, -734));
    return !isInOrder || !isRecent || days.length !== SAMPLE_TRIPS.length;
  });
  expect(wrong).toEqual([]);
});

test("the last trip is a few days ago, or some weeks where the lakes freeze and thaw", () => {
  const ago = DAYS.map(
    (today) => (Date.parse(today) - Date.parse(sampleTrips(today).at(-1)?.day ?? "")) / DAY_MS,
  );
  const sorted = ago.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(9);
  expect(sorted.at(-1)).toBeLessThan(32);
});

test("it is about 45 trips on two lakes and a river, a fifth of them without a fish", () => {
  expect(SAMPLE_TRIPS).toHaveLength(46);
  expect(new Set(SAMPLE_TRIPS.map(({ spot }) => SAMPLE_SPOTS[spot].water)).size).toBe(3);
  expect(Object.values(SAMPLE_WATERS).map(({ kind }) => kind)).toEqual(["lake", "lake", "river"]);
  expect(SAMPLE_TRIPS.filter(({ fish }) => fish.length === 0)).toHaveLength(9);
});

test("all of it happens within its trip, in the order of time, with a lure on from the start", () => {
  const wrong = SAMPLE_TRIPS.filter(({ from, to, fish, events = [], lures }) => {
    const clocks = fish.map(({ at }) => at);
    const all = [...clocks, ...events.map(({ at }) => at), ...lures.map(({ at }) => at)];
    const isWithin = all.every((at) => /^([01]\d|2[0-3]):[0-5]\d$/.test(at) && at >= from && at < to);
    return !isWithin || clocks.join() !== clocks.toSorted().join() || lures[0]?.at !== from;
  });
  expect(wrong).toEqual([]);
});

test("every fish and every trip is one that could be logged", () => {
  for (const { spot, fish, ...trip } of SAMPLE_TRIPS) {
    const { latitude, longitude } = SAMPLE_SPOTS[spot];
    for (const { at: _at, hasPhoto: _drawn, ...fields } of fish) {
      const sent = { ...fields, date: "2026-06-01", latitude, longitude };
      expect(newCatchSchema.safeParse(sent).error).toBeUndefined();
    }
    const { method, target, companions, notes } = trip;
    const sent = {
      started_at: "2026-06-01T06:00:00Z",
      time_zone: SAMPLE_TIME_ZONE,
      method,
      notes,
      companions: [...(companions ?? [])],
      target_species: [target],
    };
    expect(newTripSchema.safeParse(sent).error).toBeUndefined();
  }
});

test("fish of all fates are in it, most of them released, and walleyes out of season are not kept", () => {
  const fates = SAMPLE_TRIPS.flatMap(({ fish }) => fish.map(({ fate }) => fate));
  const share = (wanted: string) => fates.filter((fate) => fate === wanted).length / fates.length;
  expect(share("released")).toBeGreaterThan(0.4);
  expect(share("kept")).toBeGreaterThan(0.25);
  expect(share("released_hurt")).toBeGreaterThan(0);
  const onLastIce = SAMPLE_TRIPS.filter(({ date }) => date >= "02-25" && date < "05-10");
  const walleyes = onLastIce.flatMap(({ fish }) => fish.filter(({ species }) => species === "Walleye"));
  expect(walleyes.filter(({ fate }) => fate === "kept")).toEqual([]);
});

test("nobody fishes through ice in summer, nor for muskies and walleyes out of their seasons", () => {
  const trips = DAYS.flatMap((today) =>
    sampleTrips(today).map(({ day, ...trip }) => Object.assign(trip, { on: day.slice(5) })),
  );
  const datesOf = (isOf: (trip: (typeof trips)[number]) => boolean) => trips.filter(isOf).map(({ on }) => on);
  const onIce = datesOf(({ method }) => method === "Ice");
  expect(new Set(onIce.map((date) => date.slice(0, 2)))).toEqual(new Set(["01", "02", "03", "12"]));
  const forMuskies = datesOf(({ target }) => target === "Musky");
  expect(forMuskies.every((date) => date > "06-07" && date < "12-01")).toBe(true);
  const forWalleyes = datesOf(({ target }) => target === "Walleye");
  expect(forWalleyes.every((date) => date < "02-22" || date > "05-15")).toBe(true);
});

test("each spot is on its water", () => {
  const waters = Object.entries(SAMPLE_WATERS).map(([id, water]) => Object.assign({ id }, water));
  for (const spot of Object.values(SAMPLE_SPOTS)) expect(waterAt(spot, waters)?.id).toBe(spot.water);
});

test("each photo is of one fish alone, about one in five has one", () => {
  const fish = SAMPLE_TRIPS.flatMap((trip) => trip.fish);
  expect(new Set(SAMPLE_PHOTOS).size).toBe(SAMPLE_PHOTOS.length);
  expect(SAMPLE_PHOTOS.length / fish.length).toBeGreaterThan(0.2);
});

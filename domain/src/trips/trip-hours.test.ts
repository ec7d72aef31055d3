import { expect, test } from "vitest";

import { isBlank, type TimedEvent, tripHours, type TripSpan } from "./trip-hours.ts";

const NOW = new Date("2026-11-22T20:00:00Z");

function aTrip(traits: Partial<TripSpan> = {}): TripSpan {
  return {
    startedAt: new Date("2026-11-22T06:10:00Z"),
    endedAt: new Date("2026-11-22T10:40:00Z"),
    startSource: "tap",
    endSource: "tap",
    hoursOverride: null,
    allLogged: true,
    ...traits,
  };
}

function event(kind: TimedEvent["kind"], time: string | null): TimedEvent {
  return { kind, at: time === null ? null : new Date(`2026-11-22T${time}:00Z`) };
}

const hoursOf = (traits: Partial<TripSpan>, events: readonly TimedEvent[] = []) =>
  tripHours(aTrip(traits), events, NOW);

test("a trip from 6:10 to 10:40 was 4.5 hours", () => {
  expect(hoursOf({})).toEqual({ clock: 4.5, paused: 0, override: null, fished: 4.5, usable: true });
});

test("pauses are taken off", () => {
  const events = [
    event("pause", "07:00"),
    event("resume", "07:30"),
    event("pause", "09:00"),
    event("resume", "09:15"),
  ];
  expect(hoursOf({}, events)).toMatchObject({ clock: 4.5, paused: 0.75, fished: 3.75 });
});

test("a pause that was not ended lasts to the end", () => {
  expect(hoursOf({}, [event("pause", "10:10")])).toMatchObject({ paused: 0.5, fished: 4 });
});

test("a second pause within a pause, and a resume without one, change nothing", () => {
  const events = [
    event("resume", "06:30"),
    event("pause", "07:00"),
    event("pause", "07:10"),
    event("resume", "08:00"),
    event("resume", "08:30"),
  ];
  expect(hoursOf({}, events)).toMatchObject({ paused: 1, fished: 3.5 });
});

test("of pauses, only what lies within the trip counts, in whatever order they come", () => {
  const events = [
    event("resume", "06:40"),
    event("pause", "05:00"),
    event("resume", "12:00"),
    event("pause", "10:25"),
  ];
  // The pauses last from 6:10 to 6:40 and from 10:25 to 10:40.
  expect(hoursOf({}, events)).toMatchObject({ paused: 0.75, fished: 3.75 });
});

test("strikes, and what was counted afterwards, are no pauses", () => {
  expect(hoursOf({}, [event("strike", "07:00"), event("lost", null)])).toMatchObject({
    paused: 0,
    fished: 4.5,
  });
});

test("hours that the angler says hold over the clock and its pauses", () => {
  expect(hoursOf({ hoursOverride: 2.25 }, [event("pause", "07:00")])).toEqual({
    clock: 4.5,
    paused: 3 + 40 / 60,
    override: 2.25,
    fished: 2.25,
    usable: true,
  });
});

test("a running trip has no hours yet, and is paused until now", () => {
  expect(hoursOf({ endedAt: null, endSource: null }, [event("pause", "18:30")])).toEqual({
    clock: null,
    paused: 1.5,
    override: null,
    fished: null,
    usable: false,
  });
});

test("over midnight and the end of summer time, hours are those that passed", () => {
  // The clock in Chicago shows 6 hours from 22:00 (-05:00) to 4:00 (-06:00) the next morning, but 7 hours pass.
  const trip = {
    startedAt: new Date("2026-10-31T22:00:00-05:00"),
    endedAt: new Date("2026-11-01T04:00:00-06:00"),
  };
  expect(hoursOf(trip)).toMatchObject({ clock: 7, fished: 7 });
});

test("a trip that began in one zone and ended in another was as long as it was", () => {
  const trip = {
    startedAt: new Date("2026-06-01T23:00:00+02:00"),
    endedAt: new Date("2026-06-02T00:30:00+03:00"),
  };
  expect(hoursOf(trip)).toMatchObject({ clock: 0.5, fished: 0.5, usable: true });
});

test.each<[string, Partial<TripSpan>, boolean]>([
  ["its end was forgotten", { endSource: "forgotten" }, false],
  ["fish are missing in the log", { allLogged: false }, false],
  ["it lasted 14 minutes", { endedAt: new Date("2026-11-22T06:24:00Z") }, false],
  ["it lasted 15 minutes", { endedAt: new Date("2026-11-22T06:25:00Z") }, true],
  ["it lasted a day", { endedAt: new Date("2026-11-23T06:10:00Z") }, true],
  ["it lasted a week by the clock", { endedAt: new Date("2026-11-29T06:10:00Z") }, false],
  [
    "it lasted a week and the hours were said",
    { endedAt: new Date("2026-11-29T06:10:00Z"), hoursOverride: 40 },
    true,
  ],
  ["it was made of old catches", { startSource: "inferred", endSource: "inferred" }, false],
  ["it was made of old catches and the hours were said", { startSource: "inferred", hoursOverride: 3 }, true],
])("when %s, rates may use it or not", (_when, traits, isUsable) => {
  expect(hoursOf(traits).usable).toBe(isUsable);
});

test("nobody's hours are invented for a trip made of old catches", () => {
  expect(hoursOf({ startSource: "inferred", endSource: "inferred" }).fished).toBeNull();
});

test("pauses as long as the trip leave no hours", () => {
  expect(hoursOf({}, [event("pause", "06:00")])).toMatchObject({ paused: 4.5, fished: 0, usable: false });
});

test("an ended trip without a fish is a blank, if all fish are in the log", () => {
  expect(isBlank(aTrip(), 0)).toBe(true);
  expect(isBlank(aTrip(), 1)).toBe(false);
  expect(isBlank(aTrip({ allLogged: false }), 0)).toBe(false);
  expect(isBlank(aTrip({ endedAt: null }), 0)).toBe(false);
});

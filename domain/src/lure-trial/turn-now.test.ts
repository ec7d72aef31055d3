import { halfHoursWith, trialOf } from "@creel/testing/lure-trials";
import { expect, test } from "vitest";

import type { TripEvent } from "../trips/trip-event.ts";
import { drawnLure, otherLure } from "./sealed-order.ts";
import { turnNow } from "./turn-now.ts";

const TRIAL = trialOf();
const TRIP = "0199f2a0-0000-7000-8000-0000000000aa";
const drawn = (number: number) => drawnLure(TRIAL.seed, TRIP, number);
const clock = (time: string) => `2026-11-20T${time}:00.000Z`;

function event(time: string, fields: Partial<TripEvent>): TripEvent {
  const nothing = {
    species: null,
    lure_type: null,
    latitude: null,
    longitude: null,
    lines: null,
    note: null,
  };
  return { id: time, at: clock(time), kind: "gear", quantity: 1, ...nothing, ...fields };
}

function turn(time: string, number: number, kept = true): TripEvent {
  return event(time, { trial: { id: TRIAL.id, turn: number, drawn: drawn(number), kept } });
}

function at(time: string, events: TripEvent[], trial = TRIAL) {
  const trip = { id: TRIP, started_at: clock("12:00"), ended_at: null, events };
  return turnNow(trial, trip, Date.parse(clock(time)));
}

test("a trip begins with the question for the lure that its order draws first", () => {
  expect(at("12:00", [])).toMatchObject({ turn: 0, isAsked: true, drawn: drawn(0), on: null, number: 1 });
});

test("a half hour counts down, breaks left out, and the next one is asked about when it is over", () => {
  const events = [turn("12:00", 0), event("12:10", { kind: "pause" }), event("12:20", { kind: "resume" })];
  expect(at("12:15", events)).toMatchObject({ isAsked: false, on: drawn(0), leftMs: 20 * 60_000 });
  expect(at("12:39", events)).toMatchObject({ isAsked: false, leftMs: 60_000 });
  expect(at("12:40", events)).toMatchObject({
    turn: 1,
    isAsked: true,
    drawn: otherLure(drawn(0)),
    number: 2,
  });
});

test("who refuses a lure has the other one on", () => {
  expect(at("12:05", [turn("12:00", 0, false)])).toMatchObject({ drawn: drawn(0), on: otherLure(drawn(0)) });
});

test("half hours are counted over all trips, those of this one as the phone knows them", () => {
  const before = trialOf({
    half_hours: halfHoursWith([
      [1, 1],
      [0, 2],
    ]),
  });
  expect(at("13:10", [turn("12:00", 0), turn("12:30", 1), turn("13:05", 2)], before)).toMatchObject({
    turn: 2,
    number: 7,
  });
});

test("a trial that was stopped, that has found a lure, or that has all its hours asks nothing more", () => {
  expect(at("12:00", [], trialOf({ stopped_at: clock("11:00") }))).toBeNull();
  const clear = Array.from({ length: 10 }, () => [3, 0] as const);
  expect(at("12:00", [], trialOf({ half_hours: halfHoursWith(clear) }))).toBeNull();
  const even = Array.from({ length: 9 }, () => [1, 1] as const);
  const short = trialOf({ hours: 10, half_hours: halfHoursWith(even) });
  expect(at("13:00", [turn("12:00", 0), turn("12:30", 1)], short)).toBeNull();
});

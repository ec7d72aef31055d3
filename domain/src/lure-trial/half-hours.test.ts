import { expect, test } from "vitest";

import type { EventKind } from "../trips/trip-event.ts";
import { halfHoursOf, type TrialTrip, turnsOf } from "./half-hours.ts";

const TRIAL = "0199f2a0-0000-7000-8000-00000000000a";
const BLUE = "0199f2a0-0000-7000-8000-00000000000b";
const ORANGE = "0199f2a0-0000-7000-8000-00000000000c";

const clock = (time: string) => `2026-09-12T${time}:00.000Z`;

function event(time: string | null, kind: EventKind, fields: Partial<TrialTrip["events"][number]> = {}) {
  const at = time === null ? null : clock(time);
  const nothing = { quantity: 1, lines: null, lure_type: null, lure_id: null, variant_id: null };
  return { at, kind, ...nothing, ...fields };
}

function turn(time: string, number: number, fields: { drawn?: "first" | "second"; kept?: boolean } = {}) {
  const { drawn = number % 2 === 0 ? "first" : "second", kept = true } = fields;
  const lure = (drawn === "first") === kept ? BLUE : ORANGE;
  return event(time, "gear", { lure_id: lure, trial: { id: TRIAL, turn: number, drawn, kept } });
}

function halves(
  events: TrialTrip["events"],
  { fish = [], until = "18:00" }: { fish?: string[]; until?: string } = {},
) {
  const trip = { id: "trip", startedAt: clock("12:00"), endedAt: clock(until), events };
  return halfHoursOf(trip, {
    trialId: TRIAL,
    caught: fish.map((at) => ({ at: clock(at), quantity: 1 })),
    now: Date.parse(clock("18:00")),
  });
}

test("strikes, lost fish and fish of its thirty minutes are its bites, what comes later is of no half hour", () => {
  const events = [
    turn("12:00", 0),
    event("12:10", "strike", { quantity: 2 }),
    event("12:20", "lost"),
    event("12:25", "follow"),
    event("12:40", "strike"),
    turn("12:45", 1),
    event(null, "strike"),
  ];
  expect(halves(events, { fish: ["12:29", "12:44", "12:50"] })).toMatchObject([
    { turn: 0, drawn: "first", bites: 4, fish: 1, minutes: 30 },
    { turn: 1, drawn: "second", bites: 1, fish: 1, minutes: 30 },
  ]);
});

test("a break stops the clock of a half hour, more than one as well", () => {
  const events = [
    turn("12:00", 0),
    event("12:10", "pause"),
    event("12:40", "resume"),
    event("12:50", "pause"),
    event("13:00", "resume"),
    event("13:05", "strike"),
    event("13:15", "strike"),
  ];
  expect(halves(events)).toMatchObject([{ minutes: 30, bites: 1 }]);
});

test.each([
  ["the trip ended", [turn("12:00", 0)], "12:20", 20],
  ["the next one began", [turn("12:00", 0), turn("12:12", 1)], "18:00", 12],
  ["a break has no end", [turn("12:00", 0), event("12:07", "pause")], "18:00", 7],
] as const)("a half hour in which %s was not fished to its end", (_why, events, until, minutes) => {
  expect(halves(events, { until })[0]).toMatchObject({ minutes });
});

test("a half hour counts for the lure that was drawn, when it was refused as well", () => {
  expect(halves([turn("12:00", 0, { drawn: "second", kept: false })])).toMatchObject([
    { drawn: "second", kept: false },
  ]);
});

test("a half hour in which the lure was changed was not kept, one in which it was tied on again was", () => {
  const again = event("12:10", "gear", { lure_id: BLUE });
  const other = event("12:10", "gear", { lure_id: ORANGE });
  expect(halves([turn("12:00", 0), again])).toMatchObject([{ kept: true }]);
  expect(halves([turn("12:00", 0), other])).toMatchObject([{ kept: false }]);
});

test("a half hour that two phones began is one, and that of another trial is none", () => {
  const elsewhere = event("12:00", "gear", { trial: { id: BLUE, turn: 0, drawn: "first", kept: true } });
  expect(turnsOf({ events: [turn("12:03", 0), turn("12:01", 0), elsewhere] }, TRIAL)).toEqual([
    { id: TRIAL, turn: 0, drawn: "first", kept: true, at: Date.parse(clock("12:01")) },
  ]);
});

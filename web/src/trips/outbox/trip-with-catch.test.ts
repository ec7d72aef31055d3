import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { wholeTripOf } from "../data/trip-testing.ts";
import { withCatch } from "./trip-with-catch.ts";

const TAPPED = wholeTripOf({ ended_at: null, start_source: "tap" });
const TYPED = wholeTripOf({ ended_at: null, start_source: "typed" });

function caughtAt(clock: string) {
  const date = `2026-11-20T${clock}:00.000Z`;
  const after = catchOf({ id: `at ${clock}`, date, time: "06:12", trip_id: TAPPED.id });
  return { id: after.id, before: null, after, isNew: true };
}

test.each([
  ["2 minutes after a tap is where its clock began", TAPPED, "12:12", "first_catch"],
  ["4 minutes after a tap came later", TAPPED, "12:14", "tap"],
  ["2 minutes after a start that was typed came later", TYPED, "12:12", "typed"],
])("a fish of a trip %s", (_what, trip, clock, source) => {
  expect(withCatch(trip, caughtAt(clock)).start_source).toBe(source);
});

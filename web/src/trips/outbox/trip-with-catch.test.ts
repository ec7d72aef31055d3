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

test("a kept fish counts as kept once it is said, and no more once it is said to be released", () => {
  const { after, id } = caughtAt("13:00");
  const kept = withCatch(TAPPED, {
    id,
    before: null,
    after: { ...after, fate: "kept", quantity: 2 },
    isNew: true,
  });
  expect(kept.counts).toMatchObject({ fish: 2, kept: 2, released: 0 });
  const released = withCatch(kept, {
    id,
    before: { ...after, fate: "kept", quantity: 2 },
    after: { ...after, fate: "released_hurt", quantity: 2 },
    isNew: false,
  });
  expect(released.counts).toMatchObject({ fish: 2, kept: 0, released: 2 });
});

import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../../testing/log.ts";
import { openPage } from "../../../testing/open-page.ts";
import { grantPosition, setPosition } from "../../../testing/position.ts";
import { runningTripOf } from "../parts/testing.ts";
import { noteSeen, signsOf } from "./signs.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const HOME = { latitude: 48.1, longitude: -92.26 };

test.each([
  ["at the water is a sign of somebody who fishes", LAKE, true],
  ["far from the water is none, and tells when they had left", HOME, false],
])("the app in front %s", async (_what, place, isSign) => {
  setPosition(place);
  grantPosition();
  const openedAt = Date.now();
  const trip = runningTripOf({ ...LAKE, started_at: new Date(openedAt - 3 * HOUR_MS).toISOString() });
  const seenAt = openedAt - HOUR_MS;
  noteSeen(trip, seenAt);
  const before = signsOf(trip);
  openPage("/catches", { answers: { ...answersOfLog(), "GET /trips/running": { trip } } });
  await screen.findByRole("region", { name: "Trip running" });
  await waitFor(() => expect(signsOf(trip)).not.toEqual(before));
  const signs = signsOf(trip);
  expect(signs?.seenAt).toEqual(isSign ? expect.closeTo(openedAt, -5) : seenAt);
  expect(signs?.leftAt === null).toBe(isSign);
});

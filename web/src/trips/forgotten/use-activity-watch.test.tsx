import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { grantPosition, setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { FORECAST } from "../../testing/weather.ts";
import { tripOf } from "../data/trip-testing.ts";
import { runningTripOf } from "../parts/running-trip-testing.ts";
import { noteSeen, readActivity } from "./stored-activity.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const HOME = { latitude: 48.1, longitude: -92.26 };

test.each([
  ["at the water is a sign of somebody who fishes", LAKE, true],
  ["far from the water is none, and tells when they had left", HOME, false],
])("the app in front %s", async (_what, place, isActivity) => {
  setPosition(place);
  grantPosition();
  const openedAt = Date.now();
  const trip = runningTripOf({ ...LAKE, started_at: new Date(openedAt - 3 * HOUR_MS).toISOString() });
  const seenAt = openedAt - HOUR_MS;
  noteSeen(trip, seenAt);
  const before = readActivity(trip);
  show(<OwnTrips />, { answers: { ...answersOfLog(), "GET /trips/running": { trip } } });
  await screen.findByRole("region", { name: "Trip running" });
  await waitFor(() => expect(readActivity(trip)).not.toEqual(before));
  const activity = readActivity(trip);
  expect(activity?.seenAt).toEqual(isActivity ? expect.closeTo(openedAt, -5) : seenAt);
  expect(activity?.leftAt === null).toBe(isActivity);
});

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

test.each([
  ["who never fished at night is asked", "14:00", true],
  ["who did is not", "02:00", false],
])("two hours after the last light %s whether they still fish", async (_what, clock, isAsked) => {
  setPosition(LAKE);
  grantPosition();
  const trip = runningTripOf({ ...LAKE, id: clock, started_at: ago(5) });
  const [today] = FORECAST.days;
  const days = today && [{ ...today, start: ago(9), sky: { ...today.sky, lastLight: ago(2.1) } }];
  const zone = { time_zone: "UTC" };
  const other = tripOf({ ...zone, started_at: `2026-07-10T${clock}:00Z`, ended_at: "2026-07-10T16:00:00Z" });
  const answers = {
    ...answersOfLog(),
    "GET /config": { map: null, weather: true },
    "GET /trips/running": { trip },
    "GET /trips": { trips: [other], nextCursor: null, total: 1 },
    "GET /weather/forecast": { forecast: { ...FORECAST, days } },
  };
  const earlier = Date.now() - HOUR_MS / 6;
  noteSeen(trip, earlier);
  show(<OwnTrips />, { answers });
  await screen.findByRole("region", { name: "Trip running" });
  // Two looks at the app may fall into the same millisecond.
  noteSeen(trip, earlier);
  fireEvent(document, new Event("visibilitychange"));
  if (isAsked) expect(await screen.findByText("Still fishing?")).toBeVisible();
  else await waitFor(() => expect(readActivity(trip)?.seenAt).not.toBe(earlier));
  expect(screen.queryAllByText("Still fishing?")).toHaveLength(isAsked ? 1 : 0);
});

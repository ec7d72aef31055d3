import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { noAnswer } from "../../testing/network.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { grantPosition, setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { closeTripSheet, openTripSheet } from "../data/trip-sheets.ts";
import { isTripItem } from "../outbox/trip-item.ts";
import { eventOf, runningTripOf } from "../parts/running-trip-testing.ts";

afterEach(async () => {
  closeTripSheet();
  cleanup();
  // Lets the document's own fake intervals end. One left on the fake clock would hold up every later test.
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  vi.useRealTimers();
});

const LAKE = { latitude: 47.83, longitude: -92.26 };

async function openWaterMode(known: Partial<Trip> = {}) {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: Date.parse("2026-11-23T14:00:00.000Z"),
  });
  const user = anglerOf();
  show(<OwnTrips />, {
    user,
    answers: {
      ...answersOfLog(),
      "GET /trips/running": { trip: runningTripOf({ ...LAKE, ...known }) },
      // The server does not answer, so that the items stay in the outbox.
      "POST /trips/*/positions": noAnswer,
    },
  });
  await screen.findByRole("region", { name: "Trip running" });
  act(() => openTripSheet({ kind: "water" }));
  const water = within(await screen.findByRole("dialog", { name: "Water mode" }));
  const noted = async () =>
    (await listItems(user.id))
      .filter(isTripItem)
      .flatMap(({ work }) => (work.kind === "add positions" ? work.positions.map(({ at }) => at) : []));
  return { water, noted };
}

/** Clicks like a keyboard (`detail` is 0): a fast pointer click is too short for water mode. */
const press = (button: HTMLElement) => fireEvent.click(button, { detail: 0 });
const way = { name: /^(Track|No location)/ };
/** Checks without an interval: intervals are fake here, and `poll` advances the fake time by its interval. */
const AT_ONCE = { interval: 0 };

test("water mode notes the way once a minute, where the browser lets it", async () => {
  setPosition(LAKE);
  grantPosition();
  const { water, noted } = await openWaterMode();

  await expect.poll(noted, AT_ONCE).toEqual(["2026-11-23T14:00:00.000Z"]);
  expect(water.getByRole("button", { name: "Track on" })).toBeVisible();

  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await expect.poll(noted, AT_ONCE).toEqual(["2026-11-23T14:00:00.000Z", "2026-11-23T14:01:00.000Z"]);
});

test("the way is noted no more once that is turned off, here and in the water mode of the next trip", async () => {
  setPosition(LAKE);
  grantPosition();
  const { water, noted } = await openWaterMode();
  await expect.poll(noted, AT_ONCE).toHaveLength(1);

  press(await water.findByRole("button", { ...way, pressed: true }));
  await water.findByRole("button", { name: "Track off" });
  await act(() => vi.advanceTimersByTimeAsync(3 * MINUTE_MS));
  expect(await noted()).toHaveLength(1);

  act(closeTripSheet);
  act(() => openTripSheet({ kind: "water" }));
  expect(await screen.findByRole("button", { name: "Track off" })).toBeVisible();
});

test("the browser is asked for the position by a press alone, and what it refuses is said", async () => {
  setPosition(null);
  const { water, noted } = await openWaterMode();
  expect(water.getByRole("button", { name: "Track off" })).toBeVisible();

  press(water.getByRole("button", { ...way, pressed: false }));

  expect(await water.findByRole("button", { name: "No location" })).toBeVisible();
  expect(await noted()).toEqual([]);
});

test("the way is not noted during a break", async () => {
  setPosition(LAKE);
  grantPosition();
  const { water, noted } = await openWaterMode({ events: [eventOf("pause", "2026-11-23T13:00:00.000Z")] });

  await water.findByRole("button", { name: "Track on" });
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(await noted()).toEqual([]);
});

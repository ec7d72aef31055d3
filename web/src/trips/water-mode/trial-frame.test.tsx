import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { drawnLure, otherLure } from "@creel/domain/lure-trial/sealed-order";
import type { TripEvent } from "@creel/domain/trips/trip-event";
import { trialOf } from "@creel/testing/lure-trials";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { noAnswer } from "../../testing/network.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { closeTripSheet, openTripSheet } from "../data/trip-sheets.ts";
import { eventOf, runningTripOf } from "../parts/running-trip-testing.ts";

afterEach(() => {
  closeTripSheet();
  vi.useRealTimers();
});

const TRIAL = trialOf();
const TRIP = runningTripOf({ latitude: 47.83, longitude: -92.26 });
const DRAWN = drawnLure(TRIAL.seed, TRIP.id, 0);
const [NAME, OTHER] = [TRIAL[DRAWN], TRIAL[otherLure(DRAWN)]].map(({ name }) => name);
const SHORT = { first: "Blue", second: "Orange" };

/** The event of the first half hour, at 6:10 AM. */
function begun(fields: { kept?: boolean } = {}): TripEvent {
  const { kept = true } = fields;
  return {
    ...eventOf("gear", TRIP.started_at),
    trial: { id: TRIAL.id, turn: 0, drawn: DRAWN, kept },
  };
}

/** @param minutes since the start of the trip */
async function openWaterMode(
  minutes: number,
  { events = [], trials = [TRIAL] }: { events?: TripEvent[]; trials?: LureTrial[] } = {},
) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(TRIP.started_at) + minutes * 60_000 });
  const user = anglerOf();
  setPosition({ latitude: 47.83, longitude: -92.26 });
  const counts = { ...TRIP.counts, fish: 2, strikes: 2, lost: 1 };
  show(<OwnTrips />, {
    user,
    answers: {
      ...answersOfLog(),
      "GET /trips/running": { trip: { ...TRIP, counts, events } },
      "GET /lure-trials": { trials },
      // The server does not answer, so that the items stay in the outbox.
      "POST /trips/*/events": noAnswer,
    },
  });
  await screen.findByRole("region", { name: "Trip running" });
  act(() => openTripSheet({ kind: "water" }));
  const water = within(await screen.findByRole("dialog", { name: "Water mode" }));
  const frame = async () => within(await water.findByRole("region", { name: "Lure trial" }));
  const readOutbox = async () => (await listItems(user.id)).map(({ work }) => work);
  return { water, frame, readOutbox };
}

/** Clicks like a keyboard (`detail` is 0): a fast pointer click is too short for water mode. */
const press = (button: HTMLElement) => fireEvent.click(button, { detail: 0 });

test("a trip begins with the lure that was drawn, and its half hour with the key that says it is on", async () => {
  const { water, frame, readOutbox } = await openWaterMode(0);
  const asked = await frame();
  expect(asked.getByRole("status")).toHaveTextContent(`Tie on ${NAME} until 6:40`);
  expect(water.getByText("5 bites")).toBeVisible();
  press(asked.getByRole("button", { name: `${SHORT[DRAWN]} is on` }));
  await waitFor(async () =>
    expect(await readOutbox()).toMatchObject([
      {
        kind: "add event",
        event: { kind: "gear", trial: { id: TRIAL.id, turn: 0, drawn: DRAWN, kept: true } },
      },
    ]),
  );
  expect(await (await frame()).findByText(/^Half hour 1 of 64/)).toBeVisible();
  expect(await water.findByText(`Fishing ${NAME}`)).toBeVisible();
  press(water.getByRole("button", { name: "Undo" }));
  expect(await (await frame()).findByRole("button", { name: `${SHORT[DRAWN]} is on` })).toBeVisible();
});

test("during a half hour the frame names the lure and counts down, without a key that moves the fish", async () => {
  const { frame } = await openWaterMode(8, { events: [begun()] });
  const running = await frame();
  expect(running.getByRole("status")).toHaveTextContent(`Tie on ${NAME} until 6:40`);
  expect(running.getByRole("img", { name: "22 of 30 minutes left" })).toBeVisible();
  expect(running.queryByRole("button", { name: "Not this time" })).toBeNull();
});

test("after thirty minutes the frame asks for the other lure, and who refuses it fishes on", async () => {
  const { frame, readOutbox } = await openWaterMode(30, { events: [begun()] });
  const asked = await frame();
  expect(asked.getByRole("status")).toHaveTextContent(`Switch now ${OTHER} until 7:10`);
  press(asked.getByRole("button", { name: `Not this time ${SHORT[DRAWN]} stays on` }));
  await waitFor(async () =>
    expect(await readOutbox()).toMatchObject([
      {
        event: {
          lure_type: TRIAL[DRAWN].lure_type,
          trial: { turn: 1, drawn: otherLure(DRAWN), kept: false },
        },
      },
    ]),
  );
  expect(await asked.findByText("Stays on")).toBeVisible();
  expect(asked.getByRole("status")).toHaveTextContent(`Stays on ${NAME} until 7:10`);
});

test("a break stops the clock of the half hour", async () => {
  const pause = eventOf("pause", new Date(Date.parse(TRIP.started_at) + 10 * 60_000).toISOString());
  const { frame } = await openWaterMode(50, { events: [begun(), pause] });
  const standing = await frame();
  expect(standing.getByRole("status")).toHaveTextContent("Break: clock stopped");
  expect(standing.getByRole("img", { name: "20 of 30 minutes left" })).toBeVisible();
  expect(standing.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("who does not want the trial on this trip is left alone", async () => {
  const { water, frame } = await openWaterMode(0);
  press((await frame()).getByRole("button", { name: "Not today" }));
  await waitFor(() => expect(water.queryByRole("region", { name: "Lure trial" })).toBeNull());
  expect(water.queryByText("5 bites")).toBeNull();
});

test("a trial that was stopped has no frame", async () => {
  const { water } = await openWaterMode(0, { trials: [trialOf({ stopped_at: TRIP.started_at })] });
  expect(await water.findByText(/^Your screen/)).toBeVisible();
  expect(water.queryByRole("region", { name: "Lure trial" })).toBeNull();
});

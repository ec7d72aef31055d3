import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { lureOf, rodOf, variantOf } from "../../testing/gear.ts";
import { answersOfLog } from "../../testing/log.ts";
import { goOffline, noAnswer } from "../../testing/network.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { closeTripSheet, openTripSheet } from "../data/trip-sheets.ts";
import { runningTripOf } from "../parts/running-trip-testing.ts";

afterEach(() => {
  closeTripSheet();
  vi.useRealTimers();
});

const FIRE = variantOf({ color: "firetiger", last_at: "2026-05-01T12:00:00.000Z" });
const PURPLE = variantOf({ color: "purple" });
const JIG = lureOf({ name: "Own jig", lure_type: "Jig", variants: [FIRE, PURPLE] });
const ROD = rodOf({ name: "Musky rod" });
const TRIP = runningTripOf({ latitude: 47.83, longitude: -92.26 });
const EARLIER = catchOf({ id: "a", species: "Pike", trip_id: TRIP.id, rod_id: ROD.id, lure_type: null });

/** Renders the app on the morning of the trip. Later, the app would ask whether the trip is over. */
function openTrip(trip: object | null = TRIP) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T14:00:00.000Z") });
  const user = anglerOf();
  setPosition({ latitude: 47.83, longitude: -92.26 });
  const { person } = show(<OwnTrips />, {
    user,
    answers: {
      ...answersOfLog(EARLIER),
      "GET /gear": { gear: [JIG, ROD] },
      "GET /trips/running": { trip },
      // The server does not answer, so that the items stay in the outbox.
      "POST /trips": noAnswer,
      "POST /trips/*/events": noAnswer,
      "POST /catches": noAnswer,
    },
  });
  const readOutbox = async () => (await listItems(user.id)).map(({ work }) => work);
  return { person, readOutbox };
}

const sheet = async () => within(await screen.findByRole("dialog"));

/** Clicks like a keyboard (`detail` is 0): a fast pointer click is too short for water mode. */
const press = (button: HTMLElement) => fireEvent.click(button, { detail: 0 });

async function openSheet(kind: "running" | "water" | "start") {
  await (kind === "start"
    ? screen.findByRole("button", { name: /^Start a trip/ })
    : screen.findByRole("region", { name: "Trip running" }));
  act(() => openTripSheet({ kind }));
  return sheet();
}

test("a lure of the box is tied on with one press, stands in the sheet, and is taken back", async () => {
  const { person, readOutbox } = openTrip();
  const running = await openSheet("running");
  const lure = await running.findByRole("button", { name: "Own jig, firetiger" });
  // If sending was already tried, undo adds a removal instead of dropping the item.
  goOffline();
  await person.click(lure);
  await waitFor(async () =>
    expect(await readOutbox()).toMatchObject([
      {
        kind: "add event",
        event: { kind: "gear", lure_type: "Jig", lure_id: JIG.id, variant_id: FIRE.id },
      },
    ]),
  );
  expect(await running.findByText(/^Fishing Own jig, firetiger since/)).toBeVisible();
  await person.click(await running.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await readOutbox()).toEqual([]));
  await waitFor(() => expect(running.queryByText(/^Fishing .+ since/)).toBeNull());
});

test("any other lure is found by typing, and the one that is on stays on when it is pressed again", async () => {
  const { person, readOutbox } = openTrip();
  const running = await openSheet("running");
  await person.click(await running.findByRole("button", { name: "Another lure" }));
  await person.type(running.getByRole("combobox", { name: "Another lure" }), "purp");
  await person.click(await screen.findByRole("option", { name: /^Own jig, purple/ }));
  const chip = await running.findByRole("button", { name: "Own jig, purple", pressed: true });
  await person.click(chip);
  expect(await readOutbox()).toHaveLength(1);
});

test("a fish that is counted, and the next form, have the lure that is on and the rod of the trip", async () => {
  const { person, readOutbox } = openTrip();
  const running = await openSheet("running");
  await person.click(await running.findByRole("button", { name: "Own jig, firetiger" }));
  await running.findByText(/^Fishing .+ since/);
  await person.click(running.getByRole("button", { name: /^Pike/ }));
  const tackle = { lure_type: "Jig", lure_id: JIG.id, variant_id: FIRE.id, rod_id: ROD.id };
  await waitFor(async () =>
    expect(await readOutbox()).toContainEqual(
      expect.objectContaining({ kind: "create", fields: expect.objectContaining(tackle) }),
    ),
  );
  await person.click(running.getByRole("button", { name: "Close" }));
  await person.click(
    within(screen.getByRole("region", { name: "Trip running" })).getByRole("button", { name: "Log a catch" }),
  );
  const form = await sheet();
  expect(await form.findByRole("combobox", { name: "Lure Type" })).toHaveValue("Own jig, firetiger");
  expect(form.getByRole("button", { name: "Musky rod", pressed: true })).toBeVisible();
  expect(form.getByText("Saved for your next catch on this trip.")).toBeVisible();
});

test("water mode changes the lure with large keys", async () => {
  openTrip();
  const water = await openSheet("water");
  press(water.getByRole("button", { name: "Change lure" }));
  const lure = await water.findByRole("button", { name: "Own jig, firetiger" });
  goOffline();
  press(lure);
  expect(await water.findByText("Fishing Own jig, firetiger")).toBeVisible();
  expect(await water.findByText("Own jig, firetiger")).toBeVisible();
  press(water.getByRole("button", { name: "Undo" }));
  // Holds whether or not the server received the event in the meantime.
  expect(await water.findByText("No lure set")).toBeVisible();
});

test("a trip begins with a lure where somebody says one, and with none where nobody does", async () => {
  const { person, readOutbox } = openTrip(null);
  const start = await openSheet("start");
  await person.click(start.getByRole("button", { name: /^Lure/ }));
  await person.click(await start.findByRole("button", { name: "Own jig, firetiger" }));
  await person.click(start.getByRole("button", { name: /^Start now/ }));
  await waitFor(async () => expect(await readOutbox()).toHaveLength(2));
  const [trip, event] = await readOutbox();
  expect(trip).toMatchObject({ kind: "create", fields: { start_source: "tap" } });
  const { started_at: startedAt } = Object(trip && "fields" in trip && trip.fields);
  expect(event).toMatchObject({ event: { kind: "gear", variant_id: FIRE.id, at: startedAt } });
});

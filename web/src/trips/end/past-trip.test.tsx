import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { blankTrip } from "../../catches/editor/blank-trip.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { HATCH, MOOD } from "../../testing/custom-fields.ts";
import { goOffline } from "../../testing/network.ts";
import { withoutAnswers } from "../../testing/outbox.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { show } from "../../testing/show.tsx";
import { openTripSheet, type TripSheet } from "../data/trip-sheets.ts";
import { runningTripOf } from "../parts/running-trip-testing.ts";

const noAnswer = () => {
  throw new TypeError("Failed to fetch");
};

/** Opens a sheet without a network. Custom fields are loaded before the network is lost. */
async function openSheet(sheet: TripSheet, fields: CustomField[] = []) {
  const user = anglerOf();
  if (fields.length === 0) goOffline();
  const answers = {
    ...withoutAnswers(),
    "GET /trips/running": noAnswer,
    "GET /trips/*": noAnswer,
    "GET /custom-fields": () => ({ fields }),
  };
  const { person } = show(<OwnTrips />, { user, answers });
  await screen.findByRole("button", { name: /^Start a trip/ });
  act(() => openTripSheet(sheet));
  const dialog = within(await screen.findByRole("dialog"));
  if (fields.length > 0) {
    await dialog.findByRole("button", { name: /^Custom fields/ });
    goOffline();
  }
  const press = async (name: string) => person.click(await dialog.findByRole("button", { name }));
  return { person, dialog, press, items: () => listItems(user.id) };
}

const forgotten = runningTripOf({
  started_at: "2026-01-10T12:10:00.000Z",
  ended_at: "2026-01-10T16:40:00.000Z",
  end_source: "forgotten",
  counts: { fish: 2, strikes: 0, lost: 0, follows: 0, bySpecies: [{ species: "Pike", count: 2 }] },
});

test("a past trip is added without a network, with the place that was typed", async () => {
  const { person, dialog, press, items } = await openSheet({ kind: "past" });
  await person.click(await dialog.findByRole("textbox", { name: "Water or place" }));
  await person.paste("Pelican Lake");
  await press("5 minutes more");
  await press("Save trip");
  await waitFor(async () => expect(await items()).toHaveLength(1));
  expect(await items()).toMatchObject([
    {
      work: {
        kind: "create",
        fields: {
          place_name: "Pelican Lake",
          start_source: "typed",
          end_source: "typed",
          hours_override: 3 - 5 / 60,
        },
      },
    },
  ]);
});

test("a blank that a line told of has its hours and its notes filled in, once", async () => {
  const endedAt = Date.parse("2026-01-10T16:00:00.000Z");
  blankTrip.set({ startedAt: endedAt - 2 * HOUR_MS, endedAt, notes: "on pelican" });
  const { press, items } = await openSheet({ kind: "past" });
  await press("Save trip");
  await waitFor(async () => expect(await items()).toHaveLength(1));
  const times = { started_at: "2026-01-10T14:00:00.000Z", ended_at: "2026-01-10T16:00:00.000Z" };
  expect(await items()).toMatchObject([{ work: { fields: { ...times, notes: "on pelican" } } }]);
  expect(blankTrip.get()).toBeNull();
});

test("a forgotten end that is saved counts from then on", async () => {
  const { dialog, press, items } = await openSheet({ kind: "edit", trip: forgotten });
  expect(await dialog.findByText(/^You never ended this trip/)).toBeVisible();
  await press("Save trip");
  await waitFor(async () =>
    expect(await items()).toMatchObject([
      { work: { kind: "change", fields: { ended_at: forgotten.ended_at, end_source: "typed" } } },
    ]),
  );
});

test("own fields of trips are folded in its sheet, those of catches are not there, and what is noted is kept", async () => {
  const noted = { ...forgotten, end_source: "tap", custom: { [MOOD.id]: "calm" } } as const;
  const { person, dialog, press, items } = await openSheet({ kind: "edit", trip: noted }, [HATCH, MOOD]);
  await person.click(await dialog.findByRole("button", { name: /^Custom fields\s*calm$/ }));
  await person.click(await dialog.findByRole("textbox", { name: "Mood" }));
  await person.paste(" and warm");
  expect(dialog.queryByRole("textbox", { name: "Fly hatch" })).toBeNull();
  await press("Save trip");
  await waitFor(async () =>
    expect(await items()).toMatchObject([
      { work: { kind: "change", fields: { custom: { [MOOD.id]: "calm and warm" } } } },
    ]),
  );
});

test("a trip is deleted, with its catches only where that is said, and taken back", async () => {
  const { person, press, items } = await openSheet({ kind: "edit", trip: forgotten });
  await press("Delete trip");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete trip" }));
  await waitFor(() => expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus());
  await person.click(question.getByRole("checkbox", { name: "Also delete its 2 catches" }));
  await person.click(question.getByRole("button", { name: "Delete trip" }));
  await waitFor(async () =>
    expect(await items()).toMatchObject([{ work: { kind: "delete", withCatches: true } }]),
  );
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await items()).toEqual([]));
});

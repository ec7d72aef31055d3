import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { blankTrip } from "../../catches/editor/blank-trip.ts";
import { answersOfLog } from "../../testing/log.ts";
import { noAnswer } from "../../testing/network.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { show } from "../../testing/show.tsx";
import { FORECAST, WEATHER } from "../../testing/weather.ts";
import { openTripSheet } from "../data/trip-sheets.ts";
import { runningTripOf } from "../parts/running-trip-testing.ts";
import { forecastAt } from "./end-conditions.tsx";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const AT_END = { ...WEATHER, current: { ...WEATHER.current, temperature: 46, pressureTrend: null } };

async function openEnd(currentWeather: object, known: Partial<Trip> = {}) {
  const trip = runningTripOf({
    ...LAKE,
    ...known,
    started_at: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  });
  const answers = {
    ...answersOfLog(),
    "GET /config": { map: null, weather: true },
    "GET /trips/running": { trip },
    "GET /weather/history": { weather: WEATHER },
    "GET /weather/current": currentWeather,
  };
  show(<OwnTrips />, { answers });
  await screen.findByRole("region", { name: "Trip running" });
  act(() => openTripSheet({ kind: "end", endedAt: Date.now() }));
  const sheet = within(await screen.findByRole("dialog"));
  const row = async (name: string) => {
    const cells = within(await sheet.findByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole(
      "cell",
    );
    return cells.map(({ textContent }) => textContent);
  };
  return { sheet, row };
}

test("the end sheet has the conditions of the start and of the end, with whose data they are", async () => {
  const { sheet, row } = await openEnd({ weather: AT_END });
  expect(await sheet.findByText("☁️ 46 °F")).toBeVisible();
  expect(await row("Sky")).toEqual(["☁️ 43 °F", "☁️ 46 °F"]);
  expect(await row("Pressure")).toEqual(["29.92 falling", "29.92"]);
  expect(await row("Wind")).toEqual(["8 mph SW", "8 mph SW"]);
  expect(await row("Score")).toEqual(["61 Good", "61 Good"]);
  expect(sheet.getByRole("link", { name: /Open-Meteo/ })).toBeVisible();
});

test("what is not known yet when a trip ends is filled in later", async () => {
  const { sheet, row } = await openEnd(noAnswer);
  expect(await row("Sky")).toEqual(["☁️ 43 °F", expect.stringMatching(/^–/)]);
  expect(sheet.getByText("Creel fills in the rest later.")).toBeVisible();
});

test("the temperature of the water is said once for all of the trip, within what water can have", async () => {
  const { sheet, row } = await openEnd({ weather: AT_END });
  const person = userEvent.setup();
  const field = await sheet.findByRole("textbox", { name: /^Water temperature/ });

  await person.type(field, "44.5");
  await person.tab();
  expect(await row("Water")).toEqual(["45 °F", "45 °F"]);

  await person.clear(field);
  await person.type(field, "20");
  await person.tab();
  expect(sheet.getByText(/must be between 32 and 100/)).toBeVisible();
  expect(sheet.getByRole("button", { name: "Save trip" })).toBeDisabled();
});

test("a blank that a line told of is below the notes of the trip that ends, once", async () => {
  blankTrip.set({ notes: "no bites" });
  const { sheet } = await openEnd({ weather: AT_END }, { notes: "Windy" });
  expect(await sheet.findByRole("textbox", { name: /^Notes/ })).toHaveValue("Windy\nno bites");
  expect(blankTrip.get()).toBeNull();
});

test("without a network the forecast on this device tells the conditions of its hours, near its place alone", () => {
  const stored = [{ place: LAKE, forecast: FORECAST }];
  const at = Date.parse("2026-11-20T13:40:00.000Z");
  expect(forecastAt(stored, LAKE, at)?.score).toEqual({ score: 70, rating: "good" });
  expect(forecastAt(stored, LAKE, at + 9 * HOUR_MS)).toBeNull();
  expect(forecastAt(stored, { latitude: 47, longitude: -92 }, at)).toBeNull();
});

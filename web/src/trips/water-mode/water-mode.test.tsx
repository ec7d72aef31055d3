import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { show } from "../../testing/show.tsx";
import { FORECAST } from "../../testing/weather.ts";
import { openTripSheet } from "../data/trip-sheets.ts";
import { runningTripOf } from "../parts/testing.ts";
import { LockButton } from "./lock-button.tsx";
import { RainButton } from "./rain-button.tsx";

afterEach(() => {
  vi.useRealTimers();
});

/** A press of a finger or a drop, so long. */
function touch(button: HTMLElement, ms: number): void {
  const down = new MouseEvent("pointerdown", { bubbles: true });
  const click = new MouseEvent("click", { bubbles: true, detail: 1 });
  Object.defineProperty(down, "timeStamp", { value: 1000 });
  Object.defineProperty(click, "timeStamp", { value: 1000 + ms });
  fireEvent(button, down);
  fireEvent(button, click);
}

test("a drop of rain presses nothing, a finger and a key do", () => {
  const press = vi.fn<() => void>();
  render(<RainButton onPress={press}>Lost one</RainButton>);
  const button = screen.getByRole("button");
  fireEvent.click(button, { detail: 0 });
  expect(press).toHaveBeenCalledTimes(1);
  touch(button, 30);
  expect(press).toHaveBeenCalledTimes(1);
  touch(button, 90);
  expect(press).toHaveBeenCalledTimes(2);
});

test("the lock opens when it is held for a second, and by a key", async () => {
  const change = vi.fn<(isLocked: boolean) => void>();
  show(<LockButton isLocked onChange={change} />);
  const button = await screen.findByRole("button", { name: "Hold to unlock" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(900);
  fireEvent.pointerUp(button);
  vi.advanceTimersByTime(1000);
  expect(change).not.toHaveBeenCalled();
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(1000);
  expect(change).toHaveBeenLastCalledWith(false);
  fireEvent.click(button, { detail: 0 });
  expect(change).toHaveBeenCalledTimes(2);
});

const GALE = {
  id: "gale",
  event: "Gale Warning",
  severity: "severe",
  headline: null,
  description: null,
  instruction: null,
  expires: null,
  ends: null,
};

async function openWaterMode(alerts: readonly object[]) {
  const trip = runningTripOf({ latitude: 47.83, longitude: -92.26 });
  const answers = {
    ...answersOfLog(),
    "GET /config": { map: null, weather: true },
    "GET /trips/running": { trip },
    "GET /weather/forecast": { forecast: FORECAST },
    "GET /weather/alerts": {
      alerts,
      covered: true,
      source: "nws",
      observedAt: null,
      staleSeconds: null,
      attribution: [],
    },
  };
  show(<OwnTrips />, { answers });
  await screen.findByRole("region", { name: "Trip running" });
  act(() => openTripSheet({ kind: "water" }));
  return within(await screen.findByRole("dialog", { name: "Water mode" }));
}

test("water mode has the sunset, and a grave warning for where the trip is", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T18:00:00.000Z") });
  const water = await openWaterMode([GALE]);
  expect(await water.findByText(/^Sunset 4:25/)).toBeVisible();
  expect(await water.findByRole("alert")).toHaveTextContent("Gale Warning");
});

test("a warning that is not grave, or that is over, takes no room in water mode", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T18:00:00.000Z") });
  const water = await openWaterMode([
    { ...GALE, severity: "moderate" },
    { ...GALE, ends: "2026-11-20T17:00:00.000Z" },
  ]);
  expect(await water.findByText(/^Sunset/)).toBeVisible();
  expect(water.queryByRole("alert")).toBeNull();
});

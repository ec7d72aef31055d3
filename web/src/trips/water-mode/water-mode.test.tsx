import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { show } from "../../testing/show.tsx";
import { FORECAST } from "../../testing/weather.ts";
import { openTripSheet } from "../data/trip-sheets.ts";
import { runningTripOf } from "../parts/running-trip-testing.ts";
import { LockButton } from "./lock-button.tsx";
import { RainButton, TooShort } from "./rain-button.tsx";

afterEach(() => {
  vi.useRealTimers();
});

/** Simulates a touch of this duration. */
function touch(button: HTMLElement, ms: number): void {
  const down = new MouseEvent("pointerdown", { bubbles: true });
  const click = new MouseEvent("click", { bubbles: true, detail: 1 });
  Object.defineProperty(down, "timeStamp", { value: 1000 });
  Object.defineProperty(click, "timeStamp", { value: 1000 + ms });
  fireEvent(button, down);
  fireEvent(button, click);
}

test("a drop of rain presses nothing and is said to be too short, a finger and a key do", () => {
  const press = vi.fn<() => void>();
  const say = vi.fn<(name: string) => void>();
  render(
    <TooShort value={say}>
      <RainButton onPress={press}>Lost one</RainButton>
    </TooShort>,
  );
  const button = screen.getByRole("button");
  fireEvent.click(button, { detail: 0 });
  expect(press).toHaveBeenCalledTimes(1);
  touch(button, 30);
  expect(press).toHaveBeenCalledTimes(1);
  expect(say).toHaveBeenCalledExactlyOnceWith("Lost one");
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
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T18:00:00.000Z") });
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
  const water = await openWaterMode([GALE]);
  expect(await water.findByText(/^Sunset 4:25/)).toBeVisible();
  expect(await water.findByRole("alert")).toHaveTextContent("Gale Warning");
});

test("a warning that is not grave, or that is over, takes no room in water mode", async () => {
  const water = await openWaterMode([
    { ...GALE, severity: "moderate" },
    { ...GALE, ends: "2026-11-20T17:00:00.000Z" },
  ]);
  expect(await water.findByText(/^Sunset/)).toBeVisible();
  expect(water.queryByRole("alert")).toBeNull();
});

const press = (button: HTMLElement) => fireEvent.click(button, { detail: 0 });

test("the keys of the species keep their places when one of them is pressed", async () => {
  const water = await openWaterMode([]);
  await water.findByRole("button", { name: "+1 Smallmouth" });
  const keys = () =>
    water.getAllByRole("button", { name: /^\+1 / }).map((key) => key.getAttribute("aria-label"));
  const before = keys();
  press(water.getAllByRole("button", { name: /^\+1 / })[3] ?? document.body);
  expect(await water.findByText(/counted, 1 now$/)).toBeVisible();
  expect(keys()).toEqual(before);
});

test("a press that is too short is told in words above the keys", async () => {
  const water = await openWaterMode([]);
  touch(await water.findByRole("button", { name: "+1 Smallmouth" }), 30);
  expect(water.getByRole("status")).toHaveTextContent(/^Too short: not counted\. Hold Smallmouth/);
});

test("the last events of the trip stand above the keys, the latest first", async () => {
  const water = await openWaterMode([]);
  press(await water.findByRole("button", { name: "Lost one" }));
  press(water.getByRole("button", { name: "Bite" }));
  const events = within(water.getByRole("list", { name: "Latest events" }));
  await waitFor(() => expect(events.getAllByRole("listitem")).toHaveLength(2));
});

test("a catch is logged with its details from water mode", async () => {
  const water = await openWaterMode([]);
  press(await water.findByRole("button", { name: "Log with details" }));
  expect(await screen.findByRole("combobox", { name: "Lure Type" })).toBeVisible();
});

test("after a fish its fate is asked with large keys, and the species keep their places", async () => {
  const water = await openWaterMode([]);
  press(await water.findByRole("button", { name: "+1 Smallmouth" }));
  press(await water.findByRole("button", { name: "Released" }));
  expect(await water.findByText("Bass (Smallmouth) released")).toBeVisible();
  expect(water.queryByRole("button", { name: "Kept" })).toBeNull();
  expect(water.getByRole("button", { name: "Lost one" })).toBeVisible();
});

test("the keys of the events come back when the fate is left open", async () => {
  const water = await openWaterMode([]);
  press(await water.findByRole("button", { name: "+1 Smallmouth" }));
  press(await water.findByRole("button", { name: "Not noted" }));
  expect(water.getByRole("button", { name: "Lost one" })).toBeVisible();
  expect(water.getByRole("status")).toHaveTextContent("Bass (Smallmouth) counted, 1 now");
});

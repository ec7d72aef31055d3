import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Alert, AlertsAnswer } from "@creel/domain/weather/alert";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { PENDING } from "../testing/network.ts";
import { show } from "../testing/show.tsx";
import { WeatherAlerts } from "./weather-alerts.tsx";

const GALVESTON = { latitude: 29.3, longitude: -94.8 };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const STORM: Alert = {
  id: "storm",
  event: "Storm Warning",
  severity: "severe",
  headline: "Storm Warning until noon",
  description:
    "* WHAT...A line of thunderstorms with gusts to 50 knots and hail of an inch is moving up the bay.\n\n" +
    "* WHEN...It reaches the narrows within the half hour, and leaves the bay by the evening of the day.",
  instruction: "Leave the water now.",
  expires: inHours(0.5),
  ends: inHours(0.5),
};
const FLOOD: Alert = {
  ...STORM,
  id: "flood",
  event: "Flood Advisory",
  severity: "moderate",
  description: "Water over the road.",
  instruction: "Turn around.",
  expires: inHours(20.5),
  ends: inHours(20.5),
};
const FOG: Alert = { ...FLOOD, id: "fog", event: "Dense Fog Advisory" };
const CALM: AlertsAnswer = {
  alerts: [],
  covered: true,
  source: "NWS",
  observedAt: "2026-11-20T12:42:00.000Z",
  staleSeconds: 0,
  attribution: [
    { text: "Alerts by the National Weather Service", url: "https://www.weather.gov", license: null },
  ],
};

function showAlerts(answer: unknown = { ...CALM, alerts: [STORM, FLOOD, FOG] }, user = {}) {
  const place = { place: GALVESTON, isLocating: false };
  return show(<WeatherAlerts weatherPlace={place} formatTime={() => "6:42 AM"} />, {
    user,
    answers: { "GET /weather/alerts": () => answer },
  });
}

const region = () => screen.findByRole("region", { name: "Alerts" });
const card = (name: string) => screen.findByRole("article", { name });

test("the alerts are summed up, and each has a card with how grave it is and when it ends", async () => {
  showAlerts();
  expect(await screen.findByText("3 alerts are active, 1 severe")).toBeVisible();
  expect(await card("Storm Warning")).toHaveTextContent("Severe · Expires: Soon");
  expect(await card("Flood Advisory")).toHaveTextContent("Moderate · ends in 20 h");
});

test("a long alert is one line of it, and unfolds into its paragraphs with what to do", async () => {
  const { person } = showAlerts();
  const storm = within(await card("Storm Warning"));
  expect(storm.getByText(/^What: A line of thunderstorms .+ When: It reaches/)).toBeVisible();
  expect(storm.queryByText(/Leave the water now/)).toBeNull();

  await person.click(storm.getByRole("button", { name: "Show more" }));
  expect(storm.getByText(/^It reaches the narrows within the half hour/)).toHaveTextContent(/^When: It/);
  expect(storm.getByText("Leave the water now.")).toHaveTextContent("What to do. Leave the water now.");
  await person.click(storm.getByRole("button", { name: "Show less" }));
  expect(storm.queryByText(/Leave the water now/)).toBeNull();
});

test("a short alert stands whole with what to do, and has nothing to unfold", async () => {
  showAlerts();
  const flood = within(await card("Flood Advisory"));
  expect(flood.getByText("Turn around.")).toBeVisible();
  expect(flood.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a grave alert is read out with what it means for fishing, a lesser one is not", async () => {
  showAlerts({ ...CALM, alerts: [{ ...STORM, id: "told once" }, FLOOD] });
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(
      /^Weather alert: Storm Warning, severe\. Not recommended/,
    ),
  );
  expect(screen.getByRole("status")).not.toHaveTextContent("Flood");
});

test("a dismissed alert stays away on this device, the focus stays among them, and all can be had back", async () => {
  const { person, network } = showAlerts();
  await person.click(await screen.findByRole("button", { name: "Dismiss Storm Warning" }));
  expect(await screen.findByText("2 alerts are active")).toBeVisible();
  await waitFor(async () => expect(await region()).toHaveFocus());
  expect(localStorage.getItem("creel.dismissed-alerts")).toContain('"storm"');

  await person.click(screen.getByRole("button", { name: "Dismiss Flood Advisory" }));
  await person.click(screen.getByRole("button", { name: "Dismiss Dense Fog Advisory" }));
  expect(await screen.findByRole("heading", { name: "3 alerts dismissed" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Show" }));
  expect(await card("Storm Warning")).toBeVisible();
  expect(network.asked("GET /weather/alerts")).toHaveLength(1);
});

test("what was dismissed before is not there when the page is opened", async () => {
  localStorage.setItem(
    "creel.dismissed-alerts",
    JSON.stringify({ maren: [{ id: "storm", until: STORM.ends }] }),
  );
  showAlerts(undefined, { id: "maren" });
  expect(await screen.findByText("2 alerts are active")).toBeVisible();
  expect(screen.queryByRole("article", { name: "Storm Warning" })).toBeNull();
});

test("no alerts are one line, with when and whose they were checked", async () => {
  showAlerts(CALM);
  expect(await screen.findByRole("heading", { name: "No alerts" })).toBeVisible();
  const checked = screen.getByRole("link", { name: /^Checked 6:42 AM\s*\. Alerts by the National/ });
  expect(checked).toHaveAttribute("href", "https://www.weather.gov");
});

test("where nobody warns the page says so, and does not call it calm", async () => {
  showAlerts({ ...CALM, covered: false });
  expect(await screen.findByRole("heading", { name: "No alert service covers this place" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "No alerts" })).toBeNull();
});

test("what is not known yet is loading, and what could not be asked is no calm", async () => {
  showAlerts(PENDING);
  expect(await screen.findByRole("status", { name: /^Loading/ })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "No alerts" })).toBeNull();
});

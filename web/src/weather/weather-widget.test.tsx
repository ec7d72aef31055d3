import { PSEUDO_LOCALE, SOURCE_LOCALE } from "@creel/texts/locales";
import { i18n } from "@lingui/core";
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";

import { DashboardWeather } from "../dashboard/dashboard-weather.tsx";
import { configQuery } from "../http/config.query.ts";
import { PENDING } from "../testing/network.ts";
import { setPosition } from "../testing/position.ts";
import { show } from "../testing/show.tsx";
import { PROVENANCE, WEATHER } from "../testing/weather.ts";

const VERMILION = { latitude: 47.83, longitude: -92.26 };
const CURRENT = "GET /weather/current";
const ANSWERS = {
  "GET /config": { map: null, weather: true },
  [CURRENT]: { weather: WEATHER },
  "GET /weather/alerts": { alerts: [], covered: true, ...PROVENANCE },
};

function showWeather(answers = {}) {
  return show(<DashboardWeather />, { answers: { ...ANSWERS, ...answers } });
}

const named = async (name: string) => within(await screen.findByRole("region", { name }));

test("the weather where the device is: what it is like, how the fish bite, and whose data it is", async () => {
  setPosition(VERMILION);
  const { network } = showWeather();
  const widget = await named("Near Babbitt, Minnesota");
  expect(screen.getByRole("region", { name: "Near Babbitt, Minnesota" })).toHaveTextContent(
    /Overcast.*Feels like\s*38\s*°F.*8\s*mph\s*SW.*71\s*%.*10\s*mi/,
  );
  expect(widget.getByRole("img", { name: "Fishing score 61 of 100" })).toBeVisible();
  expect(widget.getByRole("link", { name: "Weather data by Open-Meteo.com" })).toBeVisible();
  expect(widget.getByRole("link", { name: "See the factors" })).toHaveAttribute("href", "/weather");
  expect(network.asked(CURRENT)).toEqual([`${CURRENT}?lat=47.830&lon=-92.260`]);
});

test("what to do is read in the language chosen now, whatever language the server told it in", async () => {
  const pseudo = { "advice.strongWindAndGusts": "Śţŕōńĝ ŵĩńď: {windSpeed}, ĝũśţś {windGust}" };
  i18n.loadAndActivate({ locale: PSEUDO_LOCALE, messages: pseudo });
  onTestFinished(() => i18n.loadAndActivate({ locale: SOURCE_LOCALE, messages: {} }));
  setPosition(VERMILION);
  showWeather();
  const widget = await named("Near Babbitt, Minnesota");
  expect(await widget.findByText("Śţŕōńĝ ŵĩńď: 20 mph, ĝũśţś 30")).toBeVisible();
});

test("it is asked for anew when somebody asks", async () => {
  setPosition(VERMILION);
  const { person, network } = showWeather();
  const widget = await named("Near Babbitt, Minnesota");
  await person.click(widget.getByRole("button", { name: "Refresh weather" }));
  await waitFor(() => expect(network.asked(CURRENT)).toHaveLength(2));
});

function ConfigKnown() {
  const { isSuccess } = useQuery(configQuery);
  return isSuccess && <p>Known</p>;
}

test("where the weather is turned off, there is none and nobody is asked", async () => {
  setPosition(VERMILION);
  const { network } = show(
    <>
      <DashboardWeather />
      <ConfigKnown />
    </>,
    { answers: { ...ANSWERS, "GET /config": { map: null, weather: false } } },
  );
  expect(await screen.findByText("Known")).toBeVisible();
  expect(screen.queryByRole("region", { name: /Weather|Alerts|Babbitt/ })).toBeNull();
  expect(screen.queryByRole("status", { name: "Loading the weather" })).toBeNull();
  expect(network.asked("GET /weather")).toEqual([]);
});

test("what cannot be asked says so in the server's words, and Retry asks again and stays meanwhile", async () => {
  setPosition(VERMILION);
  const error = "Weather isn’t available right now.";
  const body = { statusCode: 503, error, message: error, code: "weather_unavailable" };
  const { person, network } = showWeather({ [CURRENT]: () => Response.json(body, { status: 503 }) });
  expect(await screen.findByRole("heading", { name: error })).toBeVisible();

  network.answer({ [CURRENT]: () => PENDING });
  const retry = screen.getByRole("button", { name: "Retry" });
  retry.focus();
  await person.keyboard("{Enter}");
  await waitFor(() => expect(retry).toHaveAttribute("aria-disabled", "true"));
  await waitFor(() => expect(retry).toHaveFocus());
  expect(screen.getByRole("heading", { name: error })).toBeVisible();
});

test("a browser that cannot know where it is says so, and a place can be named", async () => {
  showWeather();
  const unknown = await named("Weather");
  expect(unknown.getByRole("heading", { name: "Geolocation not supported" })).toBeVisible();
  expect(await unknown.findByRole("combobox", { name: "Place or coordinates" })).toBeVisible();
});

test("a browser that does not say where it is has its refusal told", async () => {
  setPosition(null);
  showWeather();
  const unknown = await named("Weather");
  expect(unknown.getByText(/^Your browser is blocking your location\./)).toBeVisible();
});

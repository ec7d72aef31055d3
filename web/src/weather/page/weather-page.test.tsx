import type { User } from "@creel/domain/accounts/user";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { WaterConditions } from "@creel/domain/waters/gauge";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { conditionsOf, gaugedOf, tidesOf } from "../../testing/conditions.ts";
import { setPhone } from "../../testing/layout.ts";
import { type Answers, hold, noAnswer, refusal } from "../../testing/network.ts";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { waterOf } from "../../testing/waters.ts";
import { FORECAST, INLAND, PROVENANCE, WEATHER } from "../../testing/weather.ts";
import { WeatherPage } from "./weather-page.tsx";

const CURRENT = "GET /weather/current";
const AHEAD = "GET /weather/forecast";
const SEA = "GET /weather/marine";
const TIDES = "GET /weather/tides";
const HERE = "/weather?lat=47.8312&lng=-92.2648";
const SILENT = refusal(503, "weather_unavailable", "Weather isn’t available right now.");

function openWeather({ path = HERE, user = {}, answers = {}, isOn = true }: Given = {}) {
  return show(<WeatherPage />, {
    path,
    user,
    answers: {
      "GET /config": { map: null, weather: isOn },
      [CURRENT]: { weather: WEATHER },
      [AHEAD]: { forecast: FORECAST },
      [SEA]: { marine: INLAND },
      [TIDES]: { tides: null },
      "GET /waters": { waters: [], unnamed: [] },
      "GET /weather/alerts": { alerts: [], covered: true, ...PROVENANCE },
      ...answers,
    },
  });
}

interface Given {
  path?: string;
  user?: Partial<User>;
  answers?: Answers;
  isOn?: boolean;
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const hours = () => screen.findByRole("table", { name: /hour by hour/ });

test("the place in the address is named, with its coordinates and when its weather was told", async () => {
  openWeather();
  expect(await screen.findByRole("heading", { level: 1, name: "Near Babbitt, Minnesota" })).toBeVisible();
  const position = screen.getByText("47.8312, −92.2648");
  expect(position).toBeVisible();
  expect(position.parentElement).toHaveTextContent(/^47\.8312, −92\.2648 · updated 6:42 AM/);
});

test("the weather now says how it is, how it changes, and what is not known", async () => {
  const current = { ...WEATHER.current, visibility: null };
  openWeather({ answers: { [CURRENT]: { weather: { ...WEATHER, current } } } });
  const now = await screen.findByText("Overcast", { selector: "b" });
  expect(now.closest("dl")).toHaveTextContent(
    /43 °FSkyOvercastFeels like 38 °FWind8 mph SWgusts 14Pressure29\.92.*falling 0\.05 in 3 hHumidity71%Visibility–not known/,
  );
});

test("the score is the sum of its factors, which are told with what could not be judged", async () => {
  openWeather();
  const fishing = await part("Fishing conditions");
  expect(fishing.getByRole("img", { name: "Fishing score 61 of 100" })).toBeVisible();
  const rows = fishing.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "WhatPoints",
    "Low light around sunrise or sunset+15",
    "Pressure falling slowly+9",
    "Strong wind−8",
    "No rain0",
  ]);
  expect(fishing.getByText(/Water temperature is unknown\.$/)).toBeVisible();
  expect(fishing.getByText(/^Strong wind \(20 mph, gusts 30\): fish sheltered water/)).toBeVisible();
  expect(fishing.getByRole("listitem")).toHaveTextContent("Next major period 6:54 AM.");
});

test("what to do is told in the angler's own units, whatever the server told it in", async () => {
  openWeather({ user: { units: "metric" } });
  const fishing = await part("Fishing conditions");
  expect(fishing.getByText(/^Strong wind \(32 km\/h, gusts 48\)/)).toBeVisible();
});

test("what only a newer server knows is told in its words", async () => {
  const advice = [{ code: "tackle", values: {}, text: "Change your tackle." }];
  const factors = [{ key: "tackle", points: -1, code: "tackle", values: {}, text: "Old tackle." }];
  const conditions = { code: 42, main: "Ash", description: "Falling ash" };
  const fishing = { ...WEATHER.fishing, advice, factors };
  const current = { ...WEATHER.current, conditions };
  openWeather({ answers: { [CURRENT]: { weather: { ...WEATHER, current, fishing } } } });
  const shown = await part("Fishing conditions");
  expect(shown.getByText("Change your tackle.")).toBeVisible();
  expect(shown.getByRole("row", { name: "Old tackle −1" })).toBeVisible();
  expect(screen.getByText("Falling ash", { selector: "b" })).toBeVisible();
});

test("the hours of today are told in a sentence with the best of them, and each in its line", async () => {
  openWeather();
  const table = await hours();
  expect(table).toHaveAccessibleName(/^Friday, November 20, hour by hour\. Best score 70 at 7 am\./);
  expect(within(table).getByRole("row", { name: /^7 am/ })).toHaveTextContent(
    /35% chance of rain.*43°.*8.*70$/,
  );
});

test("another day has its own hours and stands in the address; today does not", async () => {
  const { person } = openWeather();
  await person.click(await screen.findByRole("tab", { name: /^Sat\s*21/ }));
  expect(location.search).toContain("&day=2026-11-21");
  expect(await hours()).toHaveAccessibleName(/^Saturday, November 21, .*Best score 48 at 9 am/);
  await person.click(screen.getByRole("tab", { name: /^Today\s*20, best score\s*70/ }));
  expect(location.search).not.toContain("day=");
});

test("the day of the address is the one that is shown", async () => {
  openWeather({ path: `${HERE}&day=2026-11-21` });
  expect(await screen.findByRole("tab", { name: /^Sat\s*21/ })).toHaveAttribute("aria-selected", "true");
});

test("moon, solunar periods and light are told by the place's own clocks", async () => {
  openWeather();
  await hours();
  expect(screen.getByRole("region", { name: "Moon" })).toHaveTextContent(
    /Waxing Gibbous88% lit\. Full on Tue, Nov 24rises 2:10 PM/,
  );
  expect(screen.getByRole("region", { name: "Solunar" })).toHaveTextContent(
    /Major near sunrise6:54 – 8:54 AM/,
  );
  expect(screen.getByRole("region", { name: "Light" })).toHaveTextContent(
    /First light6:50 AMSunrise7:20 AMSunset4:25 PMLast light4:57 PM/,
  );
});

test("a place in another time zone is told by its own clocks, also when its alerts were checked", async () => {
  const timeZone = "America/New_York";
  openWeather({
    answers: {
      [CURRENT]: { weather: { ...WEATHER, timeZone } },
      [AHEAD]: { forecast: { ...FORECAST, timeZone } },
    },
  });
  const place = await screen.findByText("47.8312, −92.2648");
  await waitFor(() => expect(place.parentElement).toHaveTextContent(/updated 7:42 AM · times in Eastern/));
  expect(await screen.findByRole("link", { name: /^Checked .*7:42\sAM/ })).toBeVisible();
});

test("where the sun does not set there is no time for it", async () => {
  const [today, ...others] = FORECAST.days;
  const sky = {
    ...today?.sky,
    firstLight: null,
    sunrise: null,
    sunset: null,
    lastLight: null,
    sunAllDay: "up",
  };
  openWeather({ answers: { [AHEAD]: { forecast: { ...FORECAST, days: [{ ...today, sky }, ...others] } } } });
  const light = await part("Light");
  expect(light.getByText("The sun does not set.")).toBeVisible();
  expect(light.getAllByText("none")).toHaveLength(4);
});

test("by the sea the page has waves, water and the turns of the tide, not to navigate by", async () => {
  const { latitude: _north, longitude: _east, ...station } = tidesOf().station;
  const tideStation = { ...station, source: "coops", name: "Galveston Pier 21", distance: 2 };
  const marine = {
    ...INLAND,
    available: true,
    tidal: true,
    waveHeight: 3,
    wavePeriod: 6,
    waveDirection: 180,
    seaSurfaceTemperature: 71,
    tides: [{ time: "2026-11-20T15:00:00.000Z", type: "high", height: 1.4 }],
    tideStation,
  };
  openWeather({ answers: { [SEA]: { marine } } });
  const sea = await part("Tides and sea");
  expect(sea.getByText("Waves").closest("div")).toHaveTextContent("every 6 s, from S");
  expect(sea.getByText("Water").closest("div")).toHaveTextContent("at the surface, from a model71 °F");
  const tides = sea.getByRole("table", { name: "Tides at Galveston Pier 21, 2 mi away" });
  expect(within(tides).getByRole("row", { name: /^High/ })).toHaveTextContent("9:00 AM");
  expect(sea.getByText("Not for navigation.")).toBeVisible();
});

test("by the sea the tide of the day is drawn once it is known what it is calculated from", async () => {
  const { station } = tidesOf();
  const tides = tidesOf({ station: { ...station, latitude: 47.83, longitude: -92.3 } });
  openWeather({
    answers: { [SEA]: { marine: { ...INLAND, available: true, tidal: true } }, [TIDES]: { tides } },
  });
  const tide = await part("Tide today");
  expect(tide.getByRole("img", { name: /^Tide today: / })).toBeVisible();
  expect(screen.getByText("Not for navigation.")).toBeVisible();
});

test("where no weather service is used or reached, the tide is there all the same", async () => {
  const { station } = tidesOf();
  const tides = tidesOf({ station: { ...station, latitude: 47.83, longitude: -92.3 } });
  const forecast = { ...FORECAST, hours: [], outage: "off" };
  openWeather({ isOn: false, answers: { [AHEAD]: { forecast }, [TIDES]: { tides } } });
  expect(await part("Tide today")).toBeDefined();
});

test("inland there is nothing of the sea", async () => {
  openWeather();
  await hours();
  expect(screen.queryByRole("region", { name: "Tides and sea" })).toBeNull();
});

const CONDITIONS_OF = (id: string) => `GET /waters/${id}/conditions`;

/** Waters on a line north of the place in the address, 0.1° apart, of which all have conditions. The farthest is listed first. */
function watersNear(...known: { name: string; conditions: WaterConditions }[]): Answers {
  const waters = known.map(({ name }, index) => ({
    ...waterOf({ id: `water-${index}`, name, latitude: 47.8312 + 0.1 * index, longitude: -92.2648 }),
    small_outline: null,
    has_conditions: true,
  }));
  return {
    "GET /waters": { waters: waters.toReversed(), unnamed: [] },
    ...Object.fromEntries(
      known.map(({ conditions }, index) => [CONDITIONS_OF(`water-${index}`), { conditions }]),
    ),
  };
}

const before = (ms: number) => new Date(Date.now() - ms).toISOString();
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, " ");

test("the nearest water's level is told in words before feet, by which gauge and how old", async () => {
  const measured = { value: 44, at: before(2 * HOUR_MS), by: "gauge" as const };
  const { temperature } = conditionsOf();
  const conditions = gaugedOf({}, { temperature: { ...temperature, measured } });
  openWeather({
    answers: watersNear({ name: "Vermilion River", conditions }, { name: "Pike River", conditions }),
  });
  const water = await part("Vermilion River");
  const [level, degrees] = water.getAllByRole("definition");
  expect(level && plain(level)).toBe("high, rising 4.8 ft");
  expect(degrees && plain(degrees)).toBe("44 °F");
  const [ofLevel, ofDegrees] = water.getAllByRole("term").map(plain);
  expect(ofLevel).toBe("Level Vermilion River near Crane Lake, USGS, 25 min ago");
  expect(ofDegrees).toBe("Water temperature Vermilion River near Crane Lake, USGS, 2 h ago");
  expect(water.getByRole("link", { name: "More about Vermilion River" })).toHaveAttribute(
    "href",
    "/catches/waters/water-0",
  );
});

test("an old level of the nearest water says how old it is, and not whether it rises", async () => {
  const now = { level: 4.8, flow: null, temperature: null, observedAt: before(9.4 * HOUR_MS) };
  const conditions = gaugedOf({ now });
  openWeather({ answers: watersNear({ name: "Vermilion River", conditions }) });
  const [level] = (await part("Vermilion River")).getAllByRole("definition");
  expect(level && plain(level)).toBe("high9 hours old 4.8 ft");
});

test("a learned temperature of the nearest water stands with its range", async () => {
  const learned = [{ date: "2026-11-20", value: 43, low: 41, high: 45 }];
  const conditions = conditionsOf({ temperature: { ...conditionsOf().temperature, learned } });
  openWeather({ answers: watersNear({ name: "Lake Vermilion", conditions }) });
  const water = await part("Lake Vermilion");
  expect(water.getByRole("definition")).toHaveTextContent(/^43.°F$/);
  expect(water.getByText("learned from your readings, likely 41 to 45")).toBeVisible();
});

test("where no water is near, it is the home water of which level and temperature are told", async () => {
  setPosition({ latitude: 10, longitude: 10 });
  const user = { homeLatitude: 47.84, homeLongitude: -92.26 };
  openWeather({
    path: "/weather",
    user,
    answers: watersNear({ name: "Vermilion River", conditions: gaugedOf() }),
  });
  expect(await part("Vermilion River")).toBeDefined();
});

test("of waters without conditions nothing is told, and nobody is asked", async () => {
  const water = { ...waterOf(), small_outline: null, has_conditions: false };
  const { network } = openWeather({ answers: { "GET /waters": { waters: [water], unnamed: [] } } });
  await hours();
  await waitFor(() => expect(network.asked("GET /waters")).toHaveLength(1));
  expect(network.asked(CONDITIONS_OF(water.id))).toEqual([]);
  expect(screen.queryByRole("region", { name: "Lake Vermilion" })).toBeNull();
});

test("what is old says how old it is", async () => {
  openWeather({ answers: { [CURRENT]: { weather: { ...WEATHER, staleSeconds: 5400 } } } });
  expect(await screen.findByText(/old: the weather service is not answering right now\.$/)).toBeVisible();
});

test("where the weather is turned off, moon and sun still work, and nobody is asked for the rest", async () => {
  const forecast = { ...FORECAST, hours: [], outage: "off" };
  const { network } = openWeather({ isOn: false, answers: { [AHEAD]: { forecast } } });
  expect(await screen.findByText(/^Weather is turned off on this site\./)).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Moon and sun" })).toBeVisible();
  for (const question of [CURRENT, SEA, "GET /weather/alerts"]) expect(network.asked(question)).toEqual([]);
});

test("where no service answers, moon and sun are shown and Retry asks for all of it again", async () => {
  const { person, network } = openWeather({
    answers: { [CURRENT]: SILENT, [AHEAD]: { forecast: { ...FORECAST, hours: [], outage: "unavailable" } } },
  });
  expect(await screen.findByText(/^Weather data unavailable\. Moon, sun and solunar times/)).toBeVisible();
  network.answer({ [CURRENT]: { weather: WEATHER }, [AHEAD]: { forecast: FORECAST } });
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Overcast", { selector: "b" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Retry" })).toBeNull());
});

test("when nothing at all comes the page says that catches are safe, and its button stays while it asks again", async () => {
  const { person, network } = openWeather({
    answers: { [CURRENT]: noAnswer, [AHEAD]: noAnswer, [SEA]: noAnswer },
  });
  expect(await screen.findByRole("heading", { name: "The weather could not be loaded" })).toBeVisible();
  expect(screen.getByText(/^Your catches are not affected\./)).toBeVisible();
  const held = hold(() => ({ forecast: FORECAST }));
  network.answer({ [CURRENT]: { weather: WEATHER }, [AHEAD]: held.answer });
  const again = screen.getByRole("button", { name: "Try again" });
  await person.click(again);
  await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "true"));
  await waitFor(() => expect(again).toHaveFocus());
  held.release();
  expect(await hours()).toBeVisible();
});

test("without a place in the address the page asks where one fishes, and a place is found by its name", async () => {
  setPosition(null);
  const { person } = openWeather({
    path: "/weather",
    answers: { "GET /places": { places: [{ name: "Ely, Minnesota", latitude: 47.9, longitude: -91.87 }] } },
  });
  const asking = await part("Where do you fish?");
  await person.type(await asking.findByRole("combobox", { name: "Place or coordinates" }), "ely");
  await person.click(await screen.findByRole("option", { name: /^Ely, Minnesota/ }));
  expect(await screen.findByText(/^47\.9000, −91\.8700/)).toBeVisible();
});

test("with a home water its weather is told where the device does not say where it is", async () => {
  setPosition(null);
  const { network } = openWeather({ path: "/weather", user: { homeLatitude: 46.78, homeLongitude: -92.1 } });
  expect(await screen.findByText(/^46\.7800, −92\.1000/)).toBeVisible();
  await waitFor(() => expect(network.asked(CURRENT)).toEqual([`${CURRENT}?lat=46.780&lon=-92.100`]));
});

test("units are those of the angler, on a phone as well", async () => {
  setPhone(true);
  openWeather({ user: { units: "metric" } });
  const now = await screen.findByText("Overcast", { selector: "b" });
  expect(now.closest("dl")).toHaveTextContent(/6 °C.*Feels like 3 °C.*13 km\/h SW.*1013falling.*16 km/);
});

import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { aSegment, anOuting, CONDITIONS } from "@creel/domain/insights/outing-testing";
import type { Outing, Outings } from "@creel/domain/insights/outings";
import { DAYS_LIKE_RULE } from "@creel/domain/insights/similar-days/days-like-today";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { getLocalTimeZone, today } from "@internationalized/date";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { gaugedOf, tidesOf } from "../../testing/conditions.ts";
import type { Answers } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { waterOf } from "../../testing/waters.ts";
import { FORECAST, INLAND } from "../../testing/weather.ts";
import { NextBestDay } from "./next-best-day.tsx";
import { OnThisDay } from "./on-this-day.tsx";
import { TodayLead } from "./today-lead.tsx";

const NONE: Outings = { outings: [], without_hours: [] };
const AHEAD = "GET /weather/forecast";
const [HOUR] = FORECAST.hours;
/** Starts at the current hour. */
const FORECAST_NOW = {
  ...FORECAST,
  hours: Array.from({ length: 8 }, (_, index) => ({
    ...HOUR,
    at: new Date((Math.floor(Date.now() / HOUR_MS) + index) * HOUR_MS).toISOString(),
  })),
};

const TODAY = <TodayLead onSettled={() => {}} />;

function showToday(outings: Outings, answers: Answers = {}, part = TODAY) {
  return show(part, {
    user: { homeLatitude: 47.9, homeLongitude: -91.9 },
    answers: {
      "GET /insights/outings": outings,
      "GET /config": { map: null, weather: true },
      "GET /waters": { waters: [], unnamed: [] },
      [AHEAD]: { forecast: FORECAST_NOW },
      "GET /weather/marine": { marine: INLAND },
      "GET /catches": { catches: [], nextCursor: null, total: 0, didYouMean: null },
      ...answers,
    },
  });
}

const like = async () => within(await screen.findByRole("region", { name: "A day like today" }));

test("a day like today leads with its rate, its skunked days and a range, and shows which days on demand", async () => {
  const { person } = showToday(simulatedOutings(46));
  const part = await like();
  expect(
    await part.findByText(
      /^On your 10 most similar days you caught \d\.\d\d fish per hour\. (On \d+ of them you were skunked|You caught fish on every one of them)\.$/,
    ),
  ).toBeVisible();
  expect(part.getByRole("img")).toHaveAccessibleName(
    /^In \d hours: \d+ to \d+ fish on 8 of 10 days like this/,
  );
  expect(part.getByText(/^Matched to the next \d hours here: time of year/)).toBeVisible();

  expect(part.queryAllByRole("listitem")).toHaveLength(0);
  await person.click(part.getByRole("button", { name: "See all 10 days" }));
  expect(part.getByText(/On those days you fished .* h/)).toBeVisible();
  expect(part.getAllByRole("listitem")).toHaveLength(10);
  const [nearest] = part.getAllByRole("link");
  expect(nearest).toHaveAttribute("href", expect.stringMatching(/^\/catches\/trips\//));
});

test("what was said before trips is tallied in one line, with how many lay in the range", async () => {
  const { outings, ...others } = simulatedOutings(20);
  const expectation = { rate: 100, own_rate: 0.5, overdispersion: 1, rule: DAYS_LIKE_RULE };
  const before = { rate: 0.6, own_rate: 0.5, overdispersion: 5 };
  const withExpectations = outings.map((outing, index) =>
    index < 6
      ? Object.assign({}, outing, {
          trips: outing.trips.map(({ id }) => ({ id, expectation: index < 4 ? expectation : before })),
        })
      : outing,
  );
  const { person } = showToday({ ...others, outings: withExpectations });
  const part = await like();
  await person.click(await part.findByRole("button", { name: /^See all/ }));
  expect(
    part.getByText(
      /^Creel gave a range before 4 trips: 0 landed in it\. 8 in 10 should\. With the old way of comparing days: \d of 2 trips\.$/,
    ),
  ).toBeVisible();
});

test("days are compared by the temperature of the water, too, where a station near by or the log has it", async () => {
  const station = { id: "1", name: "Duluth", distance: 3 };
  const waterTemperature = { value: 61, observedAt: FORECAST.observedAt, station };
  const marine = { ...INLAND, available: true, waterTemperature };
  const { network } = showToday(simulatedOutings(20), { "GET /weather/marine": { marine } });
  expect(await (await like()).findByText(/ here: time of year, water 61 °F, /)).toBeVisible();
  expect(network.asked("GET /weather/marine")).toEqual(["GET /weather/marine?lat=47.900&lon=-91.900"]);
});

const RIVER = {
  ...waterOf({ kind: "river", latitude: 47.9, longitude: -91.9, radius: 500 }),
  small_outline: null,
};

/** Returns a log whose trips all had a river level and a tide, with fish only while both were high and rising. */
function logOfRiver(day: string): Outings {
  const outings = Array.from({ length: 20 }, (_, index) => {
    const isHigh = index % 2 === 0;
    const conditions = {
      ...CONDITIONS,
      flow_index: isHigh ? 0.9 : 0.2,
      tide: isHigh ? ("rising" as const) : ("falling" as const),
    };
    const fish = { Pike: isHigh ? 3 : 0 };
    return anOuting([aSegment({ hours: 4, fish, conditions })], { day, trips: [{ id: `${index}` }] });
  });
  return { outings, without_hours: [] };
}

test("days are compared by the river's level and the tide, where the log has them and its gauge and a station near by", async () => {
  const inTwelveHours = new Date(Date.now() + 12 * HOUR_MS).toISOString();
  const tideStation = { ...tidesOf().station, source: "harmonic" };
  const marine = { ...INLAND, tides: [{ time: inTwelveHours, type: "high", height: 3 }], tideStation };
  const { network } = showToday(logOfRiver("2026-05-02"), {
    "GET /waters": { waters: [RIVER], unnamed: [] },
    "GET /weather/marine": { marine },
    [`GET /waters/${RIVER.id}/conditions`]: { conditions: gaugedOf({ index: 0.9 }) },
  });
  expect(await (await like()).findByText(/ here: time of year, a high river, a rising tide, /)).toBeVisible();
  expect(network.asked(`GET /waters/${RIVER.id}/conditions`)).toHaveLength(1);
});

test("nobody is asked how warm the water is for a log that never noted it", async () => {
  const { outings, ...others } = simulatedOutings(20);
  for (const { conditions } of outings.flatMap(({ segments }) => segments)) {
    if (conditions) conditions.water_temperature = null;
  }
  const { person, network } = showToday({ ...others, outings });
  const part = await like();
  expect(await part.findByText(/here: time of year, (?!water)/)).toBeVisible();
  // The list of days loads the waters, as the water temperature would.
  await person.click(part.getByRole("button", { name: "See all 10 days" }));
  await waitFor(() => expect(network.asked("GET /waters")).toHaveLength(1));
  expect(network.asked("GET /weather/marine")).toEqual([]);
});

const WINDY = (index: number) => index % 2 === 1;

/** Returns a log with fish in strong wind only. */
function logOfWind(trips: number, day: string): Outings {
  const outings = Array.from({ length: trips }, (_, index) => {
    const wind_speed = WINDY(index) ? 15 : 3;
    const conditions = { ...CONDITIONS, wind_speed, pressure_change: 0 };
    const fish = { Pike: WINDY(index) && index % 6 > 0 ? 6 : 0 };
    return anOuting([aSegment({ hours: 4, fish, conditions })], { day, trips: [{ id: `${index}` }] });
  });
  return { outings, without_hours: [] };
}

test("without a forecast that has the coming hours no day is compared", async () => {
  const { network } = showToday(simulatedOutings(20), { [AHEAD]: { forecast: FORECAST } });
  await waitFor(() => expect(network.asked("GET /weather/forecast")).not.toEqual([]));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "A day like today" })).not.toBeInTheDocument(),
  );
});

test.each([
  ["before the first trip", NONE],
  ["with fewer than 15 trips", simulatedOutings(9)],
])("%s nothing leads", async (_when, log) => {
  const { network } = showToday(log);
  await waitFor(() => expect(network.asked("GET /insights/outings")).toHaveLength(1));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

function onThisDate(outing: Outing, yearsAgo: number): Outing {
  const day = today(getLocalTimeZone()).subtract({ years: yearsAgo }).toString();
  return { ...outing, day };
}

function withFish(outing: Outing, fish: Record<string, number>): Outing {
  return { ...outing, segments: outing.segments.map((segment) => Object.assign({}, segment, { fish })) };
}

/** Returns a log with a pike trip on this date last year and a blank on this date four years ago. */
function logOfThisDate() {
  const [one, other, ...outings] = simulatedOutings(9).outings;
  if (!one || !other) throw new Error("Too few");
  const fished = onThisDate(withFish(one, { Pike: 1 }), 1);
  const blank = onThisDate(withFish(other, {}), 4);
  return { fished, log: { outings: [fished, blank, ...outings], without_hours: [] } };
}

test("on this day come the trips of this date in earlier years, with their fish or as a blank", async () => {
  const { log } = logOfThisDate();
  showToday(log, {}, <OnThisDay />);
  const part = within(await screen.findByRole("region", { name: "On this day" }));
  const [last, before] = part.getAllByRole("listitem");
  expect(last).toHaveTextContent(/^1 year ago, \d{4}.*fish.*Pike/);
  expect(before).toHaveTextContent(/^4 years ago, \d{4}.*Blank0/);
});

test("of the fish of this day the biggest has its picture's place, its measures and what it was among", async () => {
  const { fished, log } = logOfThisDate();
  const ofTrip = { trip_id: fished.trips[0]?.id ?? null, species: "Pike" };
  const caught = [
    catchOf({ ...ofTrip, id: "1", trip_id: "another", weight: 12 }),
    catchOf({ ...ofTrip, id: "2", weight: 7.2, length: 30.5, lure_type: "Spoon" }),
    catchOf({ ...ofTrip, id: "3", weight: 2 }),
  ];
  const found = { catches: caught, nextCursor: null, total: 3, didYouMean: null };
  const { network } = showToday(log, { "GET /catches": found }, <OnThisDay />);
  const part = within(await screen.findByRole("region", { name: "On this day" }));
  const biggest = await part.findByText("7.2");
  expect(biggest.closest("li")).toHaveTextContent(
    /^Pi1 year ago, \d{4}PikeSpoon, .*\. The (only|biggest of \d+) fish\.7\.2lb30\.5in$/,
  );
  expect(biggest.closest("a")).toHaveAttribute("href", `/catches/trips/${ofTrip.trip_id}`);
  expect(network.asked("GET /catches")).toEqual([
    `GET /catches?limit=24&from=${fished.day}&to=${fished.day}&sort=-weight`,
  ]);
});

/** Returns a forecast that is windy from 10:00 to 14:00 on the day after tomorrow. */
function forecastOfWind() {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const at = (hours: number) => new Date(midnight + hours * HOUR_MS).toISOString();
  const sky = FORECAST.days[0]?.sky;
  return {
    ...FORECAST,
    timeZone: "UTC",
    hours: Array.from({ length: 72 }, (_, hour) => {
      const speed = hour >= 58 && hour < 62 ? 15 : 3;
      return { ...HOUR, at: at(hour), pressure: 30, wind: { ...HOUR?.wind, speed } };
    }),
    days: [0, 24, 48].map((start) => ({
      date: at(start).slice(0, "yyyy-mm-dd".length),
      start: at(start),
      end: at(start + 24),
      sky: { ...sky, sunrise: at(start + 7), sunset: at(start + 17) },
    })),
  };
}

test("the next day like the best ones is named by its hours, with its range and how easily luck makes one", async () => {
  const day = today(getLocalTimeZone()).subtract({ years: 1 }).toString();
  showToday(logOfWind(60, day), { [AHEAD]: { forecast: forecastOfWind() } }, <NextBestDay />);
  const text = await screen.findByText(/^Next day like your best ones: [A-Z][a-z]+day,? 10\sAM\s–\s2\sPM$/);
  expect(text.closest("p")).toHaveTextContent(
    /, with steady pressure, wind 15 mph.*\. In 4 hours: \d+ to \d+ fish on 8 of 10 days like this\. Even with no real pattern, 1 log in 10 shows a day like this\.$/,
  );
});

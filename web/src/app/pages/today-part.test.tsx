import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Outing, Outings } from "@creel/domain/insights/outings";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { getLocalTimeZone, today } from "@internationalized/date";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { TodayPart } from "../../insights/today/today-part.tsx";
import type { Answers } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { FORECAST } from "../../testing/weather.ts";

const NONE: Outings = { outings: [], without_hours: [] };
const AHEAD = "GET /weather/forecast";
const [HOUR] = FORECAST.hours;
/** From this hour on. */
const FORECAST_NOW = {
  ...FORECAST,
  hours: Array.from({ length: 8 }, (_, index) => ({
    ...HOUR,
    at: new Date((Math.floor(Date.now() / HOUR_MS) + index) * HOUR_MS).toISOString(),
  })),
};

function showToday(outings: Outings, answers: Answers = {}) {
  return show(<TodayPart lureName={(lure) => lure} />, {
    user: { homeLatitude: 47.9, homeLongitude: -91.9 },
    answers: {
      "GET /insights/outings": outings,
      "GET /config": { map: null, weather: true },
      "GET /waters": { waters: [], unnamed: [] },
      [AHEAD]: { forecast: FORECAST_NOW },
      ...answers,
    },
  });
}

const like = async () => within(await screen.findByRole("region", { name: "Days like today" }));

test("days like today name their blanks, their rate beside one's own, a range and the lures", async () => {
  const { person } = showToday(simulatedOutings(46));
  const part = await like();
  expect(
    await part.findByText(
      /^Of your 10 nearest days (none was a blank|1 was a blank|\d+ were blanks)\. Such days bring \d\.\d\d fish an hour, against \d\.\d\d on all your trips\.$/,
    ),
  ).toBeVisible();
  expect(part.getByRole("img")).toHaveAccessibleName(
    /^In \d hours: \d+ to \d+ fish, 8 times in 10\. A range, not a promise/,
  );
  expect(
    part.getByText(/Like the next \d hours here by the time of year.*Fished on them: .* h/),
  ).toBeVisible();

  expect(part.getAllByRole("listitem")).toHaveLength(3);
  await person.click(part.getByRole("button", { name: "All 10" }));
  expect(part.getAllByRole("listitem")).toHaveLength(10);
  const [nearest] = part.getAllByRole("link");
  expect(nearest).toHaveAttribute("href", expect.stringMatching(/^\/catches\/trips\//));
});

test("what was said before trips is tallied in one line, with how many lay in the range", async () => {
  const { outings, ...others } = simulatedOutings(20);
  const expectation = { rate: 100, own_rate: 0.5, overdispersion: 1 };
  const said = outings.map((outing, index) =>
    index < 4
      ? Object.assign({}, outing, { trips: outing.trips.map(({ id }) => ({ id, expectation })) })
      : outing,
  );
  showToday({ ...others, outings: said });
  expect(
    await (
      await like()
    ).findByText(
      /^Said before 4 trips: 0 within its range, where 8 in 10 should be; worth −[\d.]+ bits against your average\.$/,
    ),
  ).toBeVisible();
});

test("with fewer than 15 trips no day is compared: the part says how many there are", async () => {
  showToday(simulatedOutings(9));
  expect((await like()).getByText("Too few to say: 9 of 15 trips.")).toBeVisible();
});

test("without a forecast that has the coming hours no day is compared", async () => {
  showToday(simulatedOutings(20), { [AHEAD]: { forecast: FORECAST } });
  expect(
    await (await like()).findByText("There is no forecast for here now, so no day can be compared."),
  ).toBeVisible();
});

test("before the first trip there is neither", async () => {
  const { network } = showToday(NONE);
  await waitFor(() => expect(network.asked("GET /insights/outings")).toHaveLength(1));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

function onThisDate(outing: Outing, yearsAgo: number): Outing {
  const day = today(getLocalTimeZone()).subtract({ years: yearsAgo }).toString();
  return { ...outing, day };
}

test("on this day come the trips of this date in earlier years, with their fish or as a blank", async () => {
  const [one, other, ...outings] = simulatedOutings(9).outings;
  if (!one || !other) throw new Error("Too few");
  const fished = {
    ...one,
    segments: one.segments.map((segment) => Object.assign({}, segment, { fish: { Pike: 1 } })),
  };
  const blank = {
    ...other,
    segments: other.segments.map((segment) => Object.assign({}, segment, { fish: {} })),
  };
  showToday({ outings: [onThisDate(fished, 1), onThisDate(blank, 4), ...outings], without_hours: [] });
  const part = within(await screen.findByRole("region", { name: "On this day" }));
  const [last, before] = part.getAllByRole("listitem");
  expect(last).toHaveTextContent(/^1 year ago, \d{4}.*fish.*Pike/);
  expect(before).toHaveTextContent(/^4 years ago, \d{4}.*Blank0/);
});

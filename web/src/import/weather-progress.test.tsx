import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../testing/show.tsx";
import { WeatherProgress } from "./weather-progress.tsx";

function showWeather(weather: object | null) {
  const answers = { "GET /imports/one/weather": () => ({ weather }) };
  return show(
    <ul aria-label="After">
      <WeatherProgress importId="one" />
      <li>The next</li>
    </ul>,
    { answers },
  );
}

test("an import says how far the weather behind it is, how long it may take and whose it is", async () => {
  showWeather({ catches: 47, filled: 29, seconds_left: 170 });

  expect(await screen.findByText("Filling in weather: 29 of 47")).toBeVisible();
  expect(screen.getByText(/Back to 1940, one month and place at a time\. About 3 minutes\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open-Meteo.com" })).toHaveAttribute(
    "href",
    "https://open-meteo.com/",
  );
});

test.each([
  [20, "About 1 minute."],
  [2 * 3600, "About 2 hours."],
  [4 * 86_400, "About 4 days."],
])("%i seconds are said as people do", async (seconds, text) => {
  showWeather({ catches: 2, filled: 0, seconds_left: seconds });

  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test("when the weather is there, nothing is waited for", async () => {
  showWeather({ catches: 47, filled: 47, seconds_left: null });

  expect(await screen.findByText("Weather filled in for 47 catches.")).toBeVisible();
  expect(screen.queryByText(/About/)).toBeNull();
});

test.each([
  ["the weather is turned off", null],
  ["every catch brought its own", { catches: 0, filled: 0, seconds_left: null }],
])("where %s nothing is said of it", async (_when, weather) => {
  const filled = { catches: 1, filled: 1, seconds_left: null };
  const answers = {
    "GET /imports/one/weather": { weather },
    "GET /imports/two/weather": { weather: filled },
  };
  show(
    ["one", "two"].map((id) => <WeatherProgress key={id} importId={id} />),
    { answers },
  );

  expect(await screen.findByText("Weather filled in for 1 catch.")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

import type { Outings } from "@creel/domain/insights/outings";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { DashboardWeather } from "../../dashboard/dashboard-weather.tsx";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { FORECAST, INLAND, PROVENANCE, WEATHER } from "../../testing/weather.ts";
import { WeatherPage } from "../../weather/page/weather-page.tsx";
import { EvidenceSlot } from "../today/evidence-slot.tsx";

const OUTINGS = "GET /insights/outings";
const VERMILION = { latitude: 47.83, longitude: -92.26 };
const ANSWERS = {
  "GET /config": { map: null, weather: true },
  "GET /weather/current": { weather: WEATHER },
  "GET /weather/forecast": { forecast: FORECAST },
  "GET /weather/marine": { marine: INLAND },
  "GET /weather/alerts": { alerts: [], covered: true, ...PROVENANCE },
  [OUTINGS]: simulatedOutings(9),
};

const TOO_FEW = /^Does it work for you\? No results yet: [89] of 15 trips\.$/;
const sentence = async () =>
  (await screen.findByRole("link", { name: "Does it work for you?" })).closest("p");

function showEvidence(outings: Outings) {
  return show(<EvidenceSlot />, { answers: { [OUTINGS]: outings } });
}

test("under the score on the weather page stands what the own log says of it", async () => {
  show(<WeatherPage />, { path: "/weather?lat=47.8312&lng=-92.2648", answers: ANSWERS });
  expect(await sentence()).toHaveTextContent(TOO_FEW);
});

test("under the score of the dashboard stands what the own log says of it", async () => {
  setPosition(VERMILION);
  show(<DashboardWeather />, { answers: ANSWERS });
  expect(await sentence()).toHaveTextContent(TOO_FEW);
});

test("with enough trips it says no more than that it cannot tell, or what it found", async () => {
  showEvidence(simulatedOutings(30));
  expect(await sentence()).toHaveTextContent(
    /(Not enough to tell yet|It makes little difference for you|It helps you pick the hour).*2\d trips\.$/,
  );
});

test("before the first trip nothing is said", async () => {
  const { network } = showEvidence({ outings: [], without_hours: [] });
  await waitFor(() => expect(network.asked(OUTINGS)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("paragraph")).not.toBeInTheDocument());
});

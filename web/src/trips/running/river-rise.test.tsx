import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { RiverLevel } from "@creel/domain/waters/gauge";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { gaugedOf } from "../../testing/conditions.ts";
import { openPage } from "../../testing/open-page.ts";
import { show } from "../../testing/show.tsx";
import { PROVENANCE } from "../../testing/weather.ts";
import { runningTripOf } from "../parts/running-trip-testing.ts";
import { RiverRise } from "./river-rise.tsx";

const TRIP = runningTripOf({
  water: { id: "vermilion", name: "Vermilion River" },
  latitude: 47.85,
  longitude: -92.35,
});
const CONDITIONS = "GET /waters/vermilion/conditions";

const before = (ms: number) => new Date(Date.now() - ms).toISOString();

function riseOf(endedMs = 10 * MINUTE_MS): RiverLevel["rise"] {
  return { from: 4.8, to: 5.9, since: before(endedMs + HOUR_MS), until: before(endedMs) };
}

function showRise(rise: RiverLevel["rise"], trip = TRIP) {
  return show(<RiverRise trip={trip} />, {
    answers: {
      [CONDITIONS]: { conditions: gaugedOf({ rise }) },
      "GET /weather/alerts": { alerts: [], covered: true, ...PROVENANCE },
    },
  });
}

test("a river that rises fast is told with what it was and is, what to do, and who says so", async () => {
  showRise(riseOf());
  const warning = within(await screen.findByRole("alert"));
  expect(await warning.findByRole("article", { name: "The river rises fast" })).toBeVisible();
  expect(warning.getByText("1.1 ft in the last hour")).toBeVisible();
  expect(warning.getByText(/^5\.9 ft at .*, 5\.8 mi away from you\. It was 4\.8 ft at /)).toBeVisible();
  expect(warning.getByText("Leave islands and gravel bars while you can wade back.")).toBeVisible();
  expect(await warning.findByText("USGS gauge, 10 min ago. No official warning is out.")).toBeVisible();
});

test("a warning that was dismissed stays away until the river rises anew", async () => {
  const { person } = showRise(riseOf());
  await person.click(await screen.findByRole("button", { name: "Dismiss The river rises fast" }));
  expect(screen.queryByRole("article")).toBeNull();
  cleanup();
  const { network } = showRise(riseOf(5 * MINUTE_MS));
  await waitFor(() => expect(network.asked(CONDITIONS)).toHaveLength(1));
  expect(screen.queryByRole("article")).toBeNull();
  cleanup();
  showRise({ from: 5.9, to: 6.5, since: before(5 * MINUTE_MS), until: before(0) });
  expect(await screen.findByRole("article", { name: "The river rises fast" })).toBeVisible();
});

test("a rise of hours ago is no news, and a steady river none at all", async () => {
  const { network } = showRise(riseOf(4 * HOUR_MS));
  await waitFor(() => expect(network.asked(CONDITIONS)).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a trip without a water asks no gauge", async () => {
  const { network } = showRise(riseOf(), runningTripOf({ water: null }));
  expect(network.asked("GET /waters")).toEqual([]);
});

test("the warning stands on the dashboard while the trip runs", async () => {
  openPage("/dashboard", {
    answers: {
      "GET /trips/running": { trip: { ...TRIP, started_at: before(HOUR_MS), last_sign: before(MINUTE_MS) } },
      [CONDITIONS]: { conditions: gaugedOf({ rise: riseOf() }) },
      "GET /weather/alerts": { alerts: [], covered: true, ...PROVENANCE },
    },
  });
  expect(await screen.findByRole("article", { name: "The river rises fast" })).toBeVisible();
});

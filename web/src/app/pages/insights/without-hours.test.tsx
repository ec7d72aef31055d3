import type { Outings } from "@creel/domain/insights/outings";
import { forgetHours } from "@creel/testing/outings-without-hours";
import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openPage } from "../../../testing/open-page.ts";

const LOG = simulatedOutings(60);
const BETWEEN = "Between your first and last fish";

function open(outings: Outings) {
  const answers = { "GET /insights/outings": outings, "GET /insights/counts": simulatedCounts(outings) };
  return openPage("/catches/insights", { answers });
}

function firstTrips(count: number): Outings {
  const { outings, without_hours: all } = forgetHours(LOG);
  return { outings, without_hours: all.filter(({ fish }) => fish.length >= 3).slice(0, count) };
}

test("without hours, the time between the first and the last fish has its verdicts, rates and numbers", async () => {
  const { person } = open(forgetHours(LOG));
  const between = await screen.findByRole("region", { name: BETWEEN });
  expect(within(between).getByText(/^Trips without hours\./)).toBeVisible();
  const light = within(between).getByRole("region", { name: "Light, first to last fish" });
  const chart = within(light).getByRole("list", {
    name: /^(Cannot tell yet|Little or no difference|.* for you: about .* times)/,
  });
  const [, , , midday] = within(chart).getAllByRole("listitem");
  expect(midday).toHaveTextContent(/^Midday.*\d\.\d\d fish an hour, likely \d\.\d\d to \d\.\d\d/);
  expect(midday).toHaveTextContent(/\d+ fish, [\d.]+ h, \d+ trips$/);
  expect(within(between).queryByRole("region", { name: /^Moon/ })).not.toBeInTheDocument();

  await person.click(within(light).getByRole("button", { name: "Numbers" }));
  const table = within(light).getByRole("table", { name: "Numbers: Light, first to last fish" });
  expect(within(table).getByRole("row", { name: /^First light/ })).toBeVisible();
});

test("with fewer than eight trips of three fish the page says how many it takes", async () => {
  open(firstTrips(5));
  const between = await screen.findByRole("region", { name: BETWEEN });
  expect(within(between).getByText("5 of 8 trips")).toBeVisible();
  expect(within(between).queryByRole("list")).not.toBeInTheDocument();
});

test("where no three fish lie a quarter of an hour apart, nothing is said of the time between them", async () => {
  const [outing] = firstTrips(1).without_hours;
  const fish = ["12:00", "12:05", "12:10"].map((at) => ({ at: `2025-07-04T${at}:00.000Z`, species: "Pike" }));
  const segments = [{ start: "2025-07-04T12:00:00.000Z", hours: 1 / 6, conditions: null }];
  const { outings } = simulatedOutings(20);
  open({ outings, without_hours: outing ? [{ ...outing, fish, segments }] : [] });
  await screen.findByRole("heading", { name: "Counts" });
  await waitFor(() => expect(screen.queryByText(/Working it out/)).not.toBeInTheDocument(), {
    timeout: 15_000,
  });
  expect(screen.queryByRole("region", { name: BETWEEN })).not.toBeInTheDocument();
});

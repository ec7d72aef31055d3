import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { refusal } from "../../../testing/network.ts";
import { openPage } from "../../../testing/open-page.ts";

const NONE = { outings: [], without_hours: [] };

function open(count: number, search = "", units: "imperial" | "metric" = "imperial") {
  const answers = { "GET /insights/outings": count === 0 ? NONE : simulatedOutings(count) };
  return openPage(`/catches/insights${search}`, { answers, user: { units } });
}

test("before the first trip the page says what it is made of, and starts one", async () => {
  open(0);
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Start a trip" })).toBeVisible();
});

test("with three trips nothing is compared: the page says how many it takes", async () => {
  open(3);
  expect(await screen.findByText("3 of 15 trips")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Light" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Months" })).toBeVisible();
});

test("each factor has its verdict, its rates with doubt and sample, and its numbers in a table", async () => {
  const { person } = open(40);
  const light = await screen.findByRole("region", { name: "Light" });
  await waitFor(() => expect(within(light).queryByText(/Working it out/)).not.toBeInTheDocument(), {
    timeout: 15_000,
  });
  const chart = within(light).getByRole("list", { name: /trips|luck|difference|Too few/ });
  expect(within(light).getByText(/trips/, { selector: "p, p *" })).toBeVisible();
  const bins = within(chart).getAllByRole("listitem");
  expect(bins.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    "Night",
    "First light",
    "Morning",
    "Midday",
    "Evening",
  ]);
  const [, , , midday] = bins;
  expect(midday).toHaveTextContent(/\d\.\d\d fish an hour, likely \d\.\d\d to \d\.\d\d/);
  expect(midday).toHaveTextContent(/\d+ fish, [\d.]+ h, \d+ trips/);

  await person.click(within(light).getByRole("button", { name: "Numbers" }));
  const table = within(light).getByRole("table", { name: "Numbers: Light" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Light", "Fish", "Hours", "Trips", "Had", "Mean", "Low", "High"]);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(bins.length);
});

test("what is compared, and of which trips and fish, stands in the address", async () => {
  const { person } = open(20, "?by=light&species=Walleye&year=2024");
  await screen.findByRole("heading", { name: "Light" });
  expect(screen.queryByRole("heading", { name: "Pressure" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Year: ?2024$/ })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Wind" }));
  expect(await screen.findByRole("heading", { name: "Wind" })).toBeVisible();
  expect(new URLSearchParams(location.search).get("by")).toBe("light,wind");
  await person.click(screen.getByRole("button", { name: /^Clear ?every filter/ }));
  await waitFor(() => expect(location.search).toBe("?by=light%2Cwind"));
});

test("borders of bins are in the units of the angler", async () => {
  open(20, "?by=wind", "metric");
  const wind = await screen.findByRole("region", { name: "Wind" });
  expect(within(wind).getByText("Under 8 km/h")).toBeVisible();
  expect(within(wind).getByText("8 to 16 km/h")).toBeVisible();
});

test("trips that cannot be loaded are said to be safe", async () => {
  openPage("/catches/insights", {
    answers: { "GET /insights/outings": refusal(400, "unexpected", "No") },
  });
  expect(await screen.findByText("Your trips could not be loaded")).toBeVisible();
});

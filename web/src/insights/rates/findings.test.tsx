import type { User } from "@creel/domain/accounts/user";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { Outing } from "@creel/domain/insights/outings";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { useUnits } from "../../units/use-units.ts";
import { HowComputed } from "../page/how-computed.tsx";
import { logReport } from "../report/make-report.ts";
import type { Report } from "../report/report.ts";
import { namesOfPlaces } from "../texts/name-bins.ts";
import { Findings } from "./findings.tsx";

const LOG = simulatedOutings(40);
const REPORT = logReport({ outings: LOG.outings, species: null, isPerLine: false, hasVerdicts: false });

function Rates({ by, report = REPORT }: { by: FactorName; report?: Report }) {
  const naming = { units: useUnits(), lureName: String, places: namesOfPlaces(LOG) };
  return <Findings report={report} hasVerdicts={false} naming={naming} chosen={[by]} onChoose={() => {}} />;
}

function open(by: FactorName, user: Partial<User> = {}) {
  return show(<Rates by={by} />, { user });
}

test("waters are compared by their names", async () => {
  open("water");
  const water = await screen.findByRole("region", { name: "Water" });
  const rows = within(water).getAllByRole("listitem");
  expect(new Set(rows.map(({ firstChild }) => firstChild?.textContent))).toEqual(
    new Set(["Chequamegon Bay", "Lake Vermilion", "Pike River"]),
  );
});

test("it is said how many hours have weather, where some have none", async () => {
  const outings = [...LOG.outings.slice(0, 2).map(withoutWeather), ...LOG.outings.slice(2)];
  const report = logReport({ outings, species: null, isPerLine: false, hasVerdicts: false });
  show(<Rates by="light" report={report} />);
  expect(await screen.findByText(/^1\d\d of 1\d\d hours have weather so far\./)).toBeVisible();
});

function withoutWeather(outing: Outing): Outing {
  const segments = outing.segments.map((segment) => Object.assign({}, segment, { conditions: null }));
  return { ...outing, segments };
}

test("where all hours have weather nothing is said of it", async () => {
  open("light");
  await screen.findByRole("region", { name: "Light" });
  expect(screen.queryByText(/have weather so far/)).not.toBeInTheDocument();
});

test("borders of bins are in the units of the angler", async () => {
  open("wind", { units: "metric" });
  const wind = await screen.findByRole("region", { name: "Wind" });
  expect(within(wind).getByText("Under 8 km/h")).toBeVisible();
  expect(within(wind).getByText("8 to 16 km/h")).toBeVisible();
});

test("how the rates are computed is told in words below them", async () => {
  const { person } = show(<HowComputed />);
  await person.click(await screen.findByRole("button", { name: /^How this is computed/ }));
  expect(screen.getByText(/is all fish divided by all hours/)).toBeVisible();
});

import type { User } from "@creel/domain/accounts/user";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { useUnits } from "../../units/use-units.ts";
import { HowComputed } from "../page/how-computed.tsx";
import { logReport } from "../report/log-report.ts";
import { namesOfPlaces } from "../words/name-bins.ts";
import { FishAnHour } from "./fish-an-hour.tsx";

const LOG = simulatedOutings(40);
const REPORT = logReport({ outings: LOG.outings, species: null, isPerLine: false, hasVerdicts: false });

function Rates({ by }: { by: FactorName }) {
  const naming = { units: useUnits(), lureName: String, places: namesOfPlaces(LOG) };
  return (
    <FishAnHour
      report={REPORT}
      isPerLine={false}
      hasVerdicts={false}
      naming={naming}
      chosen={[by]}
      onChoose={() => {}}
      isFirstAlone={false}
    />
  );
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

test("borders of bins are in the units of the angler", async () => {
  open("wind", { units: "metric" });
  const wind = await screen.findByRole("region", { name: "Wind" });
  expect(within(wind).getByText("Under 8 km/h")).toBeVisible();
  expect(within(wind).getByText("8 to 16 km/h")).toBeVisible();
});

test("how the rates are computed is told in words below them", async () => {
  const { person } = show(<HowComputed />);
  await person.click(await screen.findByRole("button", { name: /^How this is computed/ }));
  expect(screen.getByText(/is all fish over all hours/)).toBeVisible();
});

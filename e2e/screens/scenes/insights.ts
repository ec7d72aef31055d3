import { outingsByLight } from "@creel/testing/simulated-outings";

import { press, shows } from "../actions.ts";
import { answerTrips } from "../answer-trips.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { troublesOf } from "../troubles.ts";

const INSIGHTS = { who: "tripper", path: "/catches/insights" } as const;

/** What worked, by how many trips there are. */
export const INSIGHT_SCENES: readonly Scene[] = [
  ...scenesFrom(INSIGHTS, {
    "insights-3": { before: answerTrips(3), prepare: shows("3 of 15 trips") },
    "insights-14": { before: answerTrips(14), prepare: shows("14 of 15 trips") },
    "insights-46": { before: answerTrips(46), prepare: verdictsAreThere },
    "insights-82": { before: answerTrips(82), prepare: verdictsAreThere },
    "insights-320": { before: answerTrips(320), prepare: verdictsAreThere },
    "insights-all": {
      path: "/catches/insights?by=light,pressure,lure,wind,windFrom,clouds,rain,waterTemperature,airTemperature,moon,solunar",
      before: answerTrips(320),
      prepare: verdictsAreThere,
    },
    "insights-numbers": { before: answerTrips(82), prepare: inOrder(verdictsAreThere, press("Numbers")) },
    "insights-tally": { before: answerTrips(82), prepare: inOrder(verdictsAreThere, openTally) },
    "insights-weights": {
      before: answerTrips(82, outingsByLight),
      prepare: inOrder(verdictsAreThere, shows("Your own weights")),
    },
    "insights-none": { who: "newcomer", prepare: shows("Nothing to compare yet") },
  }),
  ...troublesOf("insights", INSIGHTS),
];

async function openTally({ page }: Stage): Promise<void> {
  const tally = page.getByRole("region", { name: "What the score was worth" });
  await tally.getByRole("button", { name: "Numbers" }).click();
}

async function verdictsAreThere({ page }: Stage): Promise<void> {
  await page.getByText("Working it out").first().waitFor({ state: "detached" });
}

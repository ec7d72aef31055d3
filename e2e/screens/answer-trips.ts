import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedHours } from "@creel/testing/simulated-hours";
import { simulatedOutings } from "@creel/testing/simulated-outings";

import { answerJson } from "./answer-json.ts";
import type { Stage } from "./scene.ts";

/** The number of months whose weather is still being looked up. */
const MONTHS_LEFT = 12;

type Log = ReturnType<typeof simulatedOutings>;

/** Answers with the log of an angler with `count` trips. */
export function answerTrips(count: number, tripsOf: (count: number) => Log = simulatedOutings) {
  return async ({ context }: Stage) => {
    const outings = tripsOf(count);
    await context.route("**/api/insights/outings", (route) => answerJson(route, outings));
    await context.route("**/api/insights/counts", (route) => answerJson(route, simulatedCounts(outings)));
    await context.route("**/api/insights/compared-hours", (route) =>
      answerJson(route, simulatedHours(outings, MONTHS_LEFT)),
    );
  };
}

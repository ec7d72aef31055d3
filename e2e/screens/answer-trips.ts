import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";

import type { Stage } from "./scene.ts";

type Log = ReturnType<typeof simulatedOutings>;

/** The log of somebody with so many trips. */
export function answerTrips(count: number, tripsOf: (count: number) => Log = simulatedOutings) {
  return async ({ context }: Stage) => {
    const outings = tripsOf(count);
    await context.route("**/api/insights/outings", (route) => route.fulfill({ json: outings }));
    await context.route("**/api/insights/counts", (route) =>
      route.fulfill({ json: simulatedCounts(outings) }),
    );
  };
}

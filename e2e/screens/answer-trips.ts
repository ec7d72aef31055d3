import { simulatedOutings } from "@creel/testing/simulated-outings";

import type { Stage } from "./scene.ts";

type Log = ReturnType<typeof simulatedOutings>;

/** The log of somebody with so many trips. */
export function answerTrips(count: number, tripsOf: (count: number) => Log = simulatedOutings) {
  return ({ context }: Stage) =>
    context.route("**/api/insights/outings", (route) => route.fulfill({ json: tripsOf(count) }));
}

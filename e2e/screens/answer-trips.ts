import { simulatedOutings } from "@creel/testing/simulated-outings";

import type { Stage } from "./scene.ts";

/** The log of somebody with so many trips. */
export function answerTrips(count: number, tripsOf = simulatedOutings) {
  return ({ context }: Stage) =>
    context.route("**/api/insights/outings", (route) => route.fulfill({ json: tripsOf(count) }));
}

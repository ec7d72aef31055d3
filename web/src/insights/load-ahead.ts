import { prefetch } from "../http/prefetch.ts";
import { OUTINGS } from "./data/insights.requests.ts";

/** Asks for the trips and loads what works the rates out, while the code of the page is on its way. */
export function loadAhead(): void {
  prefetch([OUTINGS]);
  // A failure is tried again where each is needed.
  import("./report/ask-report.ts").then(({ startRates }) => startRates()).catch(() => {});
  import("./data/insights.calls.ts").catch(() => {});
}

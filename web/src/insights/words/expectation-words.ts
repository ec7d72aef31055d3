import type { ExpectationTally } from "@creel/domain/insights/similar-days/expectation-tally";
import { plural, t } from "@lingui/core/macro";

/** What became of what was said before trips, in a line for each way of comparing days. */
export function wordsOfExpectations({ ended, ...current }: ExpectationTally): string {
  const lines = [current.outings > 0 && wordsOfCurrent(current), ended.outings > 0 && wordsOfEnded(ended)];
  return lines.filter((line) => line !== false).join(" ");
}

type Series = Omit<ExpectationTally, "ended">;

function wordsOfCurrent({ outings: trips, within }: Series): string {
  const sample = countTrips(trips);
  return t`Said before ${sample}: ${within} within its range, where 8 in 10 should be.`;
}

function wordsOfEnded({ outings: trips, within }: Series): string {
  const sample = countTrips(trips);
  return t`Until days were compared as they are now, of ${sample}: ${within} within its range.`;
}

function countTrips(trips: number): string {
  return t`${plural(trips, { one: "# trip", other: "# trips" })}`;
}

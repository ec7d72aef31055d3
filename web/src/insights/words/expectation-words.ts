import type { ExpectationTally } from "@creel/domain/insights/similar-days/expectation-tally";
import { plural, t } from "@lingui/core/macro";

import { formatBits } from "./tally-words.ts";

/** What became of what was said before trips, in one line. */
export function wordsOfExpectations({ outings: trips, within, bits }: ExpectationTally): string {
  const worth = formatBits(bits);
  const sample = t`${plural(trips, { one: "# trip", other: "# trips" })}`;
  return t`Said before ${sample}: ${within} within its range, where 8 in 10 should be; worth ${worth} bits against your average.`;
}

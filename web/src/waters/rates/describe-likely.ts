import { t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import type { LikelyRate } from "./likely-rate.ts";

/** As in "likely 0.48 to 0.74". */
export function describeLikely({ from: least, to: most }: LikelyRate): string {
  const [from, to] = [formatRate(least), formatRate(most)];
  return t`likely ${from} to ${to}`;
}

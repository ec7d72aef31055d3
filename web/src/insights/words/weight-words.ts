import type { WeighedFactor } from "@creel/domain/insights/score/weigh-factors";
import { t } from "@lingui/core/macro";

import { formatDecimals } from "../../units/numbers.ts";
import { formatBits } from "./tally-words.ts";

/** Less than this below 0 is written as 0. */
const ROUNDING = 0.05;

export interface NamedWeight extends WeighedFactor {
  name: string;
}

/** By which they have earned to be shown. */
export function wordsOfWeights(bits: number): string[] {
  const better = formatBits(bits);
  return [
    t`They foretold your last 40 trips better than the published ones: ${better} bits.`,
    t`Published is 1 for each. Gray: 1 is as likely. The score stays as it is; yours stands beside it.`,
  ];
}

/** Whether the published weight is as likely as the angler's own. */
export function isAsPublished({ likely }: Pick<WeighedFactor, "likely">): boolean {
  return likely.low <= 1 && likely.high >= 1;
}

/** As in "1.4", "−0.3". */
export function formatWeight(weight: number): string {
  const amount = formatDecimals(Math.abs(weight), { min: 1, max: 1, isGrouped: false });
  return weight <= -ROUNDING ? `−${amount}` : amount;
}

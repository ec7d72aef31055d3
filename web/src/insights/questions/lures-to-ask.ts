import { isSameLure, lureCodeOf, ownLureCode } from "@creel/domain/insights/lure-code";
import type { Outings } from "@creel/domain/insights/outings";

import type { OwnLure } from "../../gear/data/own-lures.ts";

/** Codes of lures: those that were fished, the most hours first, then what else is in the tackle box. */
export function luresToAsk({ outings }: Outings, own: readonly OwnLure[]): string[] {
  const hoursOf = new Map<string, number>();
  for (const segment of outings.flatMap(({ segments }) => segments)) {
    const code = lureCodeOf(segment);
    if (code !== null) hoursOf.set(code, (hoursOf.get(code) ?? 0) + segment.hours);
  }
  const fished = [...hoursOf].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
  const others = own.map((lure) => ownLureCode(lure));
  return [...fished, ...others.filter((code) => !fished.some((each) => isSameLure(each, code)))];
}

import type { Verdict } from "@creel/domain/insights/verdicts/verdict";
import { plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../../units/numbers.ts";
import type { NamedBin } from "./name-bins.ts";

/**
 * What can be said of a factor, no stronger than its numbers: each difference that is more than luck, else how far
 * away one is. Nothing without verdicts.
 */
export function wordsOfFactor(bins: readonly NamedBin[]): string[] {
  const verdicts = bins.flatMap(({ verdict }) => verdict ?? []);
  if (verdicts.length === 0) return [];
  const claims = bins.flatMap((bin) => claimOf(bin) ?? []);
  return claims.length > 0 ? claims : wordsWithoutClaim(verdicts);
}

function wordsWithoutClaim(verdicts: readonly Verdict[]): string[] {
  const compared = verdicts.filter(({ code }) => code !== "tooFew");
  if (compared.length === 0) return [t`Too few to say.`];
  if (compared.every(({ code }) => code === "littleDifference")) {
    return [t`Little or no difference: at most a quarter either way.`];
  }
  const needed = compared.flatMap((verdict) =>
    verdict.code === "cannotTell" && verdict.outings !== null ? [verdict.outings] : [],
  );
  if (needed.length > 0) return [t`Cannot tell yet.`, neededWords(Math.min(...needed))];
  return compared.some(({ code }) => code === "noRealisticNumber")
    ? [t`No realistic number of trips would settle this.`]
    : [t`Cannot tell yet.`];
}

function neededWords(trips: number): string {
  return t`${plural(trips, { one: "About # trip is needed in all.", other: "About # trips are needed in all." })}`;
}

/** `null` where nothing is claimed. */
function claimOf({ verdict, ratio, subject, outings: trips }: NamedBin): string | null {
  if (!ratio || (verdict?.code !== "better" && verdict?.code !== "worse")) return null;
  const sample = t`${plural(trips, { one: "# trip", other: "# trips" })}`;
  const isBetter = verdict.code === "better";
  // The comparison within trips decides, not this range, which is drawn towards no difference.
  if (isBetter ? ratio.likely.low <= 1 : ratio.likely.high >= 1) {
    return isBetter
      ? t`${subject} is better for you; by how much cannot be told yet. ${sample}.`
      : t`${subject} is slower for you; by how much cannot be told yet. ${sample}.`;
  }
  const times = formatTimes(ratio.shown);
  const [low, high] = [formatTimes(ratio.likely.low), formatTimes(ratio.likely.high)];
  return isBetter
    ? t`${subject} is better for you: about ${times} times, likely ${low} to ${high}. ${sample}.`
    : t`${subject} is slower for you: about ${times} times, likely ${low} to ${high}. ${sample}.`;
}

/** As in "1.8". */
export function formatTimes(ratio: number): string {
  return formatDecimals(ratio, { min: 1, max: 1, isGrouped: false });
}

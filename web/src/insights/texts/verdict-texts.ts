import { type Look, nextLook } from "@creel/domain/insights/verdicts/looks";
import { type GoesWith, type Verdict, WORTH_FINDING } from "@creel/domain/insights/verdicts/verdict";
import { plural, t } from "@lingui/core/macro";

import { formatDay } from "../../dates/format-day.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { findBinName, type NamedBin } from "./name-bins.ts";

/**
 * Says what is known about a factor, no stronger than its numbers: each difference that is more than luck, or else what
 * cannot be told apart from another factor, or else how far away an answer is. Empty without verdicts.
 */
export function describeFactorVerdict(bins: readonly NamedBin[]): string[] {
  const verdicts = bins.flatMap(({ verdict }) => verdict ?? []);
  if (verdicts.length === 0) return [];
  const claims = bins.flatMap((bin) => claimOf(bin) ?? []);
  if (claims.length > 0) return claims;
  const apart = bins.flatMap(describeConfounded);
  return apart.length > 0 ? apart : describeInconclusive(verdicts);
}

function describeInconclusive(verdicts: readonly Verdict[]): string[] {
  const compared = verdicts.filter(({ code }) => code !== "tooFew");
  if (compared.length === 0) return [t`Too few to say.`];
  if (compared.every(({ code }) => code === "littleDifference")) {
    return [t`Little or no difference: at most a quarter either way.`];
  }
  const needed = neededTrips(verdicts);
  if (needed !== null) return [t`Not enough to tell yet.`, describeNeededTrips(needed)];
  return compared.some(({ code }) => code === "noRealisticNumber")
    ? [t`No realistic number of trips would settle this.`]
    : [t`Not enough to tell yet.`];
}

/** Returns how many trips in all would show `WORTH_FINDING` in one of the bins; `null` if that is not known. */
function neededTrips(verdicts: readonly Verdict[]): number | null {
  const needed = verdicts.flatMap((verdict) =>
    verdict.code === "cannotTell" && verdict.outings !== null ? [verdict.outings] : [],
  );
  return needed.length > 0 ? Math.min(...needed) : null;
}

function describeNeededTrips(trips: number): string {
  const times = formatTimesAsMany(WORTH_FINDING);
  return t`You need about ${plural(trips, { one: "# trip", other: "# trips" })} in all to see a difference of ${times} times.`;
}

/** Returns `null` if nothing is claimed. */
function claimOf({ verdict, ratio, subject }: NamedBin): string | null {
  if (!ratio || (verdict?.code !== "better" && verdict?.code !== "worse")) return null;
  const isBetter = verdict.code === "better";
  // The comparison within trips decides, not this range, which is pulled toward no difference.
  if (isBetter ? ratio.likely.low <= 1 : ratio.likely.high >= 1) {
    return isBetter
      ? t`${subject} is better for you. How much better is not clear yet.`
      : t`${subject} is slower for you. How much slower is not clear yet.`;
  }
  const times = formatTimesAsMany(ratio.shown);
  const [low, high] = [formatTimesAsMany(ratio.likely.low), formatTimesAsMany(ratio.likely.high)];
  return isBetter
    ? t`${subject} is better for you: about ${times} times, likely ${low} to ${high}.`
    : t`${subject} is slower for you: about ${times} times, likely ${low} to ${high}.`;
}

/** Returns nothing if the bin can be told apart from the factors it is compared within. */
function describeConfounded({ verdict, subject }: NamedBin): string[] {
  if (verdict?.code !== "goesWith") return [];
  const { kind } = verdict;
  switch (kind.factor) {
    case "light":
      return [t`${subject} cannot be separated from the light.`, hoursOfLight(kind)];
    case "lure":
      return [t`${subject} cannot be separated from the lure.`, t`You mostly fish one lure then.`];
    case "rain":
      return [t`${subject} cannot be separated from the rain.`, hoursWith(kind)];
    case "flow":
      return [t`${subject} cannot be separated from the river level.`, hoursWith(kind)];
    case "levelTrend":
      return [t`${subject} cannot be separated from the river trend.`, hoursWith(kind)];
  }
}

/** Returns text such as "52 of its 58 hours had a high river." */
function hoursWith({ factor, bin, hours, ofKind }: GoesWith): string {
  const [some, all] = [whole(ofKind), whole(hours)];
  const subject = inSentence(findBinName(factor, bin)?.subject ?? bin);
  return t`${some} of its ${all} hours had ${subject}.`;
}

/** How certain the result of a factor is; `null` before there are verdicts. */
export type Mark = "found" | "apart" | "open" | null;

export function markOf(bins: readonly Pick<NamedBin, "verdict">[]): Mark {
  const codes = new Set(bins.flatMap(({ verdict }) => verdict?.code ?? []));
  if (codes.size === 0) return null;
  if (codes.has("better") || codes.has("worse")) return "found";
  return codes.has("goesWith") ? "apart" : "open";
}

function whole(hours: number): string {
  return formatDecimals(hours, { min: 0, max: 0, isGrouped: true });
}

/** Returns text such as "52 of its 58 hours are evening hours." */
function hoursOfLight({ bin, hours, ofKind }: GoesWith): string {
  const [some, all] = [whole(ofKind), whole(hours)];
  switch (bin) {
    case "night":
      return t`${some} of its ${all} hours are night hours.`;
    case "firstLight":
      return t`${some} of its ${all} hours are in first light.`;
    case "morning":
      return t`${some} of its ${all} hours are morning hours.`;
    case "midday":
      return t`${some} of its ${all} hours are around midday.`;
    default:
      return t`${some} of its ${all} hours are evening hours.`;
  }
}

/** Returns text such as "Found at 51 trips, May 3, 2026. Still holds at 76."; `null` if nothing is claimed. */
export function describeWhenFound(verdicts: readonly (Verdict | null)[], lastLook: number): string | null {
  const found = verdicts.flatMap((verdict) => foundIn(verdict) ?? []);
  const first = found.toSorted((one, other) => one.outings - other.outings)[0];
  if (!first) return null;
  const { outings: trips } = first;
  const day = formatDay(first.day);
  const foundAt = t`Found at ${plural(trips, { one: "# trip", other: "# trips" })}, ${day}.`;
  return lastLook > trips ? [foundAt, t`Still holds at ${lastLook}.`].join(" ") : foundAt;
}

interface Finding {
  /** For example, "First light is better for you: about 1.8 times, likely 1.2 to 2.6." */
  claim: string;
  /** Says when it was found. */
  look: string;
}

/** Returns a finding for each factor that has one, newest first. */
export function listFindings(factors: readonly (readonly NamedBin[])[], lastLook: number): Finding[] {
  const findings = factors.flatMap((bins) => {
    const verdicts = bins.map(({ verdict }) => verdict);
    const [claim] = describeFactorVerdict(bins);
    const look = describeWhenFound(verdicts, lastLook);
    const since = Math.min(...verdicts.flatMap((verdict) => foundIn(verdict)?.outings ?? []));
    return claim !== undefined && look !== null ? [{ claim, look, since }] : [];
  });
  return findings.toSorted((one, other) => other.since - one.since);
}

function foundIn(verdict: Verdict | null): Look | null {
  return verdict?.code === "better" || verdict?.code === "worse" ? verdict.found : null;
}

/** Returns text such as "Last checked at 76 trips, May 3, 2026. Next at 114." */
export function describeLooks({ outings: trips, day }: Look, now: number): string {
  const last = t`Last checked at ${plural(trips, { one: "# trip", other: "# trips" })}, ${formatDay(day)}.`;
  const next = nextLook(now);
  return next === null ? last : [last, t`Next at ${next}.`].join(" ");
}

/** Returns a ratio such as "1.8". */
export function formatTimesAsMany(ratio: number): string {
  return formatDecimals(ratio, { min: 1, max: 1, isGrouped: false });
}

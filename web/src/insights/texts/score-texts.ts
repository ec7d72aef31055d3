import type { FishingRating } from "@creel/domain/fishing-score/rating";
import type { ScoreHistory } from "@creel/domain/insights/score/score-history";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { formatDay } from "../../dates/format-day.ts";
import type { ReportScore, ScoreEvidence } from "../report/report.ts";
import { formatTimesAsMany } from "./verdict-texts.ts";

const BANDS: Record<FishingRating, MessageDescriptor> = {
  excellent: msg`75 and up`,
  good: msg`60 to 74`,
  fair: msg`45 to 59`,
  poor: msg`under 45`,
};

export function bandName(band: FishingRating): string {
  return i18n._(BANDS[band]);
}

/** Says whether the score works for this angler, no stronger than the numbers allow. */
export function describeScore({ verdict, slope }: Pick<ReportScore, "verdict" | "slope">): string {
  const { trips } = verdict;
  const sample = t`${plural(trips, { one: "# trip", other: "# trips" })}`;
  if (verdict.code === "noEvidence") {
    return trips < verdict.of
      ? t`No results yet: ${trips} of ${verdict.of} trips.`
      : t`No results yet: too few fish in ${sample}.`;
  }
  if (verdict.code === "littleDifference") return t`It makes little difference for you. ${sample}.`;
  if (verdict.code === "speaksAgainst") return t`Your log points the other way. ${sample}.`;
  if (verdict.code === "cannotTell" || !slope) return t`Not enough to tell yet. ${sample}.`;
  const times = formatTimesAsMany(slope.ratio);
  const low = formatTimesAsMany(slope.likely.low);
  const high = formatTimesAsMany(slope.likely.high);
  return t`It helps you pick the hour: good hours had about ${times} times the fish of poor ones, likely ${low} to ${high}. ${sample}.`;
}

/**
 * Returns text such as "In 58 of 100 pairs of hours of the same trip the better-scored hour had more fish."; empty
 * without pairs.
 */
export function describeHourPairs({ hours }: Pick<ReportScore, "hours">): string {
  if (!hours || hours.pairs.pairs === 0) return "";
  const share = Math.round((100 * hours.pairs.concordant) / hours.pairs.pairs);
  return t`In ${share} of 100 pairs of hours from the same trip, the better-scored hour had more fish. 50 is luck, 56 is good.`;
}

/**
 * Says whether the score picks the day, based on pairs of trips of one season, water and target. Claims it only if the
 * log can tell, which is rare with few trips of each. Empty without pairs.
 */
export function describeDayPairs({ days }: Pick<ReportScore, "days">): string {
  if (!days || days.pairs.pairs === 0) return "";
  const share = Math.round((100 * days.pairs.concordant) / days.pairs.pairs);
  return days.isClaim
    ? t`It also helps you pick the day: in ${share} of 100 pairs of trips with the same season, water and target, the better-scored trip had more fish per hour.`
    : t`Not enough to tell yet if it helps you pick the day: in ${share} of 100 pairs of trips with the same season, water and target, the better-scored trip had more fish per hour.`;
}

/** Says that there is no evidence yet because the rule has changed, or else returns an empty string. */
export function describeOldRules({ verdict, tripsOfOldRules: trips }: ScoreEvidence): string {
  if (trips === 0 || verdict.code !== "noEvidence") return "";
  return t`${plural(trips, { one: "The score’s rule changed: # earlier trip doesn’t count.", other: "The score’s rule changed: # earlier trips don’t count." })}`;
}

/** Says how many trips have a score that arrived after they were over; empty if there are none. */
export function describeLateScores(late: number): string {
  if (late === 0) return "";
  return t`${plural(late, { one: "# trip was scored after it ended and doesn’t count.", other: "# trips were scored after they ended and don’t count." })}`;
}

/** Says since when scores have been saved, and which series ended because the rule changed, in a sentence each. */
export function describeScoreHistory({ predictedSince, ended }: ScoreHistory): string[] {
  const since = predictedSince && formatDay(predictedSince);
  return [
    ...(since === null ? [] : [t`No scores were saved before ${since}.`]),
    ...ended.map(({ trips, from, to }) => {
      const [first, last] = [formatDay(from), formatDay(to)];
      return t`${plural(trips, { one: `The score’s rule changed: # trip, on ${first}, was scored with the old one and no longer counts.`, other: `The score’s rule changed: # trips, ${first} to ${last}, were scored with the old one and no longer count.` })}`;
    }),
  ];
}

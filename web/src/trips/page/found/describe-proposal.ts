import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { formatHours, formatLongDay, formatTimes } from "../../../dates/format-trip.ts";
import type { Units } from "../../../units/make-units.ts";

/** As in "Saturday, May 24, 2025, first to last fish 6:15 – 9:50 AM". */
export function describeWhen({ day, started_at, ended_at, time_zone }: Proposal): string {
  const date = formatLongDay(day);
  if (started_at === null) return t`${date}, time not known`;
  const times = formatTimes({ started_at, ended_at: ended_at ?? started_at, time_zone });
  return started_at === ended_at ? t`${date}, the fish at ${times}` : t`${date}, first to last fish ${times}`;
}

/** That nobody knows them, and how many there are at least. */
export function describeHours({ started_at, ended_at }: Proposal): string {
  return started_at === ended_at
    ? t`When you began and stopped is not known.`
    : t`When you began and stopped is not known: the trip lasted at least so long.`;
}

type Reason = Proposal["reasons"][number];

const REASONS: Record<Exclude<Reason["code"], "gap">, ReturnType<typeof msg>> = {
  place_unknown: msg`The place of some fish is not known.`,
  time_unknown: msg`The time of some fish is not known.`,
  single_catch: msg`It is a single fish.`,
  samples: msg`It is from the sample log.`,
};

/** Why its fish seem to be of one trip, or why that is doubtful. */
export function describeReason({ code, hours = 0, km = 0 }: Reason, units: Units): string {
  if (code !== "gap") return i18n._(REASONS[code]);
  const time = formatHours(hours);
  const distance = units.formatDistance(MILES_TO_KILOMETERS.toApi(km));
  return km > 0
    ? t`From one fish to the next: ${time} h and ${distance} at most.`
    : t`From one fish to the next: ${time} h at most, at one place.`;
}

const CONFIDENCE = { high: msg`Likely one trip`, medium: msg`Perhaps one trip`, low: msg`Uncertain` };

export function describeConfidence({ confidence }: Proposal): string {
  return i18n._(CONFIDENCE[confidence]);
}

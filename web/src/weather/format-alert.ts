import type { Alert, AlertSeverity } from "@creel/domain/weather/alert";
import { alertEnd, countAlerts, fishingImpact, type FishingImpact } from "@creel/domain/weather/alert-codes";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";

const IMPACTS: Record<FishingImpact, MessageDescriptor> = {
  stayOffOpenWater: msg`Not recommended: stay off open water.`,
  checkMarineConditions: msg`Check marine conditions before you go out.`,
  shoreAffected: msg`Shore fishing affected.`,
  reducedVisibility: msg`Reduced visibility: run slow, lights on.`,
  postpone: msg`Postpone your trip.`,
};

const SEVERITIES: Record<AlertSeverity, MessageDescriptor> = {
  extreme: msg`Extreme`,
  severe: msg`Severe`,
  moderate: msg`Moderate`,
  minor: msg({ message: "Minor", context: "severity of an alert" }),
};

export function severityName(severity: AlertSeverity): string {
  return i18n._(SEVERITIES[severity]);
}

/** Describes how an alert affects fishing. */
export function formatImpact(alert: Alert): string | null {
  const impact = fishingImpact(alert);
  return impact && i18n._(IMPACTS[impact]);
}

/** Returns the end, such as "Expires: Soon", "ends in 5 h" or "ends 23 Nov". */
export function formatEnd({ ends }: Alert, now: Date): string | null {
  const end = alertEnd(ends, now);
  if (end === null) return null;
  if (end.code === "withinTheHour") return t`Expires: Soon`;
  if (end.code === "withinTheDay") {
    const { hours } = end.values;
    return t`ends in ${hours} h`;
  }
  const format = new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "short" });
  const date = format.format(end.values.end);
  return t`ends ${date}`;
}

/** Returns `null` if there are too few alerts to sum up. */
export function formatSummary(alerts: readonly Alert[]): string | null {
  const counts = countAlerts(alerts);
  if (!counts) return null;
  const { count, extreme, severe } = counts;
  if (extreme > 0 && severe > 0) return t`${count} alerts are active, ${extreme} extreme, ${severe} severe`;
  if (extreme > 0) return t`${count} alerts are active, ${extreme} extreme`;
  return severe > 0 ? t`${count} alerts are active, ${severe} severe` : t`${count} alerts are active`;
}

/** Returns the text that screen readers announce. */
export function formatNews(alert: Alert): string {
  const { event, severity } = alert;
  const grave = i18n._(SEVERITIES[severity]).toLocaleLowerCase(i18n.locale);
  return [t`Weather alert: ${event}, ${grave}.`, formatImpact(alert)].filter(Boolean).join(" ");
}

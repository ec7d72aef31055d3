import type { SevereAlert } from "@creel/domain/fishing-score/fishing-hour";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { ALERT_SEVERITIES, type Alert, type AlertsAnswer } from "@creel/domain/weather/alert";

import { pointsAround } from "../alerts/points-of-cell.ts";
import type { CachedAnswer } from "../cache/cached-question.ts";
import { askedCell } from "../sources/asked-cell.ts";
import { holds } from "../sources/point-in-area.ts";
import type { ActiveAlerts, AlertSource } from "../sources/sources.ts";

const NOT_COVERED: AlertsAnswer = {
  alerts: [],
  covered: false,
  source: null,
  observedAt: null,
  staleSeconds: null,
  attribution: [],
};

/**
 * Returns the alerts that apply to the place, the worst first, then by end. Alerts that are over are left out. An alert
 * applies if its outline contains the place or, without an outline, if it holds at one of the surrounding points.
 */
export function presentAlerts(
  { answer, answeredAt, staleSeconds }: CachedAnswer<ActiveAlerts>,
  { name, attribution }: AlertSource,
  { place, now }: { place: Coordinates; now: Date },
): AlertsAnswer {
  const around = new Set(pointsAround(place, askedCell(place, "alerts").cell));
  const isAround = (points: readonly number[]) => points.some((point) => around.has(point));
  if (!isAround(answer.covered)) return NOT_COVERED;
  const alerts = answer.alerts
    .filter(({ area, points }) => (area ? holds(area, place) : isAround(points)))
    .map(({ alert }) => alert);
  return {
    alerts: alerts.filter((alert) => endOf(alert) > now.getTime()).toSorted(worstFirst),
    covered: true,
    source: name,
    observedAt: answeredAt.toISOString(),
    staleSeconds,
    attribution: [attribution],
  };
}

/** Combines the answers of all services that cover a place. Services do not share alert ids. */
export function mergeAlerts(answers: readonly AlertsAnswer[]): AlertsAnswer {
  const covered = answers.filter((answer) => answer.covered);
  const [first] = covered;
  if (!first) return NOT_COVERED;
  const ages = covered.flatMap(({ staleSeconds }) => staleSeconds ?? []);
  return {
    ...first,
    alerts: covered.flatMap(({ alerts }) => alerts).toSorted(worstFirst),
    staleSeconds: ages.length > 0 ? Math.max(...ages) : null,
    attribution: covered.flatMap(({ attribution }) => attribution),
  };
}

/** Returns the alert that limits the score: the worst one, if it is severe or extreme. */
export function severeAlertOf({ alerts: [worst] }: AlertsAnswer): SevereAlert | null {
  if (!worst || (worst.severity !== "extreme" && worst.severity !== "severe")) return null;
  return { event: worst.event, until: worst.ends === null ? null : new Date(worst.ends) };
}

function worstFirst(one: Alert, other: Alert): number {
  return rank(one) - rank(other) || endOf(one) - endOf(other) || one.id.localeCompare(other.id);
}

function rank({ severity }: Alert): number {
  return ALERT_SEVERITIES.indexOf(severity);
}

/** An alert without an end counts as never ending. */
function endOf({ ends }: Alert): number {
  return ends === null ? Number.MAX_SAFE_INTEGER : Date.parse(ends);
}

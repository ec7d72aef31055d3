import { HOUR_MS } from "../dates/units-of-time.ts";
import type { Alert, AlertSeverity } from "./alert.ts";

const FOLDED_FROM_LENGTH = 150;
const DAY_HOURS = 24;

/** The effect of an alert on fishing. */
export type FishingImpact =
  | "stayOffOpenWater"
  | "checkMarineConditions"
  | "shoreAffected"
  | "reducedVisibility"
  | "postpone";

/** When the alert ends; `hours` are rounded down. */
export type AlertEnd =
  | { code: "withinTheHour" }
  | { code: "withinTheDay"; values: { hours: number } }
  | { code: "later"; values: { end: Date } };

interface AlertCounts {
  count: number;
  extreme: number;
  severe: number;
}

const IMPACTS: readonly { words: readonly string[]; impact: FishingImpact }[] = [
  { words: ["gale", "storm", "hurricane"], impact: "stayOffOpenWater" },
  { words: ["wind", "marine"], impact: "checkMarineConditions" },
  { words: ["flood", "rain"], impact: "shoreAffected" },
  { words: ["fog"], impact: "reducedVisibility" },
];

export function isSevere(severity: AlertSeverity): boolean {
  return severity === "extreme" || severity === "severe";
}

export function fishingImpact({ event, severity }: Pick<Alert, "event" | "severity">): FishingImpact | null {
  const lower = event.toLowerCase();
  const found = IMPACTS.find(({ words }) => words.some((word) => lower.includes(word)));
  if (found) return found.impact;
  return isSevere(severity) ? "postpone" : null;
}

/** Returns `null` if the end is unknown. */
export function alertEnd(ends: string | null, now: Date): AlertEnd | null {
  const end = new Date(ends ?? Number.NaN);
  if (Number.isNaN(end.getTime())) return null;
  const hours = (end.getTime() - now.getTime()) / HOUR_MS;
  if (hours < 1) return { code: "withinTheHour" };
  if (hours < DAY_HOURS) return { code: "withinTheDay", values: { hours: Math.floor(hours) } };
  return { code: "later", values: { end } };
}

export function isFolded(description: string): boolean {
  return description.length > FOLDED_FROM_LENGTH;
}

/** Returns `null` for fewer than two alerts, which need no summary. */
export function countAlerts(alerts: readonly Pick<Alert, "severity">[]): AlertCounts | null {
  if (alerts.length < 2) return null;
  const countOf = (severity: AlertSeverity) => alerts.filter((alert) => alert.severity === severity).length;
  return { count: alerts.length, extreme: countOf("extreme"), severe: countOf("severe") };
}

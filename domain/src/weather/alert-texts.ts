import { HOUR_MS } from "../dates/units-of-time.ts";
import type { Alert, AlertSeverity } from "./alert.ts";

const FOLDED_FROM_LENGTH = 150;
const DAY_HOURS = 24;

const IMPACTS = [
  { words: ["gale", "storm", "hurricane"], text: "Not recommended: stay off open water." },
  { words: ["wind", "marine"], text: "Check marine conditions before you go out." },
  { words: ["flood", "rain"], text: "Shore fishing affected." },
  { words: ["fog"], text: "Reduced visibility: run slow, lights on." },
];

export function isSevere(severity: AlertSeverity): boolean {
  return severity === "extreme" || severity === "severe";
}

export function fishingImpact({ event, severity }: Pick<Alert, "event" | "severity">): string | null {
  const lower = event.toLowerCase();
  const impact = IMPACTS.find(({ words }) => words.some((word) => lower.includes(word)));
  if (impact) return impact.text;
  return isSevere(severity) ? "Postpone your trip." : null;
}

/** "Soon" within the hour, "5 h" (rounded down) within the day, else a date; `null` when the end is not known. */
export function expiryText(
  ends: string | null,
  now: Date,
  formatDate: (date: Date) => string,
): string | null {
  const end = new Date(ends ?? Number.NaN);
  if (Number.isNaN(end.getTime())) return null;
  const hours = (end.getTime() - now.getTime()) / HOUR_MS;
  if (hours < 1) return "Soon";
  return hours < DAY_HOURS ? `${Math.floor(hours)} h` : formatDate(end);
}

export function isFolded(description: string): boolean {
  return description.length > FOLDED_FROM_LENGTH;
}

export function summarizeAlerts(alerts: readonly Pick<Alert, "severity">[]): string | null {
  if (alerts.length < 2) return null;
  const counts = (["extreme", "severe"] as const).flatMap((severity) => {
    const count = alerts.filter((alert) => alert.severity === severity).length;
    return count > 0 ? [`${count} ${severity}`] : [];
  });
  return [`${alerts.length} alerts are active`, ...counts].join(", ");
}

import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";

export const TIDES = ["rising", "falling", "slack"] as const;
export type Tide = (typeof TIDES)[number];

/** High or low water. */
export interface Turn {
  /** ISO 8601 in UTC. */
  time: string;
  type: "high" | "low";
}

/** The water hardly moves this long before and after a turn. */
const SLACK_MS = 45 * MINUTE_MS;
/** Even with one high water per day, the next low follows within a lunar day of 24 h 50 min. */
export const LONGEST_TIDE_MS = 25 * HOUR_MS;

/**
 * @param turns in chronological order
 * @returns `null` if the turns around the time are unknown
 */
export function tideAt(turns: readonly Turn[], instant: Date): Tide | null {
  const now = instant.getTime();
  const timed = turns.map(({ time, type }) => ({ at: Date.parse(time), type }));
  if (timed.some(({ at }) => Math.abs(at - now) <= SLACK_MS)) return "slack";
  const before = timed.findLast(({ at }) => at < now);
  const after = timed.find(({ at }) => at > now);
  // Two consecutive turns of the same type mean that one is missing.
  if (!before || !after || before.type === after.type || after.at - before.at > LONGEST_TIDE_MS) return null;
  return after.type === "high" ? "rising" : "falling";
}

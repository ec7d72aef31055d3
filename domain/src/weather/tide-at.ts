import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";

export const TIDES = ["rising", "falling", "slack"] as const;
export type Tide = (typeof TIDES)[number];

/** High or low water. */
export interface Turn {
  /** ISO 8601 in UTC. */
  time: string;
  type: "high" | "low";
}

/** To either side of a turn the water hardly moves. */
const SLACK_MS = 45 * MINUTE_MS;
/** Even where one high water comes a day, the next low follows within a lunar day of 24 h 50 min. */
const LONGEST_MS = 25 * HOUR_MS;

/**
 * @param turns in the order of time
 * @returns `null` where the turns around the instant are not known
 */
export function tideAt(turns: readonly Turn[], instant: Date): Tide | null {
  const now = instant.getTime();
  const timed = turns.map(({ time, type }) => ({ at: Date.parse(time), type }));
  if (timed.some(({ at }) => Math.abs(at - now) <= SLACK_MS)) return "slack";
  const before = timed.findLast(({ at }) => at < now);
  const after = timed.find(({ at }) => at > now);
  // Between two of a kind, one is missing.
  if (!before || !after || before.type === after.type || after.at - before.at > LONGEST_MS) return null;
  return after.type === "high" ? "rising" : "falling";
}
